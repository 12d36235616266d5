/** Month names of every language we read, lower case, with the number of the month. */

const NAMES = [
  [
    'january',
    'jan',
    'januar',
    'jänner',
    'janvier',
    'enero',
    'gennaio',
    'januari',
    'stycznia',
    'ionawr',
  ],
  [
    'february',
    'feb',
    'febr',
    'februar',
    'février',
    'fevrier',
    'febrero',
    'febbraio',
    'februari',
    'lutego',
    'chwefror',
  ],
  ['march', 'mar', 'märz', 'mars', 'marzo', 'maart', 'marca', 'mawrth'],
  ['april', 'apr', 'avril', 'abril', 'aprile', 'kwietnia', 'ebrill'],
  ['may', 'mai', 'mayo', 'maggio', 'mei', 'maja'],
  ['june', 'jun', 'juni', 'juin', 'junio', 'giugno', 'czerwca', 'mehefin'],
  ['july', 'jul', 'juli', 'juillet', 'julio', 'luglio', 'lipca', 'gorffennaf'],
  ['august', 'aug', 'août', 'aout', 'agosto', 'augustus', 'sierpnia', 'awst'],
  [
    'september',
    'septernber',
    'sept',
    'sep',
    'septembre',
    'septiembre',
    'settembre',
    'września',
    'medi',
  ],
  ['october', 'oct', 'oktober', 'octobre', 'octubre', 'ottobre', 'października', 'hydref'],
  ['november', 'novernber', 'nov', 'novembre', 'noviembre', 'listopada', 'tachwedd'],
  [
    'december',
    'decernber',
    'dec',
    'dezember',
    'dez',
    'décembre',
    'decembre',
    'diciembre',
    'dicembre',
    'grudnia',
    'rhagfyr',
  ],
] as const satisfies readonly (readonly string[])[]

/** The name, and how a scanner reads its m: "setternbre". */
const asScanned = (name: string): string[] =>
  name.length > 6 ? [name, name.replaceAll('m', 'rn'), name.replace('mb', 'rnb')] : [name]

export const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, at) =>
    names.flatMap(asScanned).map((name): [string, number] => [name, at + 1]),
  ),
)

/** "3juin", "12mars": a scanner has lost the space between a day and its month. */
export function isDayWithMonth(word: string): boolean {
  const month = /^[0-3]?\d(\p{L}{3,})$/u.exec(word)?.[1]
  return month !== undefined && MONTHS.has(month.toLowerCase())
}
