/** Questions that people ask first, in the words in which they ask them. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'it',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_FIRST: readonly Rule[] = [
  {
    ...ASK,
    id: 'it.ask.landlord-letter-out',
    rank: 6,
    topics: ['housing', 'general'],
    asks: [
      ['padrone di casa', 'proprietario', 'locatore', 'proprietaria'],
      [
        'lasci',
        'lasciare',
        'andarmene',
        'vada via',
        'me ne vada',
        'liberare',
        'sfratto',
        'mandarmi via',
      ],
      [
        'fine mese',
        'può farlo',
        'puo farlo',
        'cosa devo fare',
        'cosa posso fare',
        'devo andare',
        'raccomandata',
        'giorni',
      ],
    ],
    verdict: 'no',
    says: 'A letter does not end your lease. The landlord needs six months’ notice at the right date, and a judge to put you out. Do not sign. Ask a tenants’ union.',
    authority: {
      title: 'Legge 431/1998 (locazioni abitative) e Codice di procedura civile',
      provision: 'articoli 2 e 3; articoli 657 e 658 c.p.c.',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1998-12-09;431',
      inForceFrom: '1998-12-30',
    },
  },
  {
    ...ASK,
    id: 'it.ask.seize-without-judge',
    rank: 5,
    topics: ['debt', 'consumer', 'general'],
    asks: [
      ['pignorare', 'pignorarmi', 'pignoramento', 'bloccare il conto', 'prendermi'],
      ['senza giudice', 'senza tribunale', 'senza processo', 'senza una sentenza', 'senza causa'],
    ],
    verdict: 'no',
    says: 'A private collector cannot seize anything without a title from a court. The tax collector is different: it needs no judge.',
    authority: {
      title: 'Codice di procedura civile (c.p.c.)',
      provision: 'articoli 474 e 480',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1940-10-28;1443',
      inForceFrom: '1942-04-21',
    },
  },
]
