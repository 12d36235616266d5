/** The formal order to pay the rent (commandement de payer). */
import type { Rule } from '@plainletter/contracts/rule'

import { LEAVE_ORDER, RENT_ORDER, RENT_ORDER_WARNED } from './conditions-home.ts'
import { exceptFor } from './except-for.ts'
import { LAW } from './law-home.ts'

const BASE = {
  country: 'fr',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  topics: ['housing'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const RENT_ORDER_ROWS: readonly Rule[] = exceptFor(RENT_ORDER_WARNED, [
  {
    ...BASE,
    id: 'fr.home.want-order',
    kind: 'fact',
    rank: 10,
    slot: 'what_they_want',
    when: { any: [RENT_ORDER] },
    dayToAct: 'open',
    says: 'This is a formal order to pay the rent (commandement de payer). If you do not pay in time, they can ask a judge to end the lease.',
    authority: LAW.rentNotice,
  },
  {
    ...BASE,
    id: 'fr.home.deadline-six-weeks',
    kind: 'deadline',
    rank: 10,
    weight: 'main',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'BAILIFF_NOTICE'],
    when: { any: [RENT_ORDER], not: [LEAVE_ORDER, { says: ['deux mois', '2 mois'] }] },
    terms: { trigger: 'letter', count: 6, unit: 'weeks', roll: 'none' },
    example: {
      clause: 'Loi du 6 juillet 1989, article 24 I',
      trigger: '2026-11-10',
      result: '2026-12-22',
    },
    says: 'You have six weeks from the order to pay (commandement) to pay or get help. Leases from before 29 July 2023 often give two months.',
    action: 'Pay the rent debt, or agree a plan',
    consequence: 'After that the landlord can ask a judge to end the lease.',
    authority: {
      ...LAW.rentNotice,
      provision: `${LAW.rentNotice.provision} ; Cass., avis, 13 juin 2024, n° 24-70.002`,
    },
  },
  {
    ...BASE,
    id: 'fr.home.deadline-two-months',
    kind: 'deadline',
    rank: 12,
    weight: 'main',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'BAILIFF_NOTICE'],
    when: { all: [{ says: ['deux mois', '2 mois'] }], any: [RENT_ORDER], not: [LEAVE_ORDER] },
    terms: { trigger: 'letter', count: 2, unit: 'months', roll: 'none' },
    example: {
      clause: 'Loi du 6 juillet 1989, article 24 I, baux conclus avant le 29 juillet 2023',
      trigger: '2026-11-10',
      result: '2027-01-10',
    },
    says: 'This order gives two months to pay, as older leases do.',
    action: 'Pay the rent debt, or agree a plan',
    consequence: 'After that the landlord can ask a judge to end the lease.',
    authority: LAW.rentNotice,
  },
  {
    ...BASE,
    id: 'fr.home.element-fsl',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'BAILIFF_NOTICE'],
    kind: 'element',
    rank: 20,
    when: { any: [RENT_ORDER] },
    recognisedBy: [{ says: ['fonds de solidarité', 'fsl'] }],
    name: 'The address of the housing fund',
    says: 'The order must name the housing fund (FSL) that you can turn to.',
    ifMissing:
      'We do not see the housing fund (FSL). Show it to the ADIL: a missing part can make the order void.',
    authority: LAW.rentNotice,
  },
  {
    ...BASE,
    id: 'fr.home.element-count',
    kind: 'element',
    rank: 30,
    when: { any: [RENT_ORDER] },
    recognisedBy: [{ hasAmount: 'arrears' }, { hasAmount: 'rent' }, { says: ['décompte'] }],
    name: 'The rent and the count of the debt',
    says: 'The order must show the monthly rent and a count of the debt.',
    ifMissing: 'We see no count of the debt. Ask for it.',
    authority: LAW.rentNotice,
  },
  {
    ...BASE,
    id: 'fr.home.officer-order',
    kind: 'fact',
    kinds: ['BAILIFF_NOTICE'],
    rank: 8,
    slot: 'what_they_want',
    when: { any: [RENT_ORDER], not: [LEAVE_ORDER] },
    dayToAct: 'open',
    says: 'This is a formal order to pay the rent (commandement de payer). If you do not pay in time, they can ask a judge to end the lease.',
    authority: LAW.rentNotice,
  },
])
