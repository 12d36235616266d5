/** A stretch of one line that is set in one face. */
export interface Run {
  face: string
  text: string
}

/** Chooses the face of each character, in runs as long as they can be. */
export function splitRuns(text: string, faceOf: (character: string) => string): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const face = faceOf(character)
    const last = runs.at(-1)
    if (last?.face === face) last.text += character
    else runs.push({ face, text: character })
  }
  return runs
}

/** Where a line may end: after a space, and around a character of Chinese or Japanese, but not before its closing marks. */
const BREAKS =
  /(?<=\s)(?=\S)|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}、。」』）])(?![、。，．」』）！？ーぁぃぅぇぉっゃゅょァィゥェォッャュョ\s])|(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}「『（])(?<![「『（])/u

/** The lines of one paragraph, none wider than `width`. A word that is wider by itself is cut. */
export function breakLines(
  text: string,
  width: number,
  measure: (text: string) => number,
): string[] {
  const words = text.split(BREAKS).flatMap((word) => cutToWidth(word, width, measure))
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    if (line !== '' && measure((line + word).trimEnd()) > width) {
      lines.push(line)
      line = word
    } else {
      line += word
    }
  }
  return line === '' ? lines : [...lines, line]
}

function cutToWidth(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word.trimEnd()) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece !== '' && measure(piece + character) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}
