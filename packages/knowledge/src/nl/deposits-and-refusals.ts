/** Letters on a deposit, a refused stay, a refused benefit: what they are, and what to do first. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { BENEFIT_DECISION, RENT } from './conditions.ts'

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const BW7 = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
}
const AWB = {
  title: 'Algemene wet bestuursrecht (Awb)',
  url: 'https://wetten.overheid.nl/BWBR0005537/',
}
const VW = {
  title: 'Vreemdelingenwet 2000 (Vw 2000)',
  url: 'https://wetten.overheid.nl/BWBR0011823/',
}
const WWLAW = { title: 'Werkloosheidswet (WW)', url: 'https://wetten.overheid.nl/BWBR0004045/' }

const DEPOSIT: Test = { says: ['waarborgsom', 'borgsom', 'borg', 'deposit'] }
const HOME: Test = {
  says: [
    'woning',
    'woonstichting',
    'woningcorporatie',
    'oplevering',
    'eindafrekening',
    'appartement',
    'kamer',
    'schilderwerk',
    'sleutels',
  ],
}
const IND: Test = {
  says: ['ind', 'verblijfsvergunning', 'verblijfsrecht', 'residence permit', 'naturalisatie'],
}
const REFUSED: Test = {
  says: [
    'uw aanvraag is afgewezen',
    'aanvraag afgewezen',
    'wijzen uw aanvraag af',
    'geen recht op',
    'afwijzing van uw aanvraag',
    'uw uitkering stopt',
    'beëindiging van uw uitkering',
    'maatregel opgelegd',
  ],
}
const BENEFIT: Test = {
  says: [
    'uitkering',
    'bijstand',
    'ww-uitkering',
    'wia',
    'wajong',
    'toeslag',
    'uwv',
    'sociale dienst',
    'svb',
    'wmo',
  ],
}
const SERVICE_COSTS: Test = { says: ['servicekosten', 'afrekening servicekosten', 'stookkosten'] }

export const DEPOSITS_AND_REFUSALS: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.deposit.reality',
    kind: 'fact',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [DEPOSIT], any: [RENT, HOME] },
    says: 'This is the view of your landlord. You can dispute each cost and ask for proof of it.',
    authority: { ...BW7, provision: 'artikel 7:261b', inForceFrom: '2023-07-01' },
  },
  {
    ...BASE,
    id: 'nl.deposit.step-first',
    kind: 'step',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 8,
    list: 'first',
    when: { all: [DEPOSIT], any: [RENT, HOME] },
    says: 'Write which costs you dispute and why. Add photos, name your account, and set a last day for the rest.',
    authority: { ...BW7, provision: 'artikel 7:261b', inForceFrom: '2023-07-01' },
  },
  {
    ...BASE,
    id: 'nl.stay.reality',
    kind: 'fact',
    kinds: ['OTHER'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [IND] },
    says: 'A no is not the end. But the time to act is short, and it runs from the letter.',
    authority: { ...VW, provision: 'artikelen 69 en 73', inForceFrom: '2001-04-01' },
  },
  {
    ...BASE,
    id: 'nl.stay.step-first',
    kind: 'step',
    kinds: ['OTHER'],
    rank: 8,
    list: 'first',
    when: { all: [IND] },
    says: 'Write down the day you got it, keep the envelope, and show all pages to a lawyer today. Do not wait for more papers.',
    authority: { ...VW, provision: 'artikelen 69 en 73', inForceFrom: '2001-04-01' },
  },
  {
    ...BASE,
    id: 'nl.refusal.want',
    kind: 'fact',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 4,
    slot: 'what_they_want',
    when: { all: [REFUSED, BENEFIT] },
    says: 'An office says that you get no benefit, that it stops, or that you get less.',
    authority: { ...AWB, provision: 'artikelen 6:7 en 7:1', inForceFrom: '1994-01-01' },
  },
  {
    ...BASE,
    id: 'nl.refusal.reality',
    kind: 'fact',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [REFUSED, BENEFIT] },
    says: 'An office has decided against you. Many such decisions are changed when people object with papers.',
    authority: { ...AWB, provision: 'artikelen 6:7 en 7:1', inForceFrom: '1994-01-01' },
  },
  {
    ...BASE,
    id: 'nl.refusal.step-first',
    kind: 'step',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 8,
    list: 'first',
    when: { all: [REFUSED, BENEFIT] },
    says: 'Ask for the reasons and your file. Collect papers that prove your case, and write before the last day. Proof may follow later.',
    authority: { ...AWB, provision: 'artikelen 6:7 en 7:1', inForceFrom: '1994-01-01' },
  },
  {
    ...BASE,
    id: 'nl.refusal.right-object',
    kind: 'right',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 6,
    when: { all: [REFUSED, BENEFIT] },
    says: 'You can object (bezwaar) for free within six weeks, and be heard. In an urgent case a judge can set a quick measure.',
    authority: { ...AWB, provision: 'artikelen 6:4, 6:7 en 7:2', inForceFrom: '1994-01-01' },
  },
  {
    ...BASE,
    id: 'nl.charges.reality',
    kind: 'fact',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [SERVICE_COSTS] },
    says: 'This is a count of extra costs. It can be wrong. You need not pay before you have seen the bills.',
    authority: { ...BW7, provision: 'artikel 7:259', inForceFrom: '2003-08-01' },
  },
  {
    ...BASE,
    id: 'nl.refusal.ww-want',
    kind: 'fact',
    kinds: ['DISMISSAL_LETTER', 'OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 4,
    slot: 'what_they_want',
    when: { any: [BENEFIT_DECISION] },
    says: 'An office says that you get no benefit, that it stops, or that you get less.',
    authority: { ...AWB, provision: 'artikelen 6:7 en 7:1', inForceFrom: '1994-01-01' },
  },
  {
    ...BASE,
    id: 'nl.refusal.ww-reality',
    kind: 'fact',
    kinds: ['DISMISSAL_LETTER', 'OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 4,
    slot: 'reality_check',
    when: { any: [BENEFIT_DECISION] },
    says: 'An office has decided against you. Many such decisions are changed when people object with papers.',
    authority: { ...AWB, provision: 'artikelen 6:7 en 7:1', inForceFrom: '1994-01-01' },
  },
  {
    ...BASE,
    id: 'nl.refusal.ww-step-first',
    kind: 'step',
    kinds: ['DISMISSAL_LETTER', 'OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 4,
    list: 'first',
    when: { any: [BENEFIT_DECISION] },
    says: 'Ask for the reasons and your file. Collect papers that prove your case, and write before the last day. Proof may follow later.',
    authority: { ...AWB, provision: 'artikelen 6:7 en 7:1', inForceFrom: '1994-01-01' },
  },
  {
    ...BASE,
    id: 'nl.refusal.ww-right',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 4,
    when: { any: [BENEFIT_DECISION] },
    says: 'UWV must show that losing the job was your fault (verwijtbaar). You can object for free within six weeks. Say why you had to go.',
    authority: {
      ...WWLAW,
      provision: 'artikelen 24 en 27, met Awb 6:7',
      inForceFrom: '1987-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.refusal.ww-deadline',
    kind: 'deadline',
    kinds: ['DISMISSAL_LETTER', 'OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 4,
    weight: 'main',
    terms: { trigger: 'letter', count: 6, unit: 'weeks', roll: 'next_working_day' },
    example: { clause: 'Awb artikel 6:7', trigger: '2026-11-12', result: '2026-12-24' },
    when: { any: [BENEFIT_DECISION] },
    says: 'You have six weeks to object (bezwaar) to UWV.',
    action: 'Object to UWV (bezwaar)',
    consequence: 'The decision stands.',
    authority: { ...AWB, provision: 'artikelen 6:7 en 6:8', inForceFrom: '1994-01-01' },
  },
]
