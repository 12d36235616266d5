/** What an upload is made of, and why one is refused. upload-rules.ts has the limits and the words. */
import * as z from 'zod/mini'

export const FileKind = z.enum(['pdf', 'doc', 'docx', 'txt', 'jpeg', 'png', 'gif'])
export type FileKind = z.infer<typeof FileKind>

/** Why a file cannot be read. Each refusal tells the person the next step, and charges nothing. */
export const RefusalCode = z.enum([
  'too_many_files',
  'too_large',
  'too_large_in_all',
  'empty',
  'password_protected',
  'unreadable',
  'unsupported',
  'wrong_content',
  'heic',
  'too_many_pages',
  'image_too_large',
  'no_text_found',
  'unsafe_archive',
])
export type RefusalCode = z.infer<typeof RefusalCode>

/** A refusal as it is stored and answered. `file` is the 0-based position in the upload; its name stays sealed. */
export const Refusal = z.object({
  code: RefusalCode,
  message: z.string(),
  file: z.optional(z.int()),
})
export type Refusal = z.infer<typeof Refusal>

/** Where each page of the upload lies in the text, and how well it could be read. */
export const PageMap = z.object({
  file: z.int(),
  page: z.int(),
  start: z.int(),
  end: z.int(),
  /** `model`: a model that sees has read a photo on which our own recogniser failed. */
  method: z.enum(['text', 'ocr', 'model']),
  /** 0 to 100, from the text recogniser; 100 for text that needed none. */
  confidence: z.number(),
  /** Degrees by which the photo had to be turned to be read. */
  turned: z.optional(z.int()),
})
export type PageMap = z.infer<typeof PageMap>
