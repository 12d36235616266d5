import type { FieldErrors } from 'react-hook-form'

import { ApiError } from '../api-error.ts'
import { describeError } from '../errors.ts'

export interface ListedError {
  controlId: string
  message: string
}

/** Errors of a form in the order of its fields, then the server's refusal, led to the field it names. */
export function listFieldErrors<Name extends string>(
  names: readonly Name[],
  errors: FieldErrors<Record<Name, string>>,
): ListedError[] {
  const byName: Partial<Record<string, { message?: string | undefined }>> = errors
  return names.flatMap((name) => {
    const message = byName[name]?.message
    return message === undefined ? [] : [{ controlId: name, message }]
  })
}

/** What the server refused: its words per field, or one line that leads to the first field. */
export function listServerErrors(error: unknown, first: string, fallback: string): ListedError[] {
  if (error === null) return []
  const fields = error instanceof ApiError ? Object.entries(error.body?.fields ?? {}) : []
  if (fields.length === 0) return [{ controlId: first, message: describeError(error, fallback) }]
  return fields.map(([controlId, message]) => ({ controlId, message }))
}
