/** Balances, and which packs and plans there are. prices.ts says what they cost. */
import * as z from 'zod/mini'

import { PACKAGE_TYPES, PLAN_TYPES } from './prices.ts'

export const CreditBalance = z.object({ creditsRemaining: z.int(), totalCreditsEver: z.int() })
export type CreditBalance = z.infer<typeof CreditBalance>

export const PackageType = z.enum(PACKAGE_TYPES)
export type PackageType = z.infer<typeof PackageType>

export const PlanType = z.enum(PLAN_TYPES)
export type PlanType = z.infer<typeof PlanType>
