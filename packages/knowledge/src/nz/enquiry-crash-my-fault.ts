/** Questions of a driver without insurance who caused a crash. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_MY_FAULT: readonly Rule[] = [
  {
    country: 'nz',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'nz.ask.crash-my-fault',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'parking', 'consumer', 'general'],
    rank: 3,
    verdict: 'do_this',
    when: { not: [{ says: ['hit my car', 'hit and run', 'not my fault'] }] },
    asks: [
      [
        'i hit',
        'i crashed',
        'i ran into',
        'i backed into',
        'my fault',
        'i rear ended',
        'i scraped',
        'i reversed into',
        'car i hit',
      ],
      ['car', 'parked car', 'ute', 'vehicle', 'bumper', 'his car', 'her car', 'van'],
      [
        'no insurance',
        'uninsured',
        'not insured',
        'wants',
        'quote',
        'owner',
        'insurer',
        'letter',
        'cant afford',
        "can't afford",
        'pay',
        'cash',
      ],
    ],
    says: 'If it was your fault, you owe the fair cost of the repair, not more than the car was worth. Often a tow and a hire car are added. Ask for two quotes, photos and proof of who owns it. Do not sign at once. If you cannot pay, write what you can: small instalments are often taken. If you disagree, the Disputes Tribunal decides without lawyers. Go to the hearing. Free help: MoneyTalks 0800 345 123.',
    authority: {
      title: 'Law of negligence, and Disputes Tribunal Act 1988',
      provision: 'Disputes Tribunal Act section 10 (claims up to $60,000)',
      url: 'https://www.legislation.govt.nz/act/public/1988/0110/latest/whole.html',
      inForceFrom: '2026-01-24',
    },
  },
]
