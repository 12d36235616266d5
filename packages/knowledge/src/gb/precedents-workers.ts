/** Leading cases on who is a worker, and on terms that the employer wants to change. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { ENGLAND_WALES, GB_CASE, GREAT_BRITAIN, heldCase } from './cite-case.ts'

const WORK = {
  ...GB_CASE,
  nations: GREAT_BRITAIN,
  areas: ['employment'],
  kinds: ['DISMISSAL_LETTER', 'ENQUIRY'],
} satisfies Partial<Precedent>
const STATUS = [
  'self employed',
  'self-employed',
  'contractor',
  'gig',
  'courier',
  'driver',
  'freelance',
  'zero hours',
  'worker status',
  'agency',
]

export const WORKERS_PRECEDENTS: readonly Precedent[] = [
  {
    ...WORK,
    id: 'gb.precedent.uber-v-aslam',
    name: 'Uber BV v Aslam',
    ...heldCase('UKSC', '5', '2021-02-19'),
    asks: [
      STATUS,
      [
        'holiday',
        'minimum wage',
        'rights',
        'worker',
        'employee',
        'sick pay',
        'sacked',
        'dismissed',
        'deactivated',
        'pay',
      ],
    ],
    asked: 'Were drivers who found work through an app workers, or in business for themselves?',
    held: 'They were workers. The firm set the price and the terms and kept close control.',
    helps:
      'Look at who really controls the work. A paper that says "self-employed" does not decide.',
    limits: 'Each case turns on its facts. A worker has fewer rights than an employee.',
    side: 'for_you',
  },
  {
    ...WORK,
    id: 'gb.precedent.autoclenz-v-belcher',
    name: 'Autoclenz Ltd v Belcher',
    ...heldCase('UKSC', '41', '2011-07-27'),
    asks: [
      STATUS,
      [
        'contract',
        'written',
        'signed',
        'says',
        'rights',
        'employee',
        'worker',
        'holiday',
        'minimum wage',
      ],
    ],
    asked:
      'Does a written contract decide who is self-employed when the work is different in real life?',
    held: 'No. The tribunal looks at what truly happened.',
    helps: 'Keep proof of your real hours, orders and pay.',
    limits: 'If the paper matches real life, it counts.',
    side: 'for_you',
  },
  {
    ...WORK,
    id: 'gb.precedent.pimlico-plumbers-v-smith',
    name: 'Pimlico Plumbers Ltd v Smith',
    ...heldCase('UKSC', '29', '2018-06-13'),
    asks: [
      ['self employed', 'self-employed', 'contractor', 'subcontractor', 'plumber', 'substitute'],
      ['worker', 'rights', 'holiday', 'sacked', 'dismissed', 'sick', 'employee', 'pay'],
    ],
    asked: 'Was a plumber with his own tax status and tools a worker of the firm?',
    held: 'Yes. He had to do the work himself, and the firm kept tight control.',
    helps: 'Uniform, set hours and no free choice of stand-in point to a worker.',
    limits: 'A real right to send anyone else in your place points the other way.',
    side: 'for_you',
  },
  {
    ...WORK,
    id: 'gb.precedent.iwgb-v-central-arbitration-committee',
    name: 'Independent Workers Union of Great Britain v Central Arbitration Committee',
    ...heldCase('UKSC', '43', '2023-11-21'),
    kinds: ['ENQUIRY'],
    asks: [['deliveroo', 'rider', 'courier', 'delivery', 'gig', 'substitute']],
    asked: 'Were food delivery riders in a work relationship that lets a union speak for them?',
    held: 'No. They could freely send another rider in their place.',
    helps: 'It shows what matters most: whether you must do the work yourself.',
    limits: 'It works against you if you may really send someone else.',
    side: 'against_you',
  },
  {
    ...WORK,
    nations: ENGLAND_WALES,
    id: 'gb.precedent.tesco-v-usdaw',
    name: 'Tesco Stores Ltd v Union of Shop, Distributive and Allied Workers',
    ...heldCase('UKSC', '28', '2024-09-12'),
    kinds: ['DISMISSAL_LETTER', 'ENQUIRY'],
    when: { any: [{ says: ['new terms', 're-engage', 'reengage', 'new contract', 'variation'] }] },
    asks: [
      [
        'fire and rehire',
        'new contract',
        'new terms',
        'change my contract',
        'cut my pay',
        'pay cut',
        'worse terms',
      ],
    ],
    asked: 'May an employer fire people and hire them again to take away pay promised for good?',
    held: 'No. It had promised the pay for as long as they held the job. The court stopped it.',
    helps: 'Look for promises such as "permanent" or "guaranteed" in your papers.',
    limits: 'It rests on a clear promise. Without one the answer may differ.',
    side: 'for_you',
  },
]
