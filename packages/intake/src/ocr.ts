/** What reads the words in a picture. The analyser gives Tesseract; a test may give a stand-in. */
import type { PageMap } from '@plainletter/contracts/upload'

/** Degrees clockwise by which the picture is turned before it is read. */
export type Turn = 0 | 90 | 180 | 270

/** What was read: `confidence` is 0 to 100, the mean over the words. */
export type Recognised = {
  text: string
  confidence: number
  /** The page lies on its side: its words can be read, but not which of them share a line. */
  sideways?: boolean
}

export interface Ocr {
  /** Reads a JPEG, PNG, GIF or PGM picture. Throws when the picture cannot be decoded. */
  recognise: (image: Uint8Array, options: { turn: Turn }) => Promise<Recognised>
  /** A second reader for pages that come out badly: their words, or null. It is given a grey PNG file, upright. */
  reread?: (png: Uint8Array) => Promise<string | null>
}

/** Starts the recogniser with the first picture: most uploads are text and never need it. */
export function lazyOcr(start: () => Promise<Pick<Ocr, 'recognise'>>): Ocr {
  let started: ReturnType<typeof start> | null = null
  return {
    recognise: async (image, options) => {
      started ??= start()
      return (await started).recognise(image, options)
    },
  }
}

/** Whatever a page came out as, before it gets its place in the whole text. */
export type ReadPage = {
  text: string
  method: PageMap['method']
  confidence: number
  turned?: number
}

/** Fewer letters than this on a page of a document, and its pictures are read instead. */
export const FEW_LETTERS = 40

/** Letters and digits of any script in the text. */
export function countLetters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}
