import { AnalyzeText } from '@plainletter/contracts/document'
import type { RefusalCode } from '@plainletter/contracts/upload'
import { REFUSAL_MESSAGES, UPLOAD_LIMITS } from '@plainletter/contracts/upload-rules'
import { sniffFile } from '@plainletter/intake/sniff'
import { TYPED_NAME } from '@plainletter/store/sealed-document'
import { utf8 } from '@plainletter/vault/bytes'
import type { Bytes } from '@plainletter/vault/bytes'
import { sha256Hex } from '@plainletter/vault/digest'
/**
 * Takes the request body apart, one file in memory at a time: each file is checked, sealed and stored before the next
 * one is read. Nothing is charged here; a refusal leaves nothing behind.
 */
import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  parseMultipartRequest,
} from '@remix-run/multipart-parser'
import type { MultipartPart } from '@remix-run/multipart-parser'

import { AppError } from '../errors.ts'
import { mediaTypeOf } from '../media-type.ts'
import { readJson } from './read-json.ts'

/** Named fields, and for each file its name, size and digest. The bytes are already with `keep`. */
export interface ReceivedUpload {
  readonly fields: Readonly<Record<string, string | undefined>>
  readonly files: readonly ReceivedFile[]
}

export interface ReceivedFile {
  readonly name: string
  readonly size: number
  readonly digest: string
}

/** Stores one file. `index` is its place in the document. */
export type KeepFile = (index: number, bytes: Bytes) => Promise<void>

const FIELDS = new Set(['country', 'language', 'userGoal', 'textQuestion', 'isImage', 'fileCount'])
const FILES_FIELD = 'documents'
/** The longest text, with every character written as an escape of six bytes, and the other fields. */
const JSON_BYTES_MAX = 6 * UPLOAD_LIMITS.textCharacters + 64 * 1024

export async function receiveUpload(request: Request, keep: KeepFile): Promise<ReceivedUpload> {
  const type = mediaTypeOf(request.headers.get('Content-Type'))
  if (type === 'multipart/form-data') return receiveMultipart(request, keep)
  if (type === 'application/json') return receiveJson(request, keep)
  throw new AppError('unsupported_media_type', 'Send the letter as multipart/form-data or as JSON')
}

async function receiveJson(request: Request, keep: KeepFile): Promise<ReceivedUpload> {
  const parsed = AnalyzeText.safeParse(await readJson(request, JSON_BYTES_MAX))
  if (!parsed.success) throw new AppError('invalid_input', 'Send {"text": "...", "country": "gb"}')
  const { text, textQuestion, ...fields } = parsed.data
  const typed = await receiveTyped(textQuestion ?? text, keep)
  return { fields, files: typed ? [typed] : [] }
}

async function receiveMultipart(request: Request, keep: KeepFile): Promise<ReceivedUpload> {
  const fields: Record<string, string> = {}
  const files: ReceivedFile[] = []
  for await (const part of partsOf(request)) {
    if (part.isFile) files.push(await receiveFile(part, files.length, keep))
    else addField(fields, part)
  }
  const { textQuestion, ...rest } = fields
  const typed = files.length === 0 ? await receiveTyped(textQuestion, keep) : undefined
  return { fields: rest, files: typed ? [typed] : files }
}

/** The parts as they arrive. Whatever goes wrong in here is in what was sent, or in the line that it came over. */
async function* partsOf(request: Request): AsyncGenerator<MultipartPart> {
  let files = 0
  try {
    const limits = {
      maxFileSize: UPLOAD_LIMITS.fileBytes,
      maxTotalSize: UPLOAD_LIMITS.totalBytes,
      maxParts: UPLOAD_LIMITS.files + FIELDS.size,
    }
    for await (const part of parseMultipartRequest(request, limits)) {
      yield part
      if (part.isFile) files += 1
    }
  } catch (error) {
    throw asRefusal(error, files)
  }
}

async function receiveFile(
  part: MultipartPart,
  index: number,
  keep: KeepFile,
): Promise<ReceivedFile> {
  if (part.name !== FILES_FIELD)
    throw new AppError('invalid_input', 'Send files in the field "documents"')
  if (index >= UPLOAD_LIMITS.files) throw refused('too_many_files')
  const file = { name: part.filename ?? 'document', bytes: new Uint8Array(part.arrayBuffer) }
  const sniffed = sniffFile(file, index)
  if (!sniffed.ok) throw refused(sniffed.refusal.code, index)
  await keep(index, file.bytes)
  return { name: file.name, size: file.bytes.length, digest: await sha256Hex(file.bytes) }
}

function addField(fields: Record<string, string>, part: MultipartPart): void {
  const name = part.name ?? ''
  if (!FIELDS.has(name)) throw new AppError('invalid_input', `Unknown field "${name.slice(0, 40)}"`)
  if (Object.hasOwn(fields, name))
    throw new AppError('invalid_input', `Send the field "${name}" once`)
  Object.assign(fields, { [name]: part.text })
}

async function receiveTyped(
  text: string | undefined,
  keep: KeepFile,
): Promise<ReceivedFile | undefined> {
  if (text === undefined || text.trim() === '') return undefined
  if (text.length > UPLOAD_LIMITS.textCharacters) throw refused('too_large')
  const bytes = utf8(text)
  await keep(0, bytes)
  return { name: TYPED_NAME, size: bytes.length, digest: await sha256Hex(bytes) }
}

function refused(code: RefusalCode, file?: number): AppError {
  const message = REFUSAL_MESSAGES[code]
  return new AppError('refused', message, {
    refusals: [file === undefined ? { code, message } : { code, message, file }],
  })
}

function asRefusal(error: unknown, file: number): AppError {
  if (error instanceof MaxFileSizeExceededError) return refused('too_large', file)
  if (error instanceof MaxTotalSizeExceededError) return refused('too_large_in_all')
  if (error instanceof MaxPartsExceededError) return refused('too_many_files')
  return new AppError('invalid_input', 'The upload did not arrive whole. Try again.')
}
