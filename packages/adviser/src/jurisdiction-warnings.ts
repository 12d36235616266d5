/** Where the law we used may not be the law that counts: country, nation, language, and changes in the law. */
import { COUNTRIES } from '@plainletter/contracts/countries'
import { currencyName, languageName } from '@plainletter/phrases/format'

import { fixedClaim, letterBases } from './basis.ts'
import type { Claim } from './basis.ts'
import type { Facts } from './facts.ts'
import { isReadWell, isTelling, languageOf } from './languages-read.ts'
import { assumesEngland, claimOf, rowsOf } from './select-rules.ts'
import type { Selected } from './select-rules.ts'
import type { Situation } from './situation.ts'

/** Country first, as it changes most. */
export function jurisdictionWarnings({ facts, rules }: Situation): Claim[] {
  return [
    ...countryClaims(facts),
    ...currencyClaims(facts),
    ...nationClaims(facts, rules),
    ...languageClaims(facts),
    ...untranslatedClaims(facts, rules),
    ...changeClaims(rules),
  ]
}

function countryClaims(facts: Facts): Claim[] {
  const { country, request, knowledge, reading, phrases } = facts
  const { countries } = phrases.names
  const chosen = countries[request.country]
  const noKnowledge = knowledge
    ? []
    : [fixedClaim(phrases, 'noKnowledge', { country: countries[country] })]
  if (reading.jurisdiction.countryCode === request.country) return noKnowledge
  const detected = countries[reading.jurisdiction.countryCode]
  const mismatch = fixedClaim(phrases, 'wrongCountry', { chosen, detected })
  const used = knowledge
    ? fixedClaim(phrases, 'usedCountry', { used: countries[country] })
    : fixedClaim(phrases, 'notUsedCountry', { chosen })
  const isDetectionUsed = country !== request.country
  if (knowledge || isDetectionUsed) return [mismatch, used, ...noKnowledge]
  return [mismatch, ...noKnowledge]
}

/** Sums in another country's money hint that another country's law counts. */
function currencyClaims({ text, reading, country, phrases }: Facts): Claim[] {
  const own = COUNTRIES[country].currency
  const foreign = reading.amounts.filter((amount) => amount.currency !== own)
  const first = foreign[0]
  if (!first || foreign.length < reading.amounts.length) return []
  const slots = {
    currency: currencyName(phrases, first.currency),
    country: phrases.names.countries[country],
  }
  return [
    { ...fixedClaim(phrases, 'otherCurrency', slots), basis: letterBases(text, [first.span]) },
  ]
}

function nationClaims(facts: Facts, rules: readonly Selected[]): Claim[] {
  return assumesEngland(facts, rules)
    ? [fixedClaim(facts.phrases, 'unknownNation'), fixedClaim(facts.phrases, 'nationsDiffer')]
    : []
}

function languageClaims(facts: Facts): Claim[] {
  const { text, phrases } = facts
  const code = languageOf(facts)
  if (code === phrases.language || code === 'en' || !isTelling(text)) return []
  const key = isReadWell(facts) ? 'foreignLanguage' : 'weakLanguage'
  return [
    {
      ...fixedClaim(phrases, key, { language: languageName(phrases, code) }),
      basis: letterBases(text, [[0, Math.min(text.length, 120)]]),
    },
  ]
}

/** Rows that stand in English in an answer of another language. */
function untranslatedClaims({ phrases }: Facts, rules: readonly Selected[]): Claim[] {
  const isEnglish = rules.some(({ rule }) => (rule.language ?? 'en') !== phrases.language)
  return isEnglish ? [fixedClaim(phrases, 'someEnglish')] : []
}

function changeClaims(rules: readonly Selected[]): Claim[] {
  return rowsOf(rules, 'change').slice(0, 2).map(claimOf)
}
