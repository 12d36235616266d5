/** Questions about the right to stay. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const VW = {
  title: 'Vreemdelingenwet 2000 (Vw 2000)',
  url: 'https://wetten.overheid.nl/BWBR0011823/',
}

export const ENQUIRY_IMMIGRATION: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.permit',
    checkedOn: '2026-11-23',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['immigration', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        'verblijfsvergunning',
        'ind',
        'verblijf',
        'naturalisatie',
        'residence permit',
        'asylum',
        'asiel',
        'mvv',
        'gezinshereniging',
        'visum',
        'aanvraag voor mijn vrouw',
        'aanvraag voor mijn man',
        'inburgering',
        'verblijfsdocument',
        'gezinsmigratie',
      ],
      [
        'afgewezen',
        'geweigerd',
        'ingetrokken',
        'verlopen',
        'bezwaar',
        'refused',
        'rejected',
        'withdrawn',
        'appeal',
        'niet verlengd',
        'verlenging',
        'loopt af',
        'verlengen',
        'afwijzing',
        'hoe lang',
        'niet genoeg verdien',
        'te weinig inkomen',
        'inkomenseis',
        'in bezwaar',
      ],
    ],
    says: 'Act now: you often have only four weeks to object, and less in many asylum cases. The end of the decision says it. Get a lawyer through the legal aid board (Raad voor Rechtsbijstand).',
    authority: { ...VW, provision: 'artikelen 69 en 73', inForceFrom: '2001-04-01' },
  },
]
