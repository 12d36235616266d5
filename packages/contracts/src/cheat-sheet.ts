/** Tactical knowledge: quick tactics (free) and the strategic cheat sheet, and the rows of law that they are made of. */
import * as z from 'zod/mini'

import { Basis, HelpContact } from './analysis.ts'
import { CountryCode, Nation, PlainDate, Region } from './country.ts'
import { Authority, HelpOrganisation } from './rule.ts'

/** The fields of life that have tactics. Cheat sheets opened from a letter use `general` in place of `immigration`. */
export const Area = z.enum([
  'debt',
  'criminal',
  'housing',
  'employment',
  'family',
  'immigration',
  'consumer',
  'general',
])
export type Area = z.infer<typeof Area>

/** The sections of a sheet in their order, with the titles that people read. */
export const TACTIC_SECTIONS = {
  leverage: 'Financial Leverage Tactics',
  procedure: 'Procedural Advantages',
  timing: 'Timing Strategies',
  disclosure: 'Disclosure & Information Tactics',
  settlement: 'Settlement Psychology',
} as const
export const TacticSection = z.enum(['leverage', 'procedure', 'timing', 'disclosure', 'settlement'])
export type TacticSection = z.infer<typeof TacticSection>

const rowFields = {
  /** Stable, readable, unique: `gb.tactic.debt.ask-agreement`, `gb.quick.debt.six-years`. */
  id: z.string().check(z.regex(/^[a-z]{2}\.(tactic|quick)\.[a-z]+\.[a-z0-9-]+$/)),
  country: CountryCode,
  area: Area,
  /** Absent means all nations of the United Kingdom, as in the rules. */
  nations: z.optional(z.array(Nation)),
  /** Absent means the whole country. A row of a region never shows where the region is unknown or another. */
  regions: z.optional(z.array(Region)),
  /** One to three short sentences that are true as they stand: a row names its own conditions. */
  says: z.string().check(z.minLength(10), z.maxLength(400)),
  /** Phrases of a situation that bring this row to the front: lower case, whole words. */
  when: z.optional(z.array(z.string())),
  authority: Authority,
  checkedOn: PlainDate,
  checkBy: PlainDate,
}

/** A lawful tactic with its risk and when not to use it. None is obstruction. The order of the rows is their rank. */
export const AreaTactic = z.object({
  ...rowFields,
  section: TacticSection,
  risk: z.string().check(z.minLength(5)),
  notWhen: z.string().check(z.minLength(5)),
})
export type AreaTactic = z.infer<typeof AreaTactic>

/** One thing worth knowing at once. The order of the rows is their rank. */
export const QuickFact = z.object(rowFields)
export type QuickFact = z.infer<typeof QuickFact>

/** What we hold about the tactics of one country. */
export const CountryTactics = z.object({
  country: CountryCode,
  /** Date of the newest check among the rows: "law as at". */
  asOf: PlainDate,
  tactics: z.array(AreaTactic),
  facts: z.array(QuickFact),
  help: z.array(HelpOrganisation),
})
export type CountryTactics = z.infer<typeof CountryTactics>

const proven = {
  /** Law as at this day. */
  asOf: PlainDate,
  /** What the person should know about the answer as a whole, such as which nation's law it tells. */
  notes: z.array(z.string()),
  /** Who helps for free. Never empty where we hold help, also when we have no rows. */
  help: z.array(HelpContact),
}

/** The answer of POST /api/quick-tactics. `basis` proves the fact of the same place. No facts: we abstain. */
export const QuickTactics = z.object({
  title: z.string(),
  keyFacts: z.array(z.string()),
  basis: z.array(Basis),
  ...proven,
})
export type QuickTactics = z.infer<typeof QuickTactics>

/** `basis` proves the tactic of the same place; each tactic ends with its risk and when not to use it. */
export const CheatSheetSection = z.object({
  title: z.string(),
  tactics: z.array(z.string()),
  basis: z.array(Basis),
})
export type CheatSheetSection = z.infer<typeof CheatSheetSection>

/** The answer of POST /api/strategic-cheat-sheet/{area}. No sections: we abstain, and the caller takes no credit. */
export const CheatSheet = z.object({
  category: z.string(),
  description: z.string(),
  sections: z.array(CheatSheetSection),
  disclaimer: z.string(),
  ...proven,
})
export type CheatSheet = z.infer<typeof CheatSheet>
