/** Where the law we used may not be the law that counts: country, nation, language, and changes in the law. */
import { fixedClaim, letterBases } from './basis.ts'
import type { Claim } from './basis.ts'
import type { Facts } from './facts.ts'
import { countryInSentence, foreignLanguage } from './names.ts'
import { assumesEngland, claimOf, rowsOf } from './select-rules.ts'
import type { Selected } from './select-rules.ts'
import type { Situation } from './situation.ts'

/** Country first, as it changes most. */
export function jurisdictionWarnings({ facts, rules }: Situation): Claim[] {
  return [
    ...countryClaims(facts),
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

function nationClaims(facts: Facts, rules: readonly Selected[]): Claim[] {
  return assumesEngland(facts, rules)
    ? [fixedClaim('unknownNation'), fixedClaim('nationsDiffer')]
    : []
}

function languageClaims({ text, reading }: Facts): Claim[] {
  const language = foreignLanguage(reading.language)
  if (!language || text.trim() === '') return []
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
