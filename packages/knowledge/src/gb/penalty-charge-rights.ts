/** Rights of who gets a council penalty charge. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import {
  BY_POST,
  CHARGE_CERTIFICATE,
  ENFORCEMENT_CENTRE,
  FIRST_STAGE,
  GUIDANCE,
  LONDON,
  LONDON_MOVING,
  PCN_ENGLAND,
  PCN_ENGLAND_WALES,
  RECOVERY_ORDER,
  ROAD_CHARGE,
  TIME_RAN_OUT,
  TRIBUNAL,
} from './penalty-charge-cues.ts'

export const PENALTY_CHARGE_RIGHTS: readonly Rule[] = [
  {
    ...PCN_ENGLAND,
    id: 'gb.pcn.right-grace',
    kind: 'right',
    rank: 20,
    when: { all: [TIME_RAN_OUT] },
    says: 'In a council bay or car park, no penalty is due until you are more than 10 minutes over the time allowed.',
    authority: cite('pcnEngland', 'regulation 5(2)', 'regulation/5'),
  },
  {
    ...PCN_ENGLAND,
    id: 'gb.pcn.right-discount',
    kind: 'right',
    rank: 25,
    when: { not: [...FIRST_STAGE, ROAD_CHARGE, BY_POST] },
    says: 'You pay less if you pay within 14 days. The 14 days begin with the day the notice was put on the car or given to you.',
    authority: cite('pcnEngland', 'regulation 2 and Schedule 2', 'schedule/2'),
  },
  {
    ...PCN_ENGLAND,
    id: 'gb.pcn.right-discount-post',
    kind: 'right',
    rank: 24,
    when: { all: [BY_POST], not: [...FIRST_STAGE, ROAD_CHARGE, LONDON] },
    says: 'When a camera notice comes by post, the lower price lasts 21 days from the day it is served.',
    authority: cite('pcnEngland', 'regulation 2 and regulation 10(2)(a)', 'regulation/10'),
  },
  {
    ...PCN_ENGLAND_WALES,
    id: 'gb.pcn.right-appeal',
    kind: 'right',
    rank: 10,
    when: { not: [CHARGE_CERTIFICATE, RECOVERY_ORDER] },
    says: 'You have 28 days from a notice of rejection to appeal to the tribunal. It costs nothing, and costs are almost never awarded.',
    authority: TRIBUNAL,
  },
  {
    ...PCN_ENGLAND,
    id: 'gb.pcn.right-compelling',
    kind: 'right',
    rank: 30,
    when: { not: [CHARGE_CERTIFICATE, RECOVERY_ORDER, ROAD_CHARGE] },
    says: 'Even if the rule was broken, you can ask the council to cancel. Give a strong reason, such as a sudden illness.',
    authority: cite('pcnAppeals', 'regulation 5', 'regulation/5'),
  },
  {
    ...PCN_ENGLAND_WALES,
    id: 'gb.pcn.right-evidence',
    kind: 'right',
    rank: 40,
    when: { not: [RECOVERY_ORDER] },
    says: 'You can see the photos, film and notes that the council relies on. Many councils show them online.',
    authority: GUIDANCE,
  },
  {
    ...PCN_ENGLAND,
    id: 'gb.pcn.right-camera',
    kind: 'right',
    rank: 50,
    when: {
      all: [BY_POST],
      not: [
        ROAD_CHARGE,
        LONDON_MOVING,
        // Bus lanes of London have an Act of their own.
        { says: ['london local authorities act', 'enforcement notice'] },
      ],
    },
    says: 'Cameras may only be used for some parking rules, such as bus stops, bus lanes, school markings and red routes.',
    authority: cite('pcnEngland', 'regulation 11', 'regulation/11'),
  },
  {
    ...PCN_ENGLAND_WALES,
    id: 'gb.pcn.right-statement',
    kind: 'right',
    rank: 5,
    when: { all: [RECOVERY_ORDER] },
    says: 'You may make a witness statement on one of the set grounds. For example, you never got the notice, or no one answered you.',
    authority: ENFORCEMENT_CENTRE,
  },
]
