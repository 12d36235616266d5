/** Reviews of what towns and Social Security ask for: neither goes to the tax tribunals of the state. */
import type { Condition, Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { CONTRIBUTIONS, OF_SURCHARGE, TOWN_TAX } from './conditions-office.ts'

const BASE = {
  country: 'es',
  kinds: ['TAX_DEMAND'],
  topics: ['debt'],
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const OF_TOWN: Condition = { any: [...TOWN_TAX], not: [CONTRIBUTIONS] }

const TOWNS = {
  title: 'Ley Reguladora de las Haciendas Locales (TRLRHL, Real Decreto Legislativo 2/2004)',
  url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2004-4214',
  inForceFrom: '2004-03-10',
}
const TO_THE_TOWN = {
  ...TOWNS,
  provision: 'artículo 14.2; Ley 7/1985, artículo 137',
}
const TO_SOCIAL_SECURITY = cite('lgss', 'artículos 33, 34 y 38; Ley 39/2015, artículos 121 y 122')
const A_MONTH = { trigger: 'letter', count: 1, unit: 'months', roll: 'none' } as const

export const APPEAL_BY_OFFICE: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.tax.right-town',
    kind: 'right',
    kinds: ['TAX_DEMAND', 'BAILIFF_NOTICE'],
    rank: 6,
    when: OF_TOWN,
    says: 'Against a tax of your town you have one month to ask the town to look again (recurso de reposición). Only large cities have a tax tribunal of their own.',
    authority: TO_THE_TOWN,
  },
  {
    ...BASE,
    id: 'es.town.deadline-review',
    kind: 'deadline',
    when: { any: [...TOWN_TAX], not: [CONTRIBUTIONS, OF_SURCHARGE] },
    rank: 10,
    terms: A_MONTH,
    weight: 'main',
    example: { clause: 'artículo 14.2 c) TRLRHL', trigger: '2026-11-02', result: '2026-12-02' },
    says: 'You have one month from the day after you got it to ask the town to look again. We count from its date.',
    action: 'Ask the town to look again (recurso de reposición)',
    consequence: 'The decision becomes final.',
    authority: TO_THE_TOWN,
  },
  {
    ...BASE,
    id: 'es.town.option-review',
    kind: 'option',
    when: OF_TOWN,
    rank: 10,
    option: 'appeal',
    title: 'Ask the town to look again',
    dayToAct: 'open',
    says: 'Write to the town and say why (recurso de reposición). After a no, or a month without answer, you can go to a judge.',
    cost: 'Nothing.',
    time: 'One month to file.',
    risk: 'The debt still must be paid, unless it is stopped.',
    bestFor: 'The sum or the reason is wrong.',
    authority: { ...TOWNS, provision: 'artículo 14.2' },
  },
  {
    ...BASE,
    id: 'es.contributions.deadline-appeal',
    kind: 'deadline',
    when: { any: [CONTRIBUTIONS] },
    rank: 10,
    terms: A_MONTH,
    weight: 'further',
    example: { clause: 'artículo 122.1 Ley 39/2015', trigger: '2026-11-02', result: '2026-12-02' },
    says: 'You have one month from the day after you got it to appeal. We count from its date.',
    action: 'Appeal to Social Security (recurso de alzada)',
    consequence: 'The decision becomes final.',
    authority: TO_SOCIAL_SECURITY,
  },
  {
    ...BASE,
    id: 'es.contributions.option-appeal',
    kind: 'option',
    when: { any: [CONTRIBUTIONS] },
    rank: 10,
    option: 'appeal',
    title: 'Appeal to Social Security',
    dayToAct: 'open',
    says: 'Write to the office that sent it (recurso de alzada). It does not go to the tax tribunal.',
    cost: 'Nothing.',
    time: 'One month to file.',
    risk: 'The debt still must be paid, unless you give a guarantee.',
    bestFor: 'The sum or the reason is wrong.',
    authority: TO_SOCIAL_SECURITY,
  },
]
