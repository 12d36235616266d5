import type { Payments } from './open-payments.ts'

const CHARACTERS_MAX = 2_000

/**
 * The address of a page of Stripe's own, as a browser reads it. Null for any other: it would become a link of ours, and so
 * it leads to nobody else, runs nothing, and goes over no open line.
 */
export function stripePage(
  { payPages }: Pick<Payments, 'payPages'>,
  address: unknown,
): string | null {
  if (typeof address !== 'string' || address.length > CHARACTERS_MAX) return null
  if (!URL.canParse(address)) return null
  const { origin, hostname, username, password, href } = new URL(address)
  if (username !== '' || password !== '') return null
  const isStripes = hostname.endsWith('.stripe.com') && origin === `https://${hostname}`
  return isStripes || origin === payPages ? href : null
}
