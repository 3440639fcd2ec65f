import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import type { z } from 'zod'

/** Puts what a schema objects to beside the fields; true when nothing. */
export const check = <Values extends FieldValues>(
  schema: z.ZodType,
  values: Values,
  setError: UseFormSetError<Values>,
): boolean => {
  const result = schema.safeParse(values)
  for (const issue of result.error?.issues ?? []) {
    const name = Object.keys(values).find((key) => key === issue.path[0])
    if (name) setError(name as Path<Values>, { message: issue.message }, { shouldFocus: true })
  }
  return result.success
}
