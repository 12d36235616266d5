import {
  ACCEPTED_ENDINGS,
  REFUSAL_MESSAGES,
  UPLOAD_LIMITS,
  UPLOAD_MESSAGES,
} from '@plainletter/contracts/upload-rules'

/** What we need to know of a file to judge it. The browser's File fits. */
export interface NamedFile {
  readonly name: string
  readonly size: number
}

export interface RefusedFile {
  readonly name: string
  readonly problem: string
  /** How to make it readable, where there is a way. */
  readonly help?: string
}

export interface Added<Chosen extends NamedFile> {
  /** All files now chosen, in the order of the pages. */
  readonly files: readonly Chosen[]
  readonly refused: readonly RefusedFile[]
  readonly hasDuplicates: boolean
  /** More files than one letter may have: nothing was added. */
  readonly isTooMany: boolean
}

/** Adds files to the chosen ones by the rules of the specification. Those that cannot be read are named, and left out. */
export function addFiles<Chosen extends NamedFile>(
  chosen: readonly Chosen[],
  incoming: readonly Chosen[],
): Added<Chosen> {
  const judged = incoming.map((file) => ({ file, problem: findProblem(file) }))
  const refused = judged.flatMap(({ problem }) => problem ?? [])
  const readable = judged.flatMap(({ file, problem }) => (problem ? [] : file))
  const names = new Set(chosen.map((file) => file.name))
  const fresh = readable.filter((file) => !names.has(file.name) && names.add(file.name))
  const isTooMany =
    incoming.length > UPLOAD_LIMITS.files || chosen.length + fresh.length > UPLOAD_LIMITS.files
  if (isTooMany) return { files: chosen, refused: [], hasDuplicates: false, isTooMany }
  const hasDuplicates = fresh.length < readable.length
  return { files: [...chosen, ...fresh], refused, hasDuplicates, isTooMany }
}

/** Why a file cannot be sent, or undefined when it can. */
function findProblem({ name, size }: NamedFile): RefusedFile | undefined {
  const ending = `.${name.toLowerCase().split('.').at(-1)}`
  if (ending === '.heic' || ending === '.heif') {
    return { name, problem: UPLOAD_MESSAGES.unsupported, help: REFUSAL_MESSAGES.heic }
  }
  if (!ACCEPTED_ENDINGS.includes(ending)) return { name, problem: UPLOAD_MESSAGES.unsupported }
  if (size > UPLOAD_LIMITS.fileBytes) return { name, problem: UPLOAD_MESSAGES.tooLarge }
  return size === 0 ? { name, problem: REFUSAL_MESSAGES.empty } : undefined
}

/** At most 3 refused files by name, and how many more there are. */
export function listRefused(refused: readonly RefusedFile[]) {
  const listed = refused.slice(0, UPLOAD_LIMITS.fileErrorsListed)
  return { listed, more: refused.length - listed.length }
}

/** The file at `from` moved one place up (-1) or down (1); unchanged at the ends. */
export function moveFile<Chosen>(
  files: readonly Chosen[],
  from: number,
  step: -1 | 1,
): readonly Chosen[] {
  const moved = files[from]
  const other = files[from + step]
  if (moved === undefined || other === undefined) return files
  return files.with(from, other).with(from + step, moved)
}
