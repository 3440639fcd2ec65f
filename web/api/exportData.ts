/** The file as the server sends it, or why there is none. */
export const fetchExport = async (): Promise<{ readonly file: Blob } | { readonly problem: string }> => {
  const answer = await fetch('/export', { credentials: 'same-origin', cache: 'no-store' })
  if (answer.ok) return { file: await answer.blob() }
  const { errors } = (await answer.json()) as { readonly errors: readonly { readonly message: string }[] }
  return { problem: errors[0]?.message ?? String(answer.status) }
}
