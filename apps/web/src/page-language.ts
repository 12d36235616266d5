/** What does not come from src/messages, in the language of the page: words of the server and contracts, countries, locales. */
import { i18n } from '@lingui/core'
import { COUNTRIES } from '@plainletter/contracts/countries'
import type { CountryCode } from '@plainletter/contracts/country'
import type { DocumentType } from '@plainletter/contracts/document-type'
import { DOCUMENT_TYPE_NAMES } from '@plainletter/contracts/document-type-names'

import { onceForEach } from './once-for-each.ts'

/** A sentence that the server or a contract wrote in English. src/messages/server.ts lists all; an unknown one stays as it is. */
export function inPageLanguage(english: string): string {
  const id = `server/${english}`
  return Object.hasOwn(i18n.messages, id) ? i18n._(id) : english
}

/** "Debt collection letter", in the language of the page. */
export function nameDocumentType(type: DocumentType): string {
  return inPageLanguage(DOCUMENT_TYPE_NAMES[type])
}

export function nameCountry(country: CountryCode): string {
  return regionsIn(findLocale()).of(country.toUpperCase()) ?? COUNTRIES[country].name
}

const regionsIn = onceForEach(
  (locale: string) => new Intl.DisplayNames([locale], { type: 'region' }),
)

/** The locale for dates and numbers: British where the page is in English. */
export function findLocale(): string {
  return ['', 'en'].includes(i18n.locale) ? 'en-GB' : i18n.locale
}
