/** Notices of towns on IMU, TARI and like taxes: paying in parts. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { TOWN_DESK, TOWN_TAX } from './conditions-office.ts'

const BASE = {
  country: 'it',
  kinds: ['TAX_DEMAND'],
  topics: ['debt'],
  when: { any: [TOWN_TAX], not: [{ says: ['cartella di pagamento', 'agente della riscossione'] }] },
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const TOWN_NOTICES: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.town.step-real',
    when: {
      all: [TOWN_DESK],
      any: [TOWN_TAX],
      not: [{ says: ['cartella di pagamento', 'agente della riscossione'] }],
    },
    checkedOn: '2026-11-22',
    kind: 'step',
    list: 'first',
    rank: 15,
    says: 'Check it with the tax desk of the town (Ufficio Tributi). Find its number yourself and never pay by a link in a message.',
    authority: cite('bilancio2020', 'articolo 1, comma 792'),
  },
  {
    ...BASE,
    id: 'it.town.option-parts',
    kind: 'option',
    option: 'negotiate',
    rank: 20,
    title: 'Ask the town to pay in parts',
    cost: 'Interest.',
    time: 'Ask within the 60 days.',
    risk: 'Two missed parts in six months can end the plan.',
    bestFor: 'The tax is due and you cannot pay at once.',
    authority: cite('bilancio2020', 'articolo 1, commi 796 a 801'),
    says: 'Write to the tax office of the town (Ufficio Tributi) and say that money is short.',
  },
  {
    ...BASE,
    id: 'it.town.right-tari',
    checkedOn: '2026-11-23',
    kind: 'right',
    rank: 22,
    when: { any: [{ says: ['tari', 'tassa rifiuti', 'tassa sui rifiuti'] }] },
    says: 'TARI is owed by who holds or uses the rooms, for that time. Where the town does not collect the waste, you owe at most 40% of it: ask in writing.',
    authority: {
      title: 'Legge 147/2013',
      provision: 'articolo 1, commi 641, 642, 656 e 657 (TARI)',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2013-12-27;147',
      inForceFrom: '2014-01-01',
    },
  },
]
