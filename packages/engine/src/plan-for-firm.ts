/** What a letter means for a firm: its own points in three parts, and the rows of law that speak of firms. */
import type { Analysis, Basis } from '@plainletter/contracts/analysis'
import type {
  BusinessEnhancement,
  BusinessPoint,
  EntityType,
  FirmRow,
  FirmSlot,
} from '@plainletter/contracts/business'
import { SETTLEMENT_PERCENT, SETTLED_TYPES } from '@plainletter/contracts/draft'
import type { Reading } from '@plainletter/contracts/reading'
import { draftResponse } from '@plainletter/drafting/draft-response'
import type { DraftInput } from '@plainletter/drafting/letter-facts'
import { offeredSum, sumAsked, sumWords } from '@plainletter/drafting/sum-words'
import { loadFirms } from '@plainletter/knowledge/load-firms'

import { prepare } from './prepare.ts'
import { withTold } from './told-letter.ts'
import type { ToldLetter } from './told-letter.ts'

/** Nothing in it is without proof. Where a part has none, its list is empty. */
export async function planForFirm(letter: ToldLetter, now: number): Promise<BusinessEnhancement> {
  const input = await withTold(letter, now)
  const { reading, knowledge, advice, draft } = await prepare(input)
  const { analysis } = advice
  const rows = (await loadFirms(knowledge.country)).filter((row) => isFor(row, reading))
  const at = (slot: FirmSlot): BusinessPoint[] =>
    rows.filter((row) => row.slot === slot).map((row) => ({ says: row.says, basis: [lawOf(row)] }))
  return {
    businessContext: contextOf(letter.text),
    commercialStrategy: {
      leveragePoints: [...problemsOf(analysis), ...at('leveragePoints')],
      businessRisks: [...consequencesOf(analysis), ...at('businessRisks')],
      cashFlowImplications: [...wishOf(analysis), ...at('cashFlowImplications')],
      reputationalConsiderations: at('reputationalConsiderations'),
    },
    regulatoryCompliance: {
      applicableRegulations: [...at('applicableRegulations'), ...lawsOf(analysis)],
      complianceViolations: problemsOf(analysis),
      reportingObligations: at('reportingObligations'),
      industrySpecificRules: at('industrySpecificRules'),
    },
    escalationPlanning: {
      negotiationStrategy: analysis.possibleResponses.map(({ title, description }, index) => ({
        says: `${title}. ${description}`,
        basis: analysis.basis[`possibleResponses.${index}`] ?? [],
      })),
      legalActionThreshold: at('legalActionThreshold'),
      settlementParameters: settlementsOf(draft),
      formalDemandTemplate: draftResponse(draft, 'request_information')?.letter ?? null,
    },
  }
}

/** In a nation that the letter does not show, a row of one nation is left out. */
function isFor({ nations, kinds }: FirmRow, { jurisdiction, documentType }: Reading): boolean {
  const { nation } = jurisdiction
  if (kinds && !kinds.includes(documentType)) return false
  return nations === undefined || (nation !== undefined && nations.includes(nation))
}

const lawOf = ({ id, authority, checkedOn }: FirmRow): Basis => {
  const { title, provision, url } = authority
  return { kind: 'law', ruleId: id, title, provision, url, checkedOn }
}

const wishOf = (analysis: Analysis): BusinessPoint[] => {
  const basis = printedSumOf(analysis)
  return basis.length === 0 ? [] : [{ says: analysis.firstThingsFirst.whatTheyWant, basis }]
}

/** The letter's own words that name the sum; what proves the rest of the sentence speaks of people. */
const printedSumOf = ({ basis }: Analysis): Basis[] =>
  (basis['firstThingsFirst.whatTheyWant'] ?? []).filter(
    (one) => one.kind === 'letter' && /\d/.test(one.quote),
  )

const problemsOf = ({ checks, basis }: Analysis): BusinessPoint[] =>
  checks.flatMap(({ result, says }, index) =>
    result === 'problem' ? [{ says, basis: basis[`checks.${index}`] ?? [] }] : [],
  )

const consequencesOf = ({ deadlines }: Analysis): BusinessPoint[] =>
  deadlines.flatMap(({ consequence, basis }) =>
    consequence === null ? [] : [{ says: consequence, basis }],
  )

/** Law that protects people alone, and sources that are advice: a company must not rely on them. */
const NOT_FOR_FIRMS =
  /consumer|\bFCA\b|breathing|attachment of earnings|data protection|moneyhelper|report fraud|gov\.uk|citizens/i

/** Each law that the analysis rests on and that counts for firms, once. */
function lawsOf({ basis }: Analysis): BusinessPoint[] {
  const laws = Object.entries(basis)
    // Who helps is proved as well, and is no law.
    .flatMap(([path, proofs]) => (path.startsWith('help') ? [] : proofs))
    .flatMap((one) => (one.kind === 'law' && !NOT_FOR_FIRMS.test(one.title) ? [one] : []))
  const named = new Map(laws.map((law) => [`${law.title}, ${law.provision}`, law]))
  return [...named].map(([says, law]) => ({ says, basis: [law] }))
}

function settlementsOf({ reading, letters, analysis }: DraftInput): BusinessPoint[] {
  const settled: readonly string[] = SETTLED_TYPES
  const sum = sumAsked(reading)
  if (!sum || !settled.includes(reading.documentType)) return []
  const basis = printedSumOf(analysis)
  return Object.values(SETTLEMENT_PERCENT).flatMap((percent) =>
    percent === null
      ? []
      : [{ says: `${percent}%: ${sumWords(letters, offeredSum(sum, percent))}`, basis }],
  )
}

const ENTITIES = [
  { entityType: 'llp', words: /\bLLP\b/ },
  { entityType: 'limited_company', words: /\b(?:Ltd|Limited|PLC|plc)\b/ },
  { entityType: 'partnership', words: /\b(?:Partnership|& Partners)\b/ },
  { entityType: 'sole_trader', words: /\b(?:t\/a|trading as)\b/i },
] as const satisfies readonly { entityType: EntityType; words: RegExp }[]

/** The form of the firm by whom the letter greets; what it does not say stays open. */
function contextOf(text: string): BusinessEnhancement['businessContext'] {
  const greeted = /^\s*(?:Dear|To)[ :](.*)$/m.exec(text)?.[1] ?? ''
  const entityType = ENTITIES.find(({ words }) => words.test(greeted))?.entityType ?? 'other'
  return { entityType, industryCategory: null, specificSector: null, businessSize: null }
}
