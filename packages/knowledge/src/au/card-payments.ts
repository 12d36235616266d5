/** Card payments that you did not make. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const NAMED = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const CARD_USE = {
  ...NAMED,
  kinds: ['OTHER', 'SCAM_LETTER'],
  when: {
    all: [{ says: ['card', 'account', 'bank'] }],
    any: [
      {
        says: [
          'recent transaction',
          'transaction of',
          'unauthorised',
          'not made by you',
          'made by you',
          'suspicious transaction',
          'unusual activity',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const EPAYMENTS = {
  title: 'ASIC: ePayments Code',
  provision: 'Chapter C (liability for unauthorised transactions)',
  url: 'https://asic.gov.au/',
  inForceFrom: '2022-06-02',
} satisfies Authority

export const CARD_PAYMENT_RULES: readonly Rule[] = [
  {
    ...CARD_USE,
    id: 'au.bank.right-not-mine',
    kind: 'right',
    rank: 10,
    says: 'If you did not make or allow a payment, your bank must most often bear the loss. You may share it if you gave away a code or told them late.',
    authority: EPAYMENTS,
  },
  {
    ...CARD_USE,
    id: 'au.bank.step-call',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Call the number on the back of your card, not the one in the message. If the payment is not yours, say so now.',
    authority: EPAYMENTS,
  },
]
