/** Names printed in capitals, written as people write them. */
import type { Letter } from './letter.ts'
import { senderKey } from './merge-senders.ts'

/** "OVERBURY KELL SOLICITORS" is printed elsewhere in small letters, or is made so. */
export function tidyCase(letter: Pick<Letter, 'working'>, name: string): string {
  // "UWV", "IND": three letters are an abbreviation.
  if (/\p{Ll}/u.test(name) || /^\p{Lu}{2,3}$/u.test(name)) return name
  const text = letter.working.text.slice(0, 40_000)
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  for (let from = at; from >= 0; from = text.toLowerCase().indexOf(name.toLowerCase(), from + 1)) {
    const printed = text.slice(from, from + name.length)
    if (/\p{Ll}/u.test(printed) && /^\p{Lu}/u.test(printed)) return printed
    if (from > 8000) break
  }
  return name.split(' ').map(tidyWord).join(' ')
}

const SMALL = new Set(
  'OF AND THE FOR IN ON AT BY DE DU DES LA LE LES DEL DELLA DELLE DELLO DI E ET Y VAN DER VON HET'.split(
    ' ',
  ),
)
const ACRONYM =
  /^(?:UK|NYC|NSW|QLD|LLP|PLC|PPL|PRS|NHS|HMRC|HM|DWP|DVLA|TV|BW|DCB|DCBL|CDER|PRA|NCP|UKPC|MET|GB|II|III|NE|SW|BPO|ZZPS|APCOA|TRACE|JBW|SELARL|SCP|SARL|SAS|SASU|SA|SCI|SRL|EURL|AG|SE|E\.ON|KG|OHG|BV|NV|INPS|URSSAF|CAF|HSBC|TSB|RBS|EDF|EE|BT|[^AEIOUY]{2,5})\W*$/

function tidyWord(word: string, at: number): string {
  if (SMALL.has(word) && at > 0) return word.toLowerCase()
  if (/^(?:LTD|MR|MRS|ST)\.?$/.test(word)) return word.charAt(0) + word.slice(1).toLowerCase()
  if (ACRONYM.test(word.replace(/[()]/g, ''))) return word
  return word
    .toLowerCase()
    .replace(
      /(^|[-(&/'’.])(\p{L})/gu,
      (_all, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/(?<=\p{L}['’])S$/u, 's')
    .replace(
      /(?<=-)(?:De|Du|Des|La|Le|Les|Sur|Sous|En|Of|On|The|Upon|Und|Am|An|Di|Del|Van|Der)(?=-)/gu,
      (small) => small.toLowerCase(),
    )
}

/**
 * A word of a name that a scanner spelt wrong, as the sender's own web or mail address has it: one letter away where the name is one
 * word, and in longer names where the two are the same but for what scanners confuse.
 */
export function usualSpelling({ working }: Pick<Letter, 'working'>, name: string): string {
  const hosts = working.text.slice(0, 40_000).toLowerCase().match(HOST) ?? []
  if (hosts.length === 0) return name
  const spelt = hosts.flatMap((host) => host.match(/[a-z]{7,}/g) ?? [])
  const isWhole = /^\p{L}{7,}$/u.test(name)
  return name.replace(/\p{L}{7,}/gu, (word) => {
    const own = word.toLowerCase()
    if (spelt.includes(own)) return word
    const usual =
      spelt.find((one) => senderKey(one) === senderKey(own)) ??
      spelt.find((one) => isWhole && one.length === own.length && lettersApart(one, own) === 1)
    return usual === undefined ? word : capitalised(usual)
  })
}

const HOST = /(?:www\.|@|:\/\/)[a-z0-9.-]{4,60}/g

const capitalised = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

function lettersApart(one: string, other: string): number {
  return Array.from(one).filter((letter, at) => letter !== other[at]).length
}
