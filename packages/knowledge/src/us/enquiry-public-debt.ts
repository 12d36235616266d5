/** Questions about tickets and about benefits that are asked back. */
import type { Rule } from '@plainletter/contracts/rule'

import { GUIDANCE } from './authority.ts'
import { BENEFIT_LAW } from './benefit-law.ts'
import { CHECKED } from './cite-law.ts'

const ASK = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ENQUIRY_PUBLIC_DEBT: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.ask-debt.ticket',
    rank: 14,
    topics: ['parking', 'general'],
    when: {
      not: [
        {
          says: [
            'missed court',
            'missed my court',
            'missed traffic court',
            'missed the court',
            'missed my traffic',
            'forgot my court',
            'forgot court',
            'failure to appear',
            'failed to appear',
            'fta',
            'bench warrant',
            'didnt go to court',
            "didn't go to court",
          ],
        },
      ],
    },
    asks: [
      [
        'traffic ticket',
        'speeding ticket',
        'parking ticket',
        'red light camera',
        'speed camera',
        'toll violation',
      ],
      [
        'fight',
        'contest',
        'appeal',
        'pay',
        'ignore',
        'hearing',
        "wasn't driving",
        'was not driving',
        'not the driver',
        'what do i do',
        'wrong',
        'court',
      ],
    ],
    verdict: 'do_this',
    says: 'Act by the date on the ticket: pay it, or plead not guilty and ask for a hearing. Bring photos and receipts. Missing the date can cost fees or your license.',
    authority: GUIDANCE.usaLegal,
  },
  {
    ...ASK,
    id: 'us.ask-debt.overpayment',
    rank: 12,
    asks: [
      [
        'social security',
        'ssi',
        'ssdi',
        'ssa',
        'social security says',
        'disability check',
        'my disability',
        'ssa letter',
      ],
      [
        'overpayment',
        'overpaid',
        'pay back',
        'paid too much',
        'waiver',
        'over paid',
        'owe them',
        'owe back',
        'wants back',
        'want it back',
        'give it back',
        'pay it back',
        'overpaid me',
        'hold back half',
        'hold back',
        'keep half',
        'half my check',
        'half of my check',
        'take half',
        'they overpaid',
        'their mistake',
        'own fault',
      ],
    ],
    verdict: 'do_this',
    says: 'If it was not your fault and you cannot afford it, ask for a waiver (SSA-632). If the sum is wrong, appeal within 60 days (SSA-561). Ask within 30 days, and they mostly take nothing until they decide. You can also ask to pay back less each month. Their own mistake helps you, but does not end it by itself.',
    authority: BENEFIT_LAW.recovery,
  },
]
