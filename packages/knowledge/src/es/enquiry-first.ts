/** Questions that people ask first, in the words in which they ask them. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'es',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_FIRST: readonly Rule[] = [
  {
    ...ASK,
    id: 'es.ask.seize-without-judge',
    rank: 5,
    topics: ['debt', 'consumer', 'general'],
    asks: [
      ['embargarme', 'embargar', 'quitarme', 'embargo'],
      [
        'sin juicio',
        'sin ir a juicio',
        'sin juez',
        'sin sentencia',
        'sin un juicio',
        'without a court',
      ],
    ],
    verdict: 'no',
    says: 'A collector cannot seize anything without a court. Ask for proof of the debt, and check if it is too old before you pay.',
    authority: {
      title: 'Ley de Enjuiciamiento Civil (Ley 1/2000)',
      provision: 'artículos 517 y 549',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2000-323',
      inForceFrom: '2001-01-08',
    },
  },
  {
    ...ASK,
    id: 'es.ask.eviction-day',
    rank: 5,
    topics: ['housing', 'general'],
    asks: [
      ['desahucio', 'lanzamiento', 'me echa', 'me echan'],
      [
        'qué puedo hacer',
        'que puedo hacer',
        'qué hago',
        'que hago',
        'puedo parar',
        'puedo parar el',
        'pararlo',
        'no tengo a donde ir',
        'no tengo adónde ir',
      ],
    ],
    verdict: 'do_this',
    says: 'Go to the hearing and ask today for a free lawyer (abogado de oficio). Ask social services to report to the court that you are in need: it can halt the eviction.',
    authority: {
      title: 'Ley de Enjuiciamiento Civil (Ley 1/2000)',
      provision: 'artículos 441.5 a 441.7 y 704',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2000-323',
      inForceFrom: '2023-05-26',
    },
  },
  {
    ...ASK,
    id: 'es.ask.landlord-letter-out',
    rank: 7,
    topics: ['housing', 'general'],
    asks: [
      ['casero', 'propietario', 'arrendador', 'dueño'],
      ['me vaya', 'que me vaya', 'me echa', 'irme del piso', 'dejar el piso', 'desalojar'],
      ['burofax', 'carta', 'días', 'fin de mes', 'whatsapp'],
    ],
    verdict: 'no',
    says: 'A letter from the landlord does not end your lease. Only a judge can make you leave. Answer in writing and get free advice.',
    authority: {
      title: 'Ley de Enjuiciamiento Civil (Ley 1/2000)',
      provision: 'artículo 250.1',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2000-323',
      inForceFrom: '2001-01-08',
    },
  },
]
