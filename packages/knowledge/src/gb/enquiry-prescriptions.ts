/** Questions about free prescriptions for people on Universal Credit. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_PRESCRIPTIONS: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-23',
    checkBy: '2027-04-30',
    kinds: ['ENQUIRY'],
    id: 'gb.ask-benefit.free-prescriptions',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 4,
    when: { not: [{ says: ['penalty charge', 'wrong medicine', 'court'] }] },
    asks: [
      [
        'prescription',
        'prescriptions',
        'prescription charge',
        'prescription charges',
        'my meds',
        'free dental',
        'free dentist',
        'dental treatment',
        'glasses voucher',
        'health costs',
      ],
      [
        'universal credit',
        'uc',
        'benefits',
        'low income',
        'free',
        'jobcentre',
        'exempt',
        'cant afford',
        "can't afford",
        'pay for',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'where you live and your pay in the last month of Universal Credit',
    says: 'In Wales, Scotland and Northern Ireland they are free for all. In England they are free with Universal Credit if take-home pay in your last period was £435 or less. It is £935 with a child or health element. A couple counts both wages. Not sure? Pay, get form FP57, and claim it back: a wrong tick can bring a penalty. Else try the Low Income Scheme (HC1) or a prepayment certificate.',
    authority: {
      title: 'National Health Service (Travel Expenses and Remission of Charges) Regulations 2003',
      provision: 'regulation 5 (Universal Credit and earnings)',
      url: 'https://www.legislation.gov.uk/uksi/2003/2382/regulation/5',
      inForceFrom: '2015-11-01',
    },
  },
]
