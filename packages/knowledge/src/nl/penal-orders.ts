/** Penal orders of the public prosecutor (strafbeschikking), the judge after a traffic appeal, and measured speed. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { PARKTAX, PENAL_ORDER, PRIVATE_GROUND } from './conditions.ts'

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const SV = {
  title: 'Wetboek van Strafvordering (Sv)',
  url: 'https://wetten.overheid.nl/BWBR0001903/',
}
const WAHV = {
  title: 'Wet administratiefrechtelijke handhaving verkeersvoorschriften (WAHV, Wet Mulder)',
  url: 'https://wetten.overheid.nl/BWBR0004581/',
}
const RVV = {
  title: 'Reglement verkeersregels en verkeerstekens 1990 (RVV 1990)',
  url: 'https://wetten.overheid.nl/BWBR0004825/',
}

const SPEED: Test = { says: ['snelheid', 'snelheidsovertreding', 'km/u', 'km/h', 'te hard rijden'] }

export const PENAL_ORDERS: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.order.want',
    kind: 'fact',
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'DEBT_COLLECTION_LETTER'],
    rank: 4,
    slot: 'what_they_want',
    when: { all: [PENAL_ORDER] },
    says: 'The public prosecutor (officier van justitie) has set a punishment without a judge (strafbeschikking). You can refuse it.',
    authority: { ...SV, provision: 'artikelen 257a en 257e', inForceFrom: '2008-02-01' },
  },
  {
    ...BASE,
    id: 'nl.order.deadline',
    kind: 'deadline',
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'DEBT_COLLECTION_LETTER'],
    rank: 4,
    weight: 'main',
    terms: { trigger: 'letter', count: 14, unit: 'days', roll: 'none' },
    example: { clause: 'Sv artikel 257e', trigger: '2026-11-12', result: '2026-11-26' },
    when: { all: [PENAL_ORDER] },
    says: 'You have 14 days from when you know of it to object (verzet). For a small fine by post it can be six weeks. To be safe, count 14 days from the letter.',
    action: 'Object to the penal order (verzet)',
    consequence: 'The punishment stands and can go on your record.',
    authority: { ...SV, provision: 'artikel 257e', inForceFrom: '2008-02-01' },
  },
  {
    ...BASE,
    id: 'nl.order.right-judge',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'DEBT_COLLECTION_LETTER'],
    rank: 5,
    when: { all: [PENAL_ORDER] },
    says: 'If you object in time, a judge looks at the case anew. Do not pay first: if you pay, you may lose this right.',
    authority: { ...SV, provision: 'artikelen 257e en 257f', inForceFrom: '2008-02-01' },
  },
  {
    ...BASE,
    id: 'nl.order.warn-record',
    kind: 'warning',
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'DEBT_COLLECTION_LETTER'],
    rank: 6,
    severity: 'high',
    when: { all: [PENAL_ORDER] },
    says: 'This is criminal law and can come on your record. Ask for the file and a lawyer before you pay.',
    authority: { ...SV, provision: 'artikelen 257a tot en met 257h', inForceFrom: '2008-02-01' },
  },
  {
    ...BASE,
    id: 'nl.order.who',
    kind: 'fact',
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'DEBT_COLLECTION_LETTER'],
    rank: 4,
    slot: 'who_they_are',
    when: { all: [PENAL_ORDER] },
    says: 'The public prosecutor (Openbaar Ministerie) gives it, and the CJIB collects the money.',
    authority: { ...SV, provision: 'artikelen 257a en 257e', inForceFrom: '2008-02-01' },
  },
  {
    ...BASE,
    id: 'nl.order.not-yet',
    dayToAct: 'open',
    kind: 'fact',
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'DEBT_COLLECTION_LETTER'],
    rank: 4,
    slot: 'cannot_happen_yet',
    when: { all: [PENAL_ORDER] },
    says: 'While the time to object runs, or after you object in time, the punishment is not carried out.',
    authority: { ...SV, provision: 'artikel 257g', inForceFrom: '2008-02-01' },
  },
  {
    ...BASE,
    id: 'nl.order.step-object',
    dayToAct: 'open',
    kind: 'step',
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'DEBT_COLLECTION_LETTER'],
    rank: 4,
    list: 'first',
    when: { all: [PENAL_ORDER] },
    says: 'If you disagree, send a letter (verzetschrift) to the address on it, with a copy, or go to the desk of the prosecutor. Do not pay.',
    authority: { ...SV, provision: 'artikel 257e', inForceFrom: '2008-02-01' },
  },
  {
    ...BASE,
    id: 'nl.order.option-object',
    dayToAct: 'open',
    kind: 'option',
    kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'DEBT_COLLECTION_LETTER'],
    rank: 4,
    option: 'appeal',
    when: { all: [PENAL_ORDER] },
    says: 'Say that you object, and why.',
    title: 'Object (verzet)',
    cost: 'Free.',
    time: '14 days.',
    risk: 'The judge can set a higher punishment.',
    bestFor: 'You did not do it, or it is too much.',
    authority: { ...SV, provision: 'artikel 257e', inForceFrom: '2008-02-01' },
  },
  {
    ...BASE,
    id: 'nl.fine.right-judge',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE'],
    rank: 16,
    when: { not: [PENAL_ORDER, PARKTAX, PRIVATE_GROUND] },
    says: 'If the prosecutor says no, you can go to the judge within six weeks. For a larger fine you must first pay it in as security, or show that you cannot.',
    authority: { ...WAHV, provision: 'artikelen 9 en 11', inForceFrom: '1990-09-01' },
  },
  {
    ...BASE,
    id: 'nl.fine.right-speed',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE'],
    rank: 18,
    when: { all: [SPEED] },
    says: 'The limit must follow from the road or from clear signs. The measured speed is cut a little in your favour. Ask for both figures.',
    authority: { ...RVV, provision: 'artikelen 20 tot en met 22', inForceFrom: '1991-11-01' },
  },
]
