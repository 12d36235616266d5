/** Long runs of blanks made short, so that no pattern that looks over blanks has thousands to try. */

type Units = { chars: string[]; starts: number[] }

/** No column of a letter is wider. */
const LONGEST = 400
const LONG_RUN = /[^\S\n\r]{401}/
const BLANK = /[^\S\n\r]/

/** Without the blanks of a run beyond its four hundredth; all else stands where it stood. */
export function shortenBlanks(units: Units, original: string): Units {
  if (!mayHaveLongRun(original) || !LONG_RUN.test(original)) return units
  const out: Units = { chars: [], starts: [] }
  let run = 0
  for (const [at, char] of units.chars.entries()) {
    run = char === ' ' || char === '\t' ? run + 1 : 0
    if (run > LONGEST) continue
    out.chars.push(char)
    out.starts.push(units.starts[at] ?? original.length)
  }
  out.starts.push(original.length)
  return out
}

/** A longer run covers four places in a row of those a hundred apart: most letters are looked at in a few places. */
function mayHaveLongRun(text: string): boolean {
  let blanks = 0
  for (let at = 0; at < text.length && blanks < 4; at += LONGEST / 4)
    blanks = BLANK.test(text.charAt(at)) ? blanks + 1 : 0
  return blanks === 4
}
