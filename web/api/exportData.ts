/** The file as the server sends it, or why there is none. */
export const fetchExport = async (): Promise<{ readonly file: Blob } | { readonly problem: string }> => {
  const answer = await fetch('/export', { credentials: 'same-origin', cache: 'no-store' })
  if (answer.ok) return { file: await answer.blob() }
  const { errors } = (await answer.json()) as { readonly errors: readonly { readonly message: string }[] }
  return { problem: errors[0]?.message ?? String(answer.status) }
}

/** Hands a file to the browser, which saves it. */
export const save = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
