/** Words about what a tool costs, and who may use it. The prompt and the titles of toasts are the specification's. */
import { plural, t } from '@lingui/core/macro'
import { PLANS } from '@plainletter/contracts/prices'

import { inLanguage } from './in-language.ts'

const pounds = (pence: number): string => `£${pence / 100}`

const availableIn = (plan: string, price: string): string =>
  t`Available in ${plan} plan (${price}/year)`
const usesCredits = (cost: number, left: number): string =>
  plural(cost, {
    one: `Uses # credit (you have ${left}).`,
    other: `Uses # credits (you have ${left}).`,
  })
const usesPlan = (cost: number, left: number): string =>
  t`Uses ${cost} of the ${left} left in your plan this month.`

export const accessMessages = inLanguage(() => ({
  upgradePrompt: availableIn(PLANS.individual.name, pounds(PLANS.individual.pricePencePerYear)),
  seePlans: t`See plans and credits`,
  creditsRequired: t`Credits Required`,
  buyCredits: t`Buy Credits`,
  /** What one use of a paid tool takes, and of what. */
  cost: (cost: number, { credits, planLeft }: { credits: number; planLeft: number }) =>
    planLeft > 0 ? usesPlan(cost, planLeft) : usesCredits(cost, credits),
}))
