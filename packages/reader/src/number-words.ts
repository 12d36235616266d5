/** English sums written in words: "forty pounds", "five hundred and twenty pounds". */

const UNITS = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  a: 1,
} as const satisfies Record<string, number>
const SCALES = { hundred: 100, thousand: 1000 } as const satisfies Record<string, number>

const SUM =
  /((?:\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a|hundred|thousand|and)\b[ -]){1,9})(pounds|quid|dollars|euros)\b/gi
const CURRENCY = {
  pounds: 'GBP',
  quid: 'GBP',
  dollars: 'USD',
  euros: 'EUR',
} as const satisfies Record<string, string>

/** Sums in words with their place. At most nine words each, so the scan stays linear. */
export function readNumberWords(
  text: string,
): { value: number; currency: string; start: number; end: number }[] {
  return Array.from(text.matchAll(SUM), (match) => ({
    value: numberFromWords(match[1] ?? ''),
    currency:
      Object.entries(CURRENCY).find(([name]) => name === match[2]?.toLowerCase())?.[1] ?? 'GBP',
    start: match.index,
    end: match.index + match[0].length,
  })).filter((sum) => sum.value > 0)
}

/** "twenty-one" is 21; words that are no numbers count nothing. */
export function numberFromWords(words: string): number {
  let total = 0
  let group = 0
  for (const word of words.toLowerCase().split(/[ -]+/)) {
    group += unit(word)
    const scale = scaleOf(word)
    if (scale === 100) group = Math.max(1, group) * 100
    if (scale !== 1000) continue
    total += Math.max(1, group) * 1000
    group = 0
  }
  return total + group
}

function unit(word: string): number {
  return Object.entries(UNITS).find(([name]) => name === word)?.[1] ?? 0
}

function scaleOf(word: string): number {
  return Object.entries(SCALES).find(([name]) => name === word)?.[1] ?? 0
}
