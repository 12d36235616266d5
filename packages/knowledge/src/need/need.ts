/** What people in need tonight type: no bed, no food, no power with a small child, a lender who threatens. A file for each language. */

type Need = 'roof' | 'food' | 'power' | 'lender'

/** For each need groups of phrases; one of each group must be said. Every language has as many groups. */
export type NeedWords = Readonly<Record<Need, readonly (readonly string[])[]>>

/** What a row asks for where people write in these languages. */
export function needIn(need: Need, ...languages: readonly NeedWords[]): string[][] {
  const groups = languages.map((words) => words[need])
  const most = Math.max(...groups.map((group) => group.length))
  return Array.from({ length: most }, (_, at) => groups.flatMap((group) => group[at] ?? []))
}

/** Phrases that tell of the need by themselves, and others that do so beside a further one only, which is never the same. */
export function eitherOf(
  sure: readonly string[],
  perhaps: readonly string[],
  beside: readonly string[],
): readonly (readonly string[])[] {
  return [
    [...sure, ...perhaps],
    [...sure, ...beside.filter((phrase) => !perhaps.includes(phrase))],
  ]
}

/** Each of the first with each of the second: "we sleep" and "I sleep", "in the car" and "in a tent". */
export function pairs(firsts: readonly string[], seconds: readonly string[]): readonly string[] {
  return firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`))
}
