/** What counts beside the answer when wages are not paid: a firm that is broke, and time limits in the contract. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const UNPAID: Test = {
  says: [
    'keinen lohn',
    'kein lohn',
    'kein gehalt',
    'lohn nicht',
    'gehalt nicht',
    'lohn fehlt',
    'gehalt fehlt',
    'lohnrückstand',
    'ausstehenden lohn',
    'ausstehendes gehalt',
    'insolvent',
    'insolvenz',
    'pleite',
    'unpaid wages',
    'not been paid',
  ],
}
const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['employment'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_UNPAID_WAGES: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-wages.right-broke',
    kind: 'right',
    rank: 5,
    when: { any: [UNPAID] },
    says: 'If the firm goes broke, the Agentur für Arbeit pays up to three months of open wages (Insolvenzgeld). Apply within two months.',
    authority: cite('sgb3', '165', { provision: '§§ 165 und 324 Abs. 3 SGB III' }),
  },
  {
    ...BASE,
    id: 'de.ask-wages.right-minimum',
    kind: 'right',
    rank: 6,
    when: { any: [UNPAID] },
    says: 'A short time limit in a contract (Ausschlussfrist) cannot take your minimum wage. For the rest, write your claim now.',
    authority: {
      title: 'Mindestlohngesetz (MiLoG)',
      provision: '§ 3',
      url: 'https://www.gesetze-im-internet.de/milog/__3.html',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.ask-wages.right-hold-back',
    kind: 'right',
    rank: 7,
    checkedOn: '2026-11-22',
    when: { any: [UNPAID] },
    says: 'If a large part of your pay is open, you may hold back your work until it comes. Get advice first, and say it in writing.',
    authority: cite('bgb', '273'),
  },
]
