/** Disputes with shops and service firms. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority.ts'
import { NOT_BOUGHT_TO_KEEP } from './conditions.ts'

const BUY = {
  country: 'ie',
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
  topics: ['consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...BUY,
    id: 'ie.buy.myth-policy',
    kind: 'myth',
    premise: [
      'no refund policy',
      'no refunds policy',
      'no refunds',
      'final sale',
      'only store credit',
      'warranty has expired',
      'warranty is over',
      'out of warranty',
    ],
    says: 'A shop policy or an old guarantee cannot take away your rights under the Consumer Rights Act 2022.',
    authority: LAW.consumer,
  },
  {
    ...BUY,
    id: 'ie.buy.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    says: 'You can ask if the contract is fair and if the firm kept its own part.',
    authority: LAW.ccpc,
  },
  {
    ...BUY,
    id: 'ie.buy.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'A firm cannot decide alone who is right. Your rights come from the law, not from its policy.',
    authority: LAW.ccpc,
  },
  {
    ...BUY,
    id: 'ie.buy.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    says: 'The Competition and Consumer Protection Commission (CCPC) tells you your rights. It does not take single cases.',
    authority: LAW.ccpc,
  },
  {
    ...BUY,
    id: 'ie.buy.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'Goods must be as described, of fair quality and do their job. If not, you have remedies.',
    authority: LAW.consumer,
  },
  {
    ...BUY,
    id: 'ie.buy.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    says: 'They cannot take your things without a court judgment.',
    authority: LAW.courts,
  },
  {
    ...BUY,
    id: 'ie.buy.right-thirty',
    kind: 'right',
    rank: 10,
    when: { not: [NOT_BOUGHT_TO_KEEP] },
    says: 'If goods are faulty you can end the contract and get your money back within 30 days.',
    authority: LAW.consumer,
  },
  {
    ...BUY,
    id: 'ie.buy.right-repair',
    kind: 'right',
    rank: 20,
    when: { not: [NOT_BOUGHT_TO_KEEP] },
    says: 'After 30 days you can ask for free repair or a new one. If that fails, a price cut or your money back.',
    authority: LAW.consumer,
  },
  {
    ...BUY,
    id: 'ie.buy.right-year',
    kind: 'right',
    rank: 30,
    when: { not: [NOT_BOUGHT_TO_KEEP] },
    says: 'In the first 12 months the law takes it that the fault was there from the start.',
    authority: LAW.consumer,
  },
  {
    ...BUY,
    id: 'ie.buy.right-services',
    kind: 'right',
    rank: 40,
    says: 'Services must be done with skill and care, for a fair price and in a fair time.',
    authority: LAW.services,
  },
  {
    ...BUY,
    id: 'ie.buy.right-cancel',
    kind: 'right',
    rank: 50,
    says: 'If you bought online, by phone or at your door, you have 14 days to cancel with no reason.',
    authority: LAW.cancel,
  },
  {
    ...BUY,
    id: 'ie.buy.right-terms',
    kind: 'right',
    rank: 60,
    says: 'An unfair term does not bind you.',
    authority: LAW.unfairTerms,
  },
  {
    ...BUY,
    id: 'ie.buy.cancel',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 14, unit: 'days', roll: 'none' },
    action: 'Cancel in writing, if you bought online, by phone or at your door',
    consequence: 'After that, cancelling gets harder.',
    weight: 'main',
    example: {
      clause: 'Consumer Rights Act 2022, Part 5',
      trigger: '2026-11-09',
      result: '2026-11-23',
    },
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    rank: 10,
    when: {
      any: [
        {
          says: [
            'right to cancel',
            'cooling-off',
            'cooling off',
            'distance contract',
            'off-premises',
            'ordered online',
            'doorstep',
          ],
        },
      ],
    },
    says: 'You have 14 days to cancel. For goods they run from the day you got them. We count from the date of the paper.',
    authority: LAW.cancel,
  },
  {
    ...BUY,
    id: 'ie.buy.insight-warranty',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.8,
    actionable: 'Write that you use your rights under the Consumer Rights Act 2022.',
    rank: 10,
    says: 'A guarantee comes on top of the law. It does not take its place.',
    authority: LAW.consumer,
  },
  {
    ...BUY,
    id: 'ie.buy.right-small-claims',
    kind: 'right',
    rank: 70,
    says: 'For a small sum you can use the small claims procedure of the District Court. It is cheap and you need no lawyer.',
    authority: {
      title: 'District Court Rules, Order 53A, S.I. No. 17 of 2014',
      provision: 'District Court (Small Claims Procedure) Rules: claims of a consumer up to €2,000',
      url: 'https://courts.ie/rules/small-claims-procedure-si-no-17-2014',
      inForceFrom: '2014-02-03',
    },
  },
  {
    ...BUY,
    id: 'ie.buy.right-telco',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    rank: 6,
    when: {
      any: [
        {
          says: [
            'mobile plan',
            'phone plan',
            'broadband',
            'eir',
            'vodafone',
            'virgin media',
            'three ireland',
            'mobile service',
          ],
        },
      ],
    },
    says: 'A phone or internet contract may bind you for 24 months at most. If it runs on after that, you can leave with a month of notice, for no fee.',
    authority: {
      title:
        'European Union (Electronic Communications Code) Regulations 2022, S.I. No. 444 of 2022',
      provision: 'contract length and end (24 months, one month of notice)',
      url: 'https://www.irishstatutebook.ie/eli/2022/si/444/made/en/print',
      inForceFrom: '2023-06-09',
    },
  },
]

/** The rows, with those for questions where they fit. */
export const CONSUMER = fitQuestions(ROWS, FITS)
