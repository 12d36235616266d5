/** Questions about buying a home: the deposit and the agent. `asks` holds the words people type, in Italian and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const ASK = {
  country: 'it',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_HOME_PURCHASE: readonly Rule[] = [
  {
    ...ASK,
    id: 'it.ask.home-deposit',
    topics: ['consumer', 'housing', 'general'],
    rank: 8,
    verdict: 'do_this',
    when: { not: [{ says: ['affitto', 'locazione', 'padrone di casa', 'vacanza', 'hotel'] }] },
    asks: [
      ['caparra', 'caparra confirmatoria', 'compromesso', 'preliminare', 'proposta di acquisto'],
      [
        'venditore',
        'casa',
        'appartamento',
        'immobile',
        'non vuole più',
        'si è tirato indietro',
        'restituire',
        'doppio',
        'seller',
      ],
    ],
    says: 'If the seller backs out, you can end the deal and ask for twice the deposit (caparra confirmatoria). Or you can insist on the sale through a judge, or ask for damages. If you back out, you lose it. A mere acconto comes back.',
    authority: cite('cc', 'articoli 1385, 1386 e 2932'),
  },
  {
    ...ASK,
    id: 'it.ask.agent-fee',
    topics: ['consumer', 'housing', 'general'],
    rank: 8,
    verdict: 'it_depends',
    asks: [
      ['agenzia immobiliare', 'agenzia', 'agente immobiliare', 'mediatore', 'estate agent'],
      ['provvigione', 'commissione', 'mediazione immobiliare', 'commission'],
    ],
    says: 'The agent earns a fee only if a deal was made through the agent’s work; a binding promise to buy counts. An agent who is not registered gets nothing. A term that makes a consumer pay in any case can be unfair.',
    dependsOn: 'what you signed',
    authority: cite(
      'cc',
      'articoli 1754, 1755 e 1757; legge 39/1989, articolo 6; codice del consumo, articolo 33',
    ),
  },
]
