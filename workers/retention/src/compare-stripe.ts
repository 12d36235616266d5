/** Once a night: what Stripe knows and we do not, or know otherwise, is brought into line. One page a round. */
import { COMPARISONS, repair } from '@plainletter/payments/compare'
import type { Compared } from '@plainletter/payments/compare'
import type { Payments } from '@plainletter/payments/open-payments'

import type { SweepPorts } from './ports.ts'
import type { Stretch } from './reconcile.ts'

const NIGHT_MS = 24 * 60 * 60 * 1000

export const COMPARISON_WALKS = {
  stripe_sessions: walkOver(COMPARISONS.stripe_sessions),
  stripe_invoices: walkOver(COMPARISONS.stripe_invoices),
  stripe_refunds: walkOver(COMPARISONS.stripe_refunds),
  stripe_disputes: walkOver(COMPARISONS.stripe_disputes),
  stripe_plans: walkOver(COMPARISONS.stripe_plans),
} as const

function walkOver(compare: (payments: Payments, after: string) => Promise<Compared>) {
  return {
    restMs: NIGHT_MS,
    isWanted: ({ payments }: SweepPorts): boolean => payments !== undefined,
    step: async ({ payments }: SweepPorts, position: string): Promise<Stretch> => {
      if (!payments) return { found: 0 }
      const { differences, next } = await compare(payments, position)
      let found = 0
      for (const difference of differences) found += (await repair(payments, difference)) ? 1 : 0
      return next === undefined ? { found } : { next, found }
    },
  }
}
