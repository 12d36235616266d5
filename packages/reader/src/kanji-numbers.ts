/** Numbers in Japanese characters, as lawyers print them: "令和八年十月一日", "金二十七万二千円". */

const FIGURES = '〇一二三四五六七八九'
const TIMES: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
])
const GROUPS: ReadonlyMap<string, number> = new Map([
  ['万', 10_000],
  ['億', 100_000_000],
])

/** Of figures alone, for a day or a year. */
export const KANJI_FIGURES = '[〇一二三四五六七八九十]'

const SUM = /(?<![〇一二三四五六七八九十百千万億])金?([一二三四五六七八九十百千万億]{2,16})円/g

/** "二十七万二千" is 272000, "八" 8; "27" counts as it stands, with the spaces of a scan. */
export function kanjiNumber(printed: string): number {
  const bare = printed.replace(/ /g, '')
  if (/^\d*$/.test(bare)) return Number(bare)
  let total = 0
  let group = 0
  let figure = 0
  for (const sign of bare) {
    const times = TIMES.get(sign)
    const scale = GROUPS.get(sign)
    if (scale !== undefined) {
      total += (group + figure) * scale
      group = 0
      figure = 0
    } else if (times !== undefined) {
      group += (figure || 1) * times
      figure = 0
    } else figure = figure * 10 + FIGURES.indexOf(sign)
  }
  return total + group + figure
}

/** Sums in characters with their place. */
export function kanjiSums(
  text: string,
): { value: number; currency: string; start: number; end: number }[] {
  return Array.from(text.matchAll(SUM), (match) => ({
    value: kanjiNumber(match[1] ?? ''),
    currency: 'JPY',
    start: match.index,
    end: match.index + match[0].length,
  }))
}
