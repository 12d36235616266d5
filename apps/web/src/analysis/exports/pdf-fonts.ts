import notoRanges from '@fontsource/noto-sans-jp/unicode.json'
import { create } from 'fontkit'

/** Gives the bytes of one file of our fonts, by its name. */
export type LoadFontFile = (file: string) => Promise<Uint8Array>

export type Weight = 400 | 700

/** One file of a typeface that is in use, and the characters for which it has a shape. */
export interface Face {
  name: string
  bytes: Uint8Array
  characters: ReadonlySet<number>
}

/** Which face sets a character; of what no face has, a box is shown. */
export interface Typeface {
  faces: readonly Face[]
  faceOf: (character: string, weight: Weight) => string | undefined
}

/** Stands for a character that no face has. */
export const BOX = '□'

const OWN_FILES = ([400, 700] as const).flatMap((weight) =>
  ['latin', 'latin-ext'].map((piece) => ({
    weight,
    file: `atkinson-hyperlegible-next-${piece}-${weight}-normal.woff`,
  })),
)

/**
 * Loads the faces that these characters need: ours for Latin writing, and for all else the pieces of Noto Sans JP
 * (Japanese, Chinese characters, Cyrillic, Vietnamese) that hold them.
 */
export async function loadTypeface(text: string, load: LoadFontFile): Promise<Typeface> {
  const own = await Promise.all(
    OWN_FILES.map(async ({ file, weight }) => ({ ...(await loadFace(file, load)), weight })),
  )
  const isOurs = (code: number) => own.some(({ characters }) => characters.has(code))
  const strange = [...new Set(`${text}${BOX}`)].map(codeOf).filter((code) => !isOurs(code))
  const other = await Promise.all(findPieces(strange).map((file) => loadFace(file, load)))
  return {
    faces: [...own, ...other],
    faceOf: (character, weight) => {
      const code = codeOf(character)
      const rows = [...own.filter((face) => face.weight === weight), ...other]
      return rows.find(({ characters }) => characters.has(code))?.name
    },
  }
}

async function loadFace(file: string, load: LoadFontFile): Promise<Face> {
  const bytes = await load(file)
  return { name: file, bytes, characters: new Set(create(bytes).characterSet) }
}

/** The files of Noto Sans JP that say they hold one of the characters. */
function findPieces(codes: readonly number[]): string[] {
  return Object.entries(notoRanges)
    .filter(([, ranges]) => {
      const spans = parseRanges(ranges)
      return codes.some((code) => spans.some(([from, to]) => from <= code && code <= to))
    })
    .map(([piece]) => `noto-sans-jp-${piece.replace(/[[\]]/g, '')}-400-normal.woff`)
}

/** "U+21-22,U+4e00" as pairs of first and last. */
function parseRanges(ranges: string): (readonly [number, number])[] {
  return ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}

const codeOf = (character: string) => character.codePointAt(0) ?? 0
