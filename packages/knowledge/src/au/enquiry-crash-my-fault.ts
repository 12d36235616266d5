/** Questions of a driver without insurance who caused a crash. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_MY_FAULT: readonly Rule[] = [
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.ask.crash-my-fault',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'parking', 'consumer', 'general'],
    rank: 4,
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
      ],
      ['car', 'parked car', 'ute', 'vehicle', 'bumper', 'his car', 'her car', 'fence'],
      [
        'no insurance',
        'uninsured',
        'not insured',
        'insurance lapsed',
        'wants',
        'quote',
        'owner',
        'insurer',
        'letter of demand',
        'cant afford',
        "can't afford",
        'pay',
        'spare',
      ],
    ],
    says: 'If it was your fault, you owe the fair cost of the repair, not more than the car was worth. Ask for two quotes, photos and proof of who owns it. Do not sign for a sum at once. If you cannot pay, write what you can: insurers and owners often take small instalments or less in one sum. Do not ignore a letter or a court claim. Free help: 1800 007 007. If both were at fault, you owe only your part.',
    authority: {
      title: 'Law of negligence of the states, as Financial Rights and the courts explain it',
      provision:
        'for example Civil Liability Act 2002 (NSW), sections 5B to 5D; Limitation Act 1969 (NSW), section 14',
      url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-2002-022',
      inForceFrom: '2002-12-06',
    },
  },
]
