/** Letters on the collective settlement of debts (règlement collectif, collectieve schuldenregeling). */
import type { Rule, Test } from '@plainletter/contracts/rule'

const SETTLEMENT: Test = {
  says: [
    'règlement collectif de dettes',
    'règlement collectif',
    'plan de règlement amiable',
    'plan de règlement judiciaire',
    'collectieve schuldenregeling',
    'minnelijke aanzuiveringsregeling',
    'gerechtelijke aanzuiveringsregeling',
    'kollektive schuldenregelung',
  ],
}

const BASE = {
  country: 'be',
  kinds: ['OTHER', 'COURT_JUDGMENT'],
  topics: ['debt'],
  when: { all: [SETTLEMENT] },
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const CJ = {
  title: 'Code judiciaire / Gerechtelijk Wetboek (Ger.W.)',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/1967/10/10/1967101002/justel',
  inForceFrom: '1999-01-01',
}

export const DEBT_SETTLEMENT: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.settlement.right-shield',
    kind: 'right',
    rank: 4,
    says: 'Once the labour court has let you in, seizures stop and interest no longer runs. Do not pay one creditor on your own.',
    authority: { ...CJ, provision: 'article 1675/7' },
  },
  {
    ...BASE,
    id: 'be.settlement.right-object',
    kind: 'right',
    rank: 5,
    says: 'You may object to a plan, by registered letter to the mediator. The letter names the time, two months by law. Silence counts as a yes.',
    authority: { ...CJ, provision: 'article 1675/10' },
  },
  {
    ...BASE,
    id: 'be.settlement.right-live',
    kind: 'right',
    rank: 6,
    says: 'The mediator must leave you enough to live with dignity, paid to you in time. If it is too little, write to the mediator, then to the judge.',
    authority: { ...CJ, provision: 'articles 1675/3, 1675/9 et 1675/14' },
  },
]
