/** What is asked of the tactical knowledge: quick tactics, and the strategic cheat sheet. */
import * as z from 'zod/mini'

import { Area, CheatSheet, QuickTactics } from './cheat-sheet.ts'
import { COUNTRIES, DEFAULT_COUNTRY } from './countries.ts'

export const SITUATION_CHARACTERS = 4_000

const TOO_LONG = 'Use up to 4,000 characters for your situation.'
const Situation = z.string().check(z.trim(), z.maxLength(SITUATION_CHARACTERS, TOO_LONG))
/** A name or a code: "United Kingdom", "gb". What it means is decided by `findCountry`. */
const Jurisdiction = z._default(z.string().check(z.maxLength(60)), COUNTRIES[DEFAULT_COUNTRY].name)

export const UNKNOWN_COUNTRY = 'We do not cover this country yet. Choose one of our 14 countries.'
export const UNKNOWN_AREA = 'We do not cover this area yet.'

/** `documentType` is an area, or a kind of document whose area is meant. */
export const AskQuickTactics = z.strictObject({
  userSituation: z._default(Situation, ''),
  documentType: z.string().check(z.maxLength(60)),
  jurisdiction: Jurisdiction,
})
export type AskQuickTactics = z.infer<typeof AskQuickTactics>

export const SITUATION_REQUIRED = 'Tell us about your situation first.'

export const AskCheatSheet = z.strictObject({
  userSituation: z
    .string(SITUATION_REQUIRED)
    .check(
      z.trim(),
      z.minLength(1, SITUATION_REQUIRED),
      z.maxLength(SITUATION_CHARACTERS, TOO_LONG),
    ),
  jurisdiction: Jurisdiction,
})
export type AskCheatSheet = z.infer<typeof AskCheatSheet>

/** An area as it stands in an address; read leniently: what we do not know is answered as not found. */
export const AreaParam = z.strictObject({ area: z.string() })
/** Other parameters are ignored. */
export const TacticsQuery = z.object({ jurisdiction: Jurisdiction })

export const QuickTacticsAnswer = z.object({ tactics: QuickTactics })
export type QuickTacticsAnswer = z.infer<typeof QuickTacticsAnswer>

/** `isCharged` is true for the one call that took the credit. */
export const CheatSheetAnswer = z.object({ cheatSheet: CheatSheet, isCharged: z.boolean() })
export type CheatSheetAnswer = z.infer<typeof CheatSheetAnswer>

/** What is kept of a sheet, for the export of an account. */
export const KeptCheatSheet = z.object({
  area: Area,
  madeAt: z.iso.datetime(),
  cheatSheet: CheatSheet,
})
export type KeptCheatSheet = z.infer<typeof KeptCheatSheet>
