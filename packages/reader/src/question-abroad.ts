/** How people put a question in the languages beside English, in the words of `cues/stakes/`. */
import { UNDERSTOOD } from './cues/rows.ts'
import type { Letter } from './letter.ts'
import { endsWithTag } from './question-tag.ts'

type Known = Pick<Letter, 'stakes'>

/** A question that somebody typed without more is shorter than this. */
const TYPED = 160

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** A message to somebody: what is said to one reader is no question to all. */
export function isSpokenToOne({ stakes }: Known, text: string): boolean {
  const asking = stakes?.asking
  if (!asking) return false
  const spoken = count(text.replace(asking.thanks, ' '), asking.second)
  if (spoken >= 1 && asking.opens.test(text)) return true
  return spoken >= 2 && !text.includes('?') && !isSaidOfAll(text)
}

/** "Als je ziek bent mag je niet weg, toch": what holds for everybody, and wants to be confirmed. */
function isSaidOfAll(text: string): boolean {
  if (text.length > TYPED || text.includes('\n') || OF_ONE_DAY.test(text)) return false
  return OF_ALL.test(text) && endsWithTag(text)
}

/** "Wenn du morgen kommst" is said to one. */
const OF_ONE_DAY =
  /(?<!\p{L})(?:heute|morgen|gleich|vandaag|straks|aujourd['’]hui|demain|hoy|mañana|oggi|domani)(?!\p{L})/iu

const OF_ALL =
  /(?<!\p{L})(?:(?:als|wanneer|zodra) (?:je|jij|u)|(?:wenn|falls|sobald) (?:du|man)|si (?:tu|t['’]|vous|te)|quand (?:tu|vous|on)|(?:si|cuando|se) (?:te|ti|no te|non ti))(?!\p{L})/iu

/** A Japanese paper: a heading over the text, or words that only offices and firms write. */
export function isJapanesePaper({ stakes }: Known, text: string): boolean {
  const isAsked = /(?:ですか|ますか|でしょうか|どうすれば|教えて|[?？])/.test(text)
  const hasHeading = /^[^。？?!！\n]{4,40}\n[^]/u.test(text)
  return (hasHeading && !isAsked) || (stakes?.ofOffices?.test(text) ?? false)
}

/** How much speaks for a question, beside what `enquiry.ts` counts in every language. */
export function askingAbroad({ stakes }: Known, text: string): number {
  const asking = stakes?.asking
  if (!asking) return Math.min(3, askedByNewcomers(text))
  if (asking.formal.test(text.replace(asking.thanks, ' '))) return 0
  const marks = count(text, /\?/g)
  const isBare = text.length <= TYPED && !text.includes('\n') && asking.begins.test(text)
  return (
    Math.min(3, count(text, asking.asks) * 1.5) +
    (marks > 0 ? Math.min(1.5, count(text, asking.kin)) : 0) +
    Math.min(1, Math.max(0, marks - 1) * 0.5) +
    (isBare ? 2.5 : 0)
  )
}

/** Words that ask in the letters of Arabic and Cyrillic, which no other language of these papers is written in. */
function askedByNewcomers(text: string): number {
  if (!/[\p{sc=Arabic}\p{sc=Cyrillic}]/u.test(text)) return 0
  return count(text, ASKED_BY_NEWCOMERS) + Math.min(1, count(text, OWN_OF_NEWCOMERS) * 0.5)
}

const OWN_OF_NEWCOMERS =
  /(?<!\p{L})(?:أنا|لي|عندي|معي|أسكن|أعيش|أعمل|زوجتي|زوجي|راتبي|я|мені|мене|мій|моя|мне|меня|мой)(?!\p{L})/giu

const ASKED_BY_NEWCOMERS =
  /(?<!\p{L})(?:و?هل|و?كيف|و?ماذا|و?متى|لماذا|чи|що (?:мені|робити|буде|далі)|як (?:мені|бути|це|можна)|чому|навіщо|что (?:мне|делать|будет)|как (?:мне|быть|это|можно)|почему|можно ли|имею ли|могут ли|чи мож\p{L}+)(?!\p{L})/giu

/** "… überwiesen was jetzt": typed in haste, the wish at the end. So few words may be taken for another language. */
export function isHasty(text: string): boolean {
  return text.length <= TYPED && !text.includes('\n') && ENDS_ASKING.test(text)
}

const ENDS_ASKING =
  /(?<!\p{L})(?:was (?:jetzt|nun|tun|kann ich tun)|que faire|quoi faire|qu[eé] hago|qu[eé] puedo hacer|che (?:faccio|fare)|cosa (?:faccio|fare)|wat nu|wat (?:kan|moet) ik doen|co (?:mam |mogę |moge )?z?robi[cć]|o que (?:fa[cç]o|fazer|posso fazer)|що (?:мені |можна )?робити|ne yap(?:mal[ıi]y[ıi]m|abilirim|ay[ıi]m))[\s?.!]*$/iu

/** In a language whose letters we do not read, only what is plainly typed or asked is a question. */
export function isUnread({ language }: Pick<Letter, 'language'>, text: string): boolean {
  return !UNDERSTOOD.has(language) && !/[?？؟]/.test(text) && !isTypedLine(text)
}

/** A few words in small letters. */
export function isTypedLine(text: string): boolean {
  return /^\p{Ll}/u.test(text) && count(text, /\S+/g) <= 12 && structureless(text)
}

/** "Der Gerichtsvollzieher kommt morgen": a trouble told in one short sentence to nobody, which no letter is. */
export function isBareTrouble({ language }: Pick<Letter, 'language'>, text: string): boolean {
  if (language === 'en') return false
  const words = text.match(/\S+/g) ?? []
  const isShort = JAPANESE.test(text) ? text.length <= 24 : words.length >= 3 && words.length <= 9
  const isTold = TELLS.test(text) || LACKS_SINCE.test(text)
  return isShort && isTold && !ADDRESSED.test(text) && structureless(text)
}

/** "Kaution nicht zurückbekommen seit 1 Jahr": what somebody waits for, and how long. */
const LACKS_SINCE =
  /(?<!\p{L})(?:nicht|kein\p{L}*|pas|sans|no|sin|non|senza|niet|geen|zonder)(?!\p{L}).*(?<!\p{L})(?:seit|depuis|desde hace|da (?:\d+|\p{L}+) (?:giorni|settimane|mesi|anni)|al \d+|sinds)(?!\p{L})/iu

/** Something that happened or happens: no heading has these words. */
const TELLS =
  /(?<!\p{L})(?:wurden?|wird|hat|habe|haben|bin|kommt|ruft|droht|will|zahlt|schreit|été|suis|vient|reçu|perdu|coupé|on m[’']a|j[’']ai|mon|ma|mes|sono|stat[oa]|mi|ho|hanno|tengo|me|he|han|ben|heb|heeft|komt|wil|belt|mijn)(?!\p{L})|(?:まし|った|れた|ます|ません|ない)[。！]?$|^\p{Lu}?\p{L}+ (?:in|dans|en|nel|nella) (?:der|meiner|het|huis|casa|mon|ma|mi|mijn)(?!\p{L})/iu
const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u
const ADDRESSED =
  /(?<!\p{L})(?:you|your|sie|ihnen|ihre?n?|du|dein|vous|votre|vos|tu|usted|su|sus|lei|suo|sua|u|uw|jij|je|bitte|please|veuillez|gelieve|prego|あなた|お客)(?!\p{L})|様|ください/iu

/** A few typed words without a sum, an address or a label are typed by a person. */
export function structureless(text: string): boolean {
  return !/[£$€:@\n]|\bhttps?:|\b[A-Z]{2,}\d|\d{4,}/.test(text.replace(/\b(?:19|20)\d\d\b/g, ''))
}
