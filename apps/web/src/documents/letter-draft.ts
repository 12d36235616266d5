import type { CountryCode, Language } from '@plainletter/contracts/country'
import { FILE_ENDINGS } from '@plainletter/contracts/upload-rules'

/** What a person has put together so far. Never changed in place: the same object means the same intent. */
export interface LetterDraft {
  readonly files: readonly File[]
  /** Kept, but not sent, while files are chosen. */
  readonly text: string
  readonly goal: string
  readonly country: CountryCode
  readonly language: Language
}

/** Nothing to read yet: no file, and no text besides spaces. */
export function isEmpty({ files, text }: Pick<LetterDraft, 'files' | 'text'>): boolean {
  return files.length === 0 && text.trim() === ''
}

/** The multipart fields of POST /api/documents/analyze. Files are sent instead of the text, never both. */
export function asFormData(draft: LetterDraft): FormData {
  const form = new FormData()
  form.set('country', draft.country)
  form.set('language', draft.language)
  form.set('userGoal', draft.goal.trim())
  if (draft.files.length === 0) {
    form.set('textQuestion', draft.text)
    return form
  }
  form.set('isImage', String(draft.files.every(isPicture)))
  form.set('fileCount', String(draft.files.length))
  for (const file of draft.files) form.append('documents', file, file.name)
  return form
}

const PICTURE_ENDINGS: readonly string[] = [
  ...FILE_ENDINGS.jpeg,
  ...FILE_ENDINGS.png,
  ...FILE_ENDINGS.gif,
]

function isPicture(file: File): boolean {
  return PICTURE_ENDINGS.includes(file.name.toLowerCase().split('.').at(-1) ?? '')
}
