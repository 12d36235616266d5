/** How we name kinds, topics, countries and languages inside a sentence. */
import { COUNTRIES } from '@plainletter/contracts/country'
import type { CountryCode } from '@plainletter/contracts/country'
import { DOCUMENT_TYPE_NAMES } from '@plainletter/contracts/document-type'
import type { DocumentType, Topic } from '@plainletter/contracts/document-type'

const KEPT_AS_WRITTEN: readonly DocumentType[] = ['TV_LICENCE_LETTER']
const WITH_ARTICLE: readonly CountryCode[] = ['gb', 'us', 'nl']

const TOPIC_NAMES = {
  debt: 'debt',
  parking: 'parking',
  housing: 'your home',
  consumer: 'buying and services',
  employment: 'work',
  criminal: 'criminal law',
  family: 'family',
  immigration: 'immigration',
  general: 'the law',
} as const satisfies Record<Topic, string>

/** Languages whose letters we read; another is read weakly, and named only if it is in the second list. */
const READ_LANGUAGES: Record<string, string> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
  ja: 'Japanese',
}
const OTHER_LANGUAGES: Record<string, string> = {
  pl: 'Polish',
  ro: 'Romanian',
  pt: 'Portuguese',
  cy: 'Welsh',
  tr: 'Turkish',
  uk: 'Ukrainian',
  ru: 'Russian',
  ar: 'Arabic',
  ur: 'Urdu',
  fa: 'Persian',
  bn: 'Bengali',
  pa: 'Punjabi',
  gu: 'Gujarati',
  hi: 'Hindi',
  zh: 'Chinese',
  lt: 'Lithuanian',
  bg: 'Bulgarian',
  hu: 'Hungarian',
  el: 'Greek',
  sv: 'Swedish',
  da: 'Danish',
  cs: 'Czech',
  so: 'Somali',
}

/** 'a bailiff notice', 'an eviction notice'. */
export function kindWithArticle(kind: DocumentType): string {
  const name = DOCUMENT_TYPE_NAMES[kind]
  const inner = KEPT_AS_WRITTEN.includes(kind) ? name : name.charAt(0).toLowerCase() + name.slice(1)
  return `${/^(?!uti|uni)[aeiou]/i.test(inner) ? 'an' : 'a'} ${inner}`
}

export function topicName(topic: Topic): string {
  return TOPIC_NAMES[topic]
}

/** 'the United Kingdom', 'Germany'. */
export function countryInSentence(code: CountryCode): string {
  return WITH_ARTICLE.includes(code) ? `the ${COUNTRIES[code].name}` : COUNTRIES[code].name
}

/** The English name of a language, and whether we read its letters. Null for English. */
export function foreignLanguage(code: string): { name: string; isRead: boolean } | null {
  const base = code.toLowerCase().split('-')[0] ?? ''
  if (base === 'en') return null
  const read = READ_LANGUAGES[base]
  return { name: read ?? OTHER_LANGUAGES[base] ?? 'another language', isRead: read !== undefined }
}

/** Lower case for use inside a sentence; acronyms and "I" stay. */
export function lowerFirst(text: string): string {
  return /^(?:I\b|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

const CURRENCY_NAMES: Record<string, string> = {
  GBP: 'pounds',
  USD: 'US dollars',
  EUR: 'euros',
  JPY: 'yen',
  CHF: 'Swiss francs',
  CAD: 'Canadian dollars',
  AUD: 'Australian dollars',
  NZD: 'New Zealand dollars',
}

/** 'euros'; the code itself for money we have no name for. */
export function currencyName(code: string): string {
  return CURRENCY_NAMES[code] ?? code
}
