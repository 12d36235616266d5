/** Takes the marks of Markdown out of a text, so that a template reads like the letter it prints. */

/** One UTF-16 unit in each place of `chars`; `starts` tells where it stood. */
type Units = { chars: string[]; starts: number[] }

/** A heading, a bold label, or the rule below a table's head: without one of them, stars and bars are the letter's own. */
const MARKED =
  /^#{1,4} \S|^\*\*[\p{L}][^*\n]{0,60}\*\*|\*\*[\p{L}][^*\n]{1,40}:\*\*|^\|? ?:?-{3,}:? ?\|/mu

/** Bold marks, the hashes of headings, whole rules, and the bars at the ends of a row. */
const DROPPED = /\*\*|^#{1,4} +|^\|[-:| ]+\|?$|^\| ?| ?\|$/gm

/** The same units without the marks; a bar between cells becomes the gap of a column. */
export function withoutMarkup(units: Units): Units {
  const text = units.chars.join('')
  if (!MARKED.test(text)) return units
  const isDropped = new Uint8Array(text.length)
  for (const { index, 0: mark } of text.matchAll(DROPPED))
    isDropped.fill(1, index, index + mark.length)
  const chars: string[] = []
  const starts: number[] = []
  for (const [at, char] of units.chars.entries()) {
    if (isDropped[at] === 1) continue
    const start = units.starts[at] ?? 0
    for (const unit of char === '|' ? [' ', ' '] : [char]) {
      chars.push(unit)
      starts.push(start)
    }
  }
  starts.push(units.starts.at(-1) ?? 0)
  return { chars, starts }
}
