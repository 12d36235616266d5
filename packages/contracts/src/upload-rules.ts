/** What may be uploaded, the limits, and the refusals. The browser and the server check against this one list. */
import type { FileKind, RefusalCode } from './upload.ts'

const MB = 1024 * 1024

export const UPLOAD_LIMITS = {
  files: 10,
  fileBytes: 10 * MB,
  totalBytes: 95 * MB,
  pages: 200,
  inflatedBytes: 50 * MB,
  zipEntries: 1_000,
  inflateRatio: 100,
  imagePixels: 50_000_000,
  textCharacters: 600_000,
  questionCharacters: 20_000,
  goalCharacters: 2_000,
  fileErrorsListed: 3,
  detailHintCharacters: 50,
} as const

/** File name endings that stand for each kind. */
export const FILE_ENDINGS = {
  pdf: ['pdf'],
  doc: ['doc'],
  docx: ['docx'],
  txt: ['txt'],
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  gif: ['gif'],
} as const satisfies Record<FileKind, readonly string[]>

export const ACCEPTED_ENDINGS = Object.values(FILE_ENDINGS)
  .flat()
  .map((ending) => `.${ending}`)

/** The messages of the specification for a selection of files, to the letter. */
export const UPLOAD_MESSAGES = {
  tooManyFilesTitle: 'Too many files',
  tooManyFiles: 'Please select up to 10 files for multi-page documents.',
  tooLarge: 'File too large (max 10MB)',
  unsupported: 'Unsupported file type',
  duplicates: 'Duplicate files were skipped.',
  countryRequired: 'Country Required: Please select a country/jurisdiction',
  documentRequired: 'Document Required: Please provide either a document or text question',
} as const

/** Each refusal tells the person the next step, and charges nothing. */
export const REFUSAL_MESSAGES = {
  too_many_files: 'Please select up to 10 files for multi-page documents.',
  too_large:
    'File too large (max 10MB). Take a photo of each page instead, or save the file in a smaller size.',
  too_large_in_all: 'These files are more than 95MB together. Send fewer pages at a time.',
  empty: 'This file is empty. Choose the file again, or take a photo of the letter.',
  password_protected:
    'This file has a password. Open it, save a copy without the password, and send the copy.',
  unreadable:
    'We could not open this file. It may be damaged. Save it again as a PDF, or take a photo of the letter.',
  unsupported:
    'Unsupported file type. Send a PDF, a Word file, a text file, or a JPEG, PNG or GIF picture.',
  wrong_content:
    'What is inside this file does not match its name. Save it again in its own format, or take a photo of the letter.',
  heic: 'This photo is in the HEIC format. On your phone, share it as a JPEG: Settings, Camera, Formats, Most Compatible. Or take a screenshot of it.',
  too_many_pages: 'This document has more than 200 pages. Send only the pages of the letter.',
  image_too_large:
    'This picture is too large to read. Take it again at a normal size, or save it as a JPEG.',
  no_text_found:
    'We could not find any words to read. Take the photo again in good light, flat and close, with the whole page in view.',
  unsafe_archive:
    'This Word file is packed in an unsafe way. Open it, save it again as a new file, and send that.',
} as const satisfies Record<RefusalCode, string>

/** Below this a page is named to the person as badly photographed. */
export const POOR_PAGE_CONFIDENCE = 78
