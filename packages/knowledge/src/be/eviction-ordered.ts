/** A judge has ordered a tenant out: the month, the winter and the help there is. */
import type { Rule } from '@plainletter/contracts/rule'

import { EVICTION_JUDGED, RENT } from './conditions.ts'
import { LAW } from './law.ts'

const BASE = {
  country: 'be',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  topics: ['housing'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const EVICTION_ORDERED: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.home.reality-judged',
    kind: 'fact',
    rank: 5,
    slot: 'reality_check',
    when: { any: [EVICTION_JUDGED] },
    says: 'A judge has decided, so this is urgent. See the CPAS and a free lawyer today.',
    authority: LAW.evictJudge,
  },
  {
    ...BASE,
    id: 'be.home.warn-judged',
    kind: 'warning',
    rank: 5,
    severity: 'high',
    needsProfessional: true,
    when: { any: [EVICTION_JUDGED] },
    says: 'The bailiff may set a day. Ask the CPAS for a home and a lawyer for more time now.',
    authority: LAW.evictJudge,
  },
  {
    ...BASE,
    id: 'be.home.judged-brussels',
    kind: 'fact',
    kinds: ['COURT_JUDGMENT', 'COURT_CLAIM', 'BAILIFF_NOTICE'],
    regions: ['BE-BRU'],
    rank: 10,
    slot: 'did_you_know',
    when: { any: [RENT] },
    says: 'In Brussels most evictions may not take place from 1 November to 15 March.',
    authority: LAW.evictBrussels,
  },
  {
    ...BASE,
    id: 'be.home.judged-cpas',
    kind: 'step',
    kinds: ['COURT_JUDGMENT', 'BAILIFF_NOTICE'],
    rank: 5,
    list: 'first',
    when: { any: [EVICTION_JUDGED] },
    says: 'Call your CPAS (OCMW) today. Ask for help with a home and with the talks.',
    authority: LAW.cpas,
  },
  {
    ...BASE,
    id: 'be.home.judged-month',
    kind: 'right',
    kinds: ['COURT_JUDGMENT', 'BAILIFF_NOTICE'],
    rank: 5,
    when: { any: [EVICTION_JUDGED] },
    says: 'You have in most cases one month after service before an eviction. The bailiff must tell you the day ahead.',
    authority: LAW.evictJudge,
  },
]
