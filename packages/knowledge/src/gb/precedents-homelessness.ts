/** Leading cases on homelessness. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { heldCase } from './cite-case.ts'
import { EVICT, HOME, HOMELESS } from './precedents-housing-words.ts'

const ENGLAND = { ...HOME, nations: ['england'] } satisfies Partial<Precedent>

export const HOMELESSNESS_PRECEDENTS: readonly Precedent[] = [
  {
    ...ENGLAND,
    id: 'gb.precedent.nzolameso-v-westminster',
    name: 'Nzolameso v Westminster City Council',
    ...heldCase('UKSC', '22', '2015-04-02'),
    kinds: ['ENQUIRY', 'OTHER'],
    when: { any: [{ says: ['homeless', 'homelessness'] }] },
    asks: [
      HOMELESS,
      [
        'far',
        'far away',
        'another city',
        'another town',
        'out of area',
        'out of borough',
        'other borough',
        'move me',
        'refuse',
        'suitable',
      ],
    ],
    asked: 'May a council send a homeless family far away without saying why?',
    held: "No. It must house people close by if it can, look at the children's needs, and explain its choice.",
    helps: 'Ask for the reasons, and for a review within 21 days.',
    limits: 'A council that has looked and can show why may house you elsewhere.',
    side: 'for_you',
  },
  {
    ...ENGLAND,
    id: 'gb.precedent.samuels-v-birmingham',
    name: 'Samuels v Birmingham City Council',
    ...heldCase('UKSC', '28', '2019-06-12'),
    kinds: ['ENQUIRY', 'OTHER'],
    when: { any: [{ says: ['intentionally homeless'] }] },
    asks: [HOMELESS, ['benefit', 'benefits', 'afford', 'rent', 'arrears', 'universal credit']],
    asked:
      'Did a mother make herself homeless because she used benefits for food and not for rent?',
    held: 'No. The council had to ask what her family really needed to live on.',
    helps:
      'List what your family needs each month. Benefits for basics are not spare money for rent.',
    limits: 'Costs beyond what a family needs can still count against you.',
    side: 'for_you',
  },
  {
    ...ENGLAND,
    id: 'gb.precedent.hotak-v-southwark',
    name: 'Hotak v Southwark London Borough Council',
    ...heldCase('UKSC', '30', '2015-05-13'),
    kinds: ['ENQUIRY', 'OTHER'],
    when: { any: [{ says: ['priority need', 'vulnerable'] }] },
    asks: [
      [...HOMELESS, 'priority need'],
      [
        'vulnerable',
        'priority need',
        'priority',
        'ill',
        'illness',
        'disabled',
        'mental health',
        'disability',
      ],
    ],
    asked: 'Who counts as vulnerable when the council decides whom it must house?',
    held: 'Someone who would be clearly worse off than an ordinary person if made homeless.',
    helps:
      'Compare yourself with an ordinary person, not with others who sleep rough. Send medical proof.',
    limits: 'Help from family may count against you if it is steady and real.',
    side: 'for_you',
  },
  {
    ...ENGLAND,
    id: 'gb.precedent.imam-v-croydon',
    name: 'R (Imam) v Croydon London Borough Council',
    ...heldCase('UKSC', '45', '2023-11-28'),
    kinds: ['ENQUIRY', 'OTHER'],
    when: { any: [{ says: ['temporary accommodation', 'main housing duty'] }] },
    asks: [HOMELESS, ['unsuitable', 'not suitable', 'waiting', 'no homes', 'no money', 'how long']],
    asked: 'Can a council say that it has no money to house a homeless person properly?',
    held: 'A lack of money does not end the duty. The council must show why a court should not order it to act.',
    helps: 'If your housing is unsuitable, ask the council to act. A court can order it to.',
    limits: 'A court may give the council time when it shows that it has done all it can.',
    side: 'both',
  },
  {
    ...ENGLAND,
    id: 'gb.precedent.r-n-v-lewisham',
    name: 'R (N) v Lewisham London Borough Council',
    ...heldCase('UKSC', '62', '2014-11-12'),
    when: { any: [{ says: ['homeless', 'temporary accommodation', 'interim accommodation'] }] },
    asks: [HOMELESS, [...EVICT, 'court order', 'without a court', 'leave']],
    asked: 'Must a council get a court order to end short-term homeless housing?',
    held: 'No, not while it is only looking into your case.',
    helps: 'You must still get reasonable notice. You can ask for a review of the decision.',
    limits:
      'It works against you in short-term homeless housing. Most other tenants do need a court order.',
    side: 'against_you',
  },
]
