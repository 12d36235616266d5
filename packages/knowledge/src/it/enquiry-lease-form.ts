/** Questions about a lease that is not registered, and about subletting. `asks` holds the words people type, in Italian and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const ASK = {
  country: 'it',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_LEASE_FORM: readonly Rule[] = [
  {
    ...ASK,
    id: 'it.ask.lease-unregistered',
    topics: ['housing', 'general'],
    rank: 7,
    verdict: 'do_this',
    when: { not: [{ says: ['lavoro', 'datore'] }] },
    asks: [
      ['affitto', 'contratto di affitto', 'locazione', 'proprietario', 'padrone di casa'],
      [
        'non registrato',
        'non ha registrato',
        'mai registrato',
        'senza contratto',
        'in nero',
        'contratto in nero',
        'not registered',
      ],
    ],
    says: 'The landlord must register the lease within 30 days and tell you. A lease that is not registered is void, so the landlord cannot enforce it. You can ask a judge for a lease on legal terms and with a lawful rent, and claim back what was too much. Ask a tenants’ union.',
    authority: cite('affitti', 'articoli 2 e 13; legge 311/2004, articolo 1, comma 346'),
  },
  {
    ...ASK,
    id: 'it.ask.sublet',
    topics: ['housing', 'general'],
    rank: 7,
    verdict: 'it_depends',
    asks: [
      ['subaffittare', 'subaffitto', 'sublocare', 'sublocazione', 'sublet'],
      ['stanza', 'camera', 'casa', 'appartamento', 'posso', 'può', 'room'],
    ],
    says: 'A room yes, if the lease does not forbid it: tell the landlord by registered letter who comes, for how long and which rooms. The whole home only with the landlord’s consent.',
    dependsOn: 'what your lease says',
    authority: cite('equo', 'articolo 2; codice civile, articolo 1594'),
  },
]
