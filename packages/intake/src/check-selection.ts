import type { Refusal } from '@plainletter/contracts/upload'
/** The limits on a selection of files as a whole, checked before any file is opened. */
import { UPLOAD_LIMITS } from '@plainletter/contracts/upload-rules'

import { refusal } from './intake-error.ts'

/** Refusals for the number of files and their sizes in bytes; an empty list when all is well. */
export function checkSelection(files: readonly { size: number }[]): Refusal[] {
  if (files.length > UPLOAD_LIMITS.files) return [refusal('too_many_files')]
  const total = files.reduce((sum, file) => sum + file.size, 0)
  if (total > UPLOAD_LIMITS.totalBytes) return [refusal('too_large_in_all')]
  return files.flatMap((file, index) => checkSize(file.size, index))
}

function checkSize(size: number, index: number): Refusal[] {
  if (size === 0) return [refusal('empty', index)]
  return size > UPLOAD_LIMITS.fileBytes ? [refusal('too_large', index)] : []
}
