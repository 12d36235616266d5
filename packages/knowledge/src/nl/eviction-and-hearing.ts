/** The day of an eviction: the order of three days, the judge who can stop it, one more month to pay. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { JUDGED, RENT_OWED } from './conditions.ts'

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const BW6 = {
  title: 'Burgerlijk Wetboek Boek 6 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005289/',
}
const BW7 = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
}
const RV = {
  title: 'Wetboek van Burgerlijke Rechtsvordering (Rv)',
  url: 'https://wetten.overheid.nl/BWBR0001827/',
}
const FW = { title: 'Faillissementswet (Fw)', url: 'https://wetten.overheid.nl/BWBR0001860/' }

const EVICTION_DAY: Test = { says: ['ontruiming', 'ontruimen', 'ontruimd', 'ontruimingsvonnis'] }
const SOLD: Test = {
  says: ['verkopen', 'verkoop', 'verkocht', 'nieuwe eigenaar', 'koper'],
}
const FORCED_SALE: Test = {
  says: ['veiling', 'executieveiling', 'executoriale verkoop', 'gedwongen verkoop', 'huurbeding'],
}
const EVICT_OR_CUT: Test = {
  says: ['ontruiming', 'ontruimen', 'ontbinding', 'afsluiten', 'afsluiting', 'afgesloten'],
}

export const EVICTION_AND_HEARING: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.evict.want',
    kind: 'fact',
    kinds: ['EVICTION_NOTICE'],
    rank: 5,
    slot: 'what_they_want',
    when: { all: [EVICTION_DAY, JUDGED] },
    checkedOn: '2026-11-23',
    says: 'A bailiff orders you to leave your home, because of a judgment.',
    authority: { ...RV, provision: 'artikelen 555 tot en met 558', inForceFrom: '2020-10-01' },
  },
  {
    ...BASE,
    id: 'nl.evict.reality',
    kind: 'fact',
    kinds: ['EVICTION_NOTICE'],
    rank: 5,
    slot: 'reality_check',
    when: { all: [EVICTION_DAY, JUDGED] },
    checkedOn: '2026-11-23',
    says: 'This is urgent: a judge has decided. On the day named the bailiff can put you out, unless a judge stops it or you agree something.',
    authority: { ...RV, provision: 'artikelen 555 tot en met 558', inForceFrom: '2020-10-01' },
  },
  {
    ...BASE,
    id: 'nl.evict.right-three-days',
    kind: 'right',
    kinds: ['EVICTION_NOTICE', 'BAILIFF_NOTICE'],
    rank: 4,
    when: { all: [EVICTION_DAY] },
    says: 'Before an eviction a bailiff must hand you an order to leave within three days. It must name the day.',
    authority: { ...RV, provision: 'artikelen 555 tot en met 558', inForceFrom: '2020-10-01' },
  },
  {
    ...BASE,
    id: 'nl.evict.right-stop',
    kind: 'right',
    kinds: ['EVICTION_NOTICE'],
    rank: 5,
    when: { all: [EVICTION_DAY] },
    says: 'A judge can stop or delay an eviction in a fast case (executiegeschil). Call a lawyer or the Juridisch Loket today.',
    authority: { ...RV, provision: 'artikel 438', inForceFrom: '2020-10-01' },
  },
  {
    ...BASE,
    id: 'nl.evict.step-today',
    dayToAct: 'open',
    kind: 'step',
    kinds: ['EVICTION_NOTICE'],
    rank: 4,
    list: 'first',
    when: { all: [EVICTION_DAY, JUDGED] },
    checkedOn: '2026-11-23',
    says: 'Do not wait for the day. Call a lawyer or the Juridisch Loket today, and ask the bailiff for more time or a plan.',
    authority: {
      ...RV,
      provision: 'artikelen 438 en 555 tot en met 558',
      inForceFrom: '2020-10-01',
    },
  },
  {
    ...BASE,
    id: 'nl.evict.option-stop',
    kind: 'option',
    kinds: ['EVICTION_NOTICE'],
    rank: 5,
    option: 'dispute',
    when: { all: [EVICTION_DAY, JUDGED] },
    checkedOn: '2026-11-23',
    says: 'A lawyer asks for a fast case (executiegeschil) against the eviction.',
    title: 'Ask a judge to stop or delay it',
    cost: 'A small share for a lawyer with a low income.',
    time: 'Before the day of the eviction.',
    risk: 'The judge may say no.',
    bestFor: 'There is a clear mistake, or new grave need.',
    authority: { ...RV, provision: 'artikel 438', inForceFrom: '2020-10-01' },
  },
  {
    ...BASE,
    id: 'nl.evict.right-pause',
    kind: 'right',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'UTILITY_BILL_DEMAND'],
    rank: 6,
    when: { all: [EVICT_OR_CUT] },
    says: 'While you get debt help, a judge can stop an eviction or a cut-off for up to six months. You must be able to pay the new rent or bills.',
    authority: { ...FW, provision: 'artikel 287b (moratorium)', inForceFrom: '2008-01-01' },
  },
  {
    ...BASE,
    id: 'nl.evict.right-one-month',
    kind: 'right',
    kinds: ['RENT_ARREARS_LETTER', 'COURT_CLAIM', 'EVICTION_NOTICE'],
    rank: 14,
    when: { all: [RENT_OWED] },
    says: 'If the case is about rent you owe, the judge can give you up to one more month to pay it.',
    authority: { ...BW7, provision: 'artikel 7:280', inForceFrom: '2003-08-01' },
  },
  {
    ...BASE,
    id: 'nl.court.right-own-check',
    kind: 'right',
    kinds: ['COURT_CLAIM'],
    rank: 24,
    says: 'When a firm sues a consumer, the judge must check if the terms are fair and if the firm told you all it had to. If not, the sum can go down.',
    authority: {
      ...BW6,
      provision: 'artikelen 6:230m, 6:230v en 6:233 (toetsing door de rechter)',
      inForceFrom: '2014-06-13',
    },
  },
  {
    ...BASE,
    id: 'nl.court.know-costs',
    kind: 'fact',
    kinds: ['COURT_CLAIM'],
    rank: 30,
    slot: 'did_you_know',
    says: 'Who loses mostly pays the costs of the other side, by fixed rates. A deal before the court day saves part of them.',
    authority: { ...RV, provision: 'artikel 237', inForceFrom: '2002-01-01' },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'nl.home.right-sale',
    kind: 'right',
    kinds: ['EVICTION_NOTICE'],
    rank: 6,
    when: { any: [SOLD], not: [FORCED_SALE] },
    says: 'A sale is no reason to end a lease. The buyer becomes your landlord, and your rent and rights stay the same.',
    authority: { ...BW7, provision: 'artikelen 7:226 en 7:274', inForceFrom: '2003-08-01' },
  },
]
