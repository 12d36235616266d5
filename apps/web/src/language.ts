import { DEFAULT_LANGUAGE, LANGUAGES } from '@plainletter/contracts/countries'
import type { Language } from '@plainletter/contracts/country'

import { createStoredChoice } from './stored-choice.ts'

/** Each language in its own name. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
  ja: '日本語',
} as const satisfies Record<Language, string>

export const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({
  value,
  label: LANGUAGE_NAMES[value],
  lang: value,
}))

/** The preferred language of results: the stored one, else the browser's, else English. */
export const languageStore = createStoredChoice<Language>(
  'language',
  (stored) => findLanguage(stored) ?? findLanguage(navigator.language) ?? DEFAULT_LANGUAGE,
)

/** The language of a tag such as `de-CH`, if it is one of ours. */
function findLanguage(tag: string | null): Language | undefined {
  const wanted = tag?.slice(0, 2).toLowerCase()
  return LANGUAGES.find((language) => language === wanted)
}
