/** The business view: what a letter means for a firm, in three parts, and the rows of law that speak of firms. */
import * as z from 'zod/mini'

import { Basis } from './analysis.ts'
import { CountryCode, Nation, PlainDate } from './country.ts'
import { DocumentType } from './document-type.ts'
import { Authority } from './rule.ts'

export const EntityType = z.enum(['limited_company', 'llp', 'partnership', 'sole_trader', 'other'])
export type EntityType = z.infer<typeof EntityType>

/** A sentence with its proof: the letter, or a rule of law. */
export const BusinessPoint = z.object({ says: z.string(), basis: z.array(Basis) })
export type BusinessPoint = z.infer<typeof BusinessPoint>

const points = z.array(BusinessPoint)

export const BusinessEnhancement = z.object({
  /** What the letter shows of the firm. Null where it does not tell. */
  businessContext: z.object({
    entityType: EntityType,
    industryCategory: z.nullable(z.string()),
    specificSector: z.nullable(z.string()),
    businessSize: z.nullable(z.string()),
  }),
  commercialStrategy: z.object({
    leveragePoints: points,
    businessRisks: points,
    cashFlowImplications: points,
    reputationalConsiderations: points,
  }),
  regulatoryCompliance: z.object({
    applicableRegulations: points,
    complianceViolations: points,
    reportingObligations: points,
    industrySpecificRules: points,
  }),
  escalationPlanning: z.object({
    negotiationStrategy: points,
    legalActionThreshold: points,
    settlementParameters: points,
    /** A letter with gaps in [brackets]. */
    formalDemandTemplate: z.nullable(z.string()),
  }),
})
export type BusinessEnhancement = z.infer<typeof BusinessEnhancement>

/** Where a row of law for firms stands in the view. */
export const FirmSlot = z.enum([
  'leveragePoints',
  'businessRisks',
  'cashFlowImplications',
  'reputationalConsiderations',
  'applicableRegulations',
  'reportingObligations',
  'industrySpecificRules',
  'legalActionThreshold',
])
export type FirmSlot = z.infer<typeof FirmSlot>

/** A row of law that counts for firms. It names its own conditions, such as the form of the firm. */
export const FirmRow = z.object({
  /** Stable, readable, unique: `gb.firm.statutory-demand`. */
  id: z.string().check(z.regex(/^[a-z]{2}\.firm\.[a-z0-9-]+$/)),
  country: CountryCode,
  /** Absent means all nations of the country. */
  nations: z.optional(z.array(Nation)),
  /** Absent means every kind of letter. */
  kinds: z.optional(z.array(DocumentType)),
  slot: FirmSlot,
  says: z.string().check(z.minLength(10), z.maxLength(400)),
  authority: Authority,
  checkedOn: PlainDate,
  checkBy: PlainDate,
})
export type FirmRow = z.infer<typeof FirmRow>
