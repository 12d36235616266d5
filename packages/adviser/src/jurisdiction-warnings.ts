/** Where the law we used may not be the law that counts: country, nation, language, and changes in the law. */
import { COUNTRIES } from '@plainletter/contracts/country'

import { fixedClaim, letterBases } from './basis.ts'
import type { Claim } from './basis.ts'
import type { Facts } from './facts.ts'
import { countryInSentence, currencyName, foreignLanguage } from './names.ts'
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
    ...changeClaims(rules),
  ]
}

function countryClaims(facts: Facts): Claim[] {
  const { country, request, knowledge, reading } = facts
  const chosen = countryInSentence(request.country)
  const noKnowledge = knowledge
    ? []
    : [fixedClaim('noKnowledge', { country: countryInSentence(country) })]
  if (reading.jurisdiction.countryCode === request.country) return noKnowledge
  const detected = countryInSentence(reading.jurisdiction.countryCode)
  const mismatch = fixedClaim('wrongCountry', { chosen, detected })
  const used = knowledge
    ? fixedClaim('usedCountry', { used: countryInSentence(country) })
    : fixedClaim('notUsedCountry', { chosen })
  const isDetectionUsed = country !== request.country
  if (knowledge || isDetectionUsed) return [mismatch, used, ...noKnowledge]
  return [mismatch, ...noKnowledge]
}

/** Sums in another country's money hint that another country's law counts. */
function currencyClaims({ text, reading, country }: Facts): Claim[] {
  const own = COUNTRIES[country].currency
  const foreign = reading.amounts.filter((amount) => amount.currency !== own)
  const first = foreign[0]
  if (!first || foreign.length < reading.amounts.length) return []
  const slots = { currency: currencyName(first.currency), country: countryInSentence(country) }
  return [{ ...fixedClaim('otherCurrency', slots), basis: letterBases(text, [first.span]) }]
}

function nationClaims(facts: Facts, rules: readonly Selected[]): Claim[] {
  return assumesEngland(facts, rules)
    ? [fixedClaim('unknownNation'), fixedClaim('nationsDiffer')]
    : []
}

/** A shorter text says too little about its language. */
const TELLING_LENGTH = 80

function languageClaims({ text, reading }: Facts): Claim[] {
  const language = foreignLanguage(reading.language)
  if (!language || text.trim().length < TELLING_LENGTH) return []
  const key = language.isRead ? 'foreignLanguage' : 'weakLanguage'
  return [
    {
      ...fixedClaim(key, { language: language.name }),
      basis: letterBases(text, [[0, Math.min(text.length, 120)]]),
    },
  ]
}

function changeClaims(rules: readonly Selected[]): Claim[] {
  return rowsOf(rules, 'change').slice(0, 2).map(claimOf)
}
