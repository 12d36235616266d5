/** The parking charge of a town (forfait de post-stationnement, FPS). */
import type { Rule } from '@plainletter/contracts/rule'

import { PARKING_FPS } from './conditions-road.ts'
import { exceptFor } from './except-for.ts'
import { LAW } from './law-fines.ts'
import { otherThanFines } from './other-than-fines.ts'

const BASE = {
  country: 'fr',
  kinds: ['PENALTY_CHARGE_NOTICE'],
  topics: ['parking'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const PUBLIC_PARKING: readonly Rule[] = exceptFor(otherThanFines, [
  {
    ...BASE,
    id: 'fr.fine.want-fps',
    kind: 'fact',
    rank: 10,
    slot: 'what_they_want',
    when: { any: [PARKING_FPS] },
    says: 'A town asks you for a public parking charge (FPS). It is not a criminal fine.',
    authority: LAW.fps,
  },
  {
    ...BASE,
    id: 'fr.fine.who-fps',
    kind: 'fact',
    rank: 20,
    slot: 'who_they_are',
    when: { any: [PARKING_FPS] },
    says: 'A town, or a firm that works for it, made this parking charge.',
    authority: LAW.fps,
  },
  {
    ...BASE,
    id: 'fr.fine.reality-fps',
    kind: 'fact',
    rank: 10,
    slot: 'reality_check',
    when: { any: [PARKING_FPS] },
    says: 'You can contest it in two steps: first to the town, then to the parking court (tribunal du stationnement payant).',
    authority: LAW.fps,
  },
  {
    ...BASE,
    id: 'fr.fine.deadline-fps',
    kind: 'deadline',
    rank: 10,
    weight: 'main',
    when: { any: [PARKING_FPS] },
    terms: { trigger: 'letter', count: 1, unit: 'months', roll: 'none' },
    example: {
      clause: 'CGCT, article R. 2333-120-13',
      trigger: '2026-11-12',
      result: '2026-12-12',
    },
    says: 'You have one month to contest the parking charge to the town (RAPO).',
    action: 'Contest the charge to the town (RAPO)',
    consequence: 'Without this first step the parking court cannot hear you.',
    authority: LAW.fps,
  },
  {
    ...BASE,
    id: 'fr.fine.deadline-fps-pay',
    kind: 'deadline',
    rank: 20,
    weight: 'further',
    when: { any: [PARKING_FPS] },
    terms: { trigger: 'letter', count: 3, unit: 'months', roll: 'none' },
    example: { clause: 'CGCT, article L. 2333-87', trigger: '2026-11-12', result: '2027-02-12' },
    says: 'You have three months to pay the charge before it is raised.',
    action: 'Pay the parking charge',
    consequence: 'After that it is raised and the Treasury collects it.',
    authority: LAW.fpsPay,
  },
  {
    ...BASE,
    id: 'fr.fine.step-contest-fps',
    kind: 'step',
    rank: 30,
    list: 'first',
    when: { any: [PARKING_FPS] },
    says: 'Contest to the body named in the notice, online or by registered letter. Add the notice, the car papers and proof.',
    authority: LAW.fps,
  },
  {
    ...BASE,
    id: 'fr.fine.right-fps-court',
    kind: 'right',
    rank: 20,
    when: { any: [PARKING_FPS] },
    says: 'No answer for one month means no. Then you have one month to go to the parking court. You need not pay first.',
    authority: LAW.fpsCourt,
  },
])
