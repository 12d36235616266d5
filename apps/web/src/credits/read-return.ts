/** What the address says when somebody comes back from paying. None of it is believed: it only says what to ask. */
export type PaymentReturn =
  | { readonly kind: 'verify'; readonly sessionId: string }
  | { readonly kind: 'add'; readonly credits: number; readonly reason: string }
  | { readonly kind: 'canceled' }

/** Null when the address says nothing of a payment. */
export function readReturn(search: URLSearchParams): PaymentReturn | null {
  if (search.get('canceled') === 'true') return { kind: 'canceled' }
  const sessionId = search.get('session_id')
  if (search.get('success') === 'true' && sessionId !== null) return { kind: 'verify', sessionId }
  const credits = search.get('credits')
  if (credits === null) return null
  const number = Number(credits)
  const reason = `payment_link_${search.get('package') ?? 'unknown'}`.slice(0, 200)
  return { kind: 'add', credits: Number.isFinite(number) ? number : 0, reason }
}
