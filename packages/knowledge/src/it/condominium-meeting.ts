/** The call of the owners of a building to a meeting (assemblea di condominio). */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const OWNERS: Test = { says: ['condominio', 'condomini', 'condominiale', 'condòmini'] }
const CALLED: Test = {
  says: [
    'avviso di convocazione',
    'convocazione assemblea',
    "convocazione dell'assemblea",
    "l'assemblea è convocata",
    'prima convocazione',
    'seconda convocazione',
  ],
}
const BASE = {
  country: 'it',
  kinds: ['OTHER'],
  topics: ['housing', 'general'],
  when: { all: [OWNERS, CALLED, { says: ['assemblea'] }] },
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const CONDOMINIUM_MEETING: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.condo-meeting.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The owners of the building are called to a meeting (assemblea). The list of points says what is decided.',
    authority: cite('dispatt', 'articolo 66'),
  },
  {
    ...BASE,
    id: 'it.condo-meeting.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 5,
    says: 'The administrator (amministratore) works for all owners. It is no court and no office.',
    authority: cite('cc', 'articoli 1129 e 1130'),
  },
  {
    ...BASE,
    id: 'it.condo-meeting.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A call to a meeting is no bill. Sums in the list of points are proposals until the meeting votes on them.',
    authority: cite('cc', 'articoli 1135 e 1136'),
  },
  {
    ...BASE,
    id: 'it.condo-meeting.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 5,
    says: 'You may come, speak and vote, send someone with a written proxy (delega), and see the papers first.',
    authority: cite('dispatt', 'articolo 67; codice civile, articolo 1130-bis'),
  },
  {
    ...BASE,
    id: 'it.condo-meeting.right-five-days',
    kind: 'right',
    rank: 5,
    says: 'The call must reach you at least five days before the first date, with the place, the hour and the points. If not, a judge can undo what was decided.',
    authority: cite('dispatt', 'articolo 66'),
  },
  {
    ...BASE,
    id: 'it.condo-meeting.right-challenge',
    kind: 'right',
    rank: 6,
    says: 'Voted against, or were not there? You have 30 days to challenge a decision. They run from the vote, or for the absent from the day they got the minutes.',
    authority: cite('cc', 'articolo 1137'),
  },
  {
    ...BASE,
    id: 'it.condo-meeting.right-proxy',
    kind: 'right',
    rank: 7,
    says: 'Cannot come? Anyone may go for you with a written proxy, but not the administrator.',
    authority: cite('dispatt', 'articolo 67'),
  },
  {
    ...BASE,
    id: 'it.condo-meeting.step-papers',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Ask the administrator for the accounts and the offers before the day. You may look at the bills, and take copies at your own cost.',
    authority: cite('cc', 'articolo 1130-bis'),
  },
  {
    ...BASE,
    id: 'it.condo-meeting.step-day',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Note the second date: most meetings are held then. Go, or give a written proxy that says how to vote.',
    authority: cite('dispatt', 'articolo 67; codice civile, articolo 1136'),
  },
]
