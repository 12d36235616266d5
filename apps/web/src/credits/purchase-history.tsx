import type { Payment } from '@plainletter/contracts/payment'
import { useQuery } from '@tanstack/react-query'

import { formatDay } from '../dates.ts'
import { creditMessages as words } from '../messages/credits.ts'
import { Badge } from '../ui/badge.tsx'
import type { Tone } from '../ui/tone.ts'
import { Waiting } from '../ui/waiting.tsx'
import { purchasesQuery } from './queries.ts'

/** What was bought, the newest first, each with what became of the money. */
export function PurchaseHistory() {
  const purchases = useQuery(purchasesQuery)
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title">{words.historyTitle}</h2>
      {purchases.isPending && <Waiting label={words.loading} />}
      {purchases.isError && (
        <p role="alert" className="pt-3">
          {words.historyFailed}
        </p>
      )}
      {purchases.data?.purchases.length === 0 && (
        <p className="pt-3 text-ink-2">{words.historyEmpty}</p>
      )}
      <ul className="pt-3">
        {purchases.data?.purchases.map((payment) => (
          <PaymentRow key={payment.reference} payment={payment} />
        ))}
      </ul>
    </section>
  )
}

const TONES = {
  paid: 'good',
  partly_refunded: 'note',
  refunded: 'neutral',
  disputed: 'warn',
} as const satisfies Record<Payment['state'], Tone>

function PaymentRow({ payment }: { payment: Payment }) {
  const { name, paidAt, pricePence, credits, state, refundedPence, receiptUrl } = payment
  const day = formatDay(paidAt)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <p>
        <span className="block font-semibold">{name}</span>
        <span className="text-ink-2">
          {words.bought(day, pricePence)}
          {credits > 0 && `, ${words.boughtCredits(credits)}`}
          {refundedPence > 0 && `. ${words.refunded(refundedPence)}`}
        </span>
      </p>
      <p className="flex flex-wrap items-center gap-4">
        <Badge tone={TONES[state]}>{words.states[state]}</Badge>
        {receiptUrl !== null && (
          <a href={receiptUrl} rel="noreferrer" aria-label={words.receiptOf(name, day)}>
            {words.receipt}
          </a>
        )}
      </p>
    </li>
  )
}
