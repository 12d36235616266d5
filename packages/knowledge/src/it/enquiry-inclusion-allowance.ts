/** Who gets the inclusion allowance (Assegno di inclusione, ADI). */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_INCLUSION_ALLOWANCE: readonly Rule[] = [
  {
    country: 'it',
    checkedOn: '2026-11-23',
    checkBy: '2027-02-28',
    kinds: ['ENQUIRY'],
    id: 'it.ask.inclusion-allowance',
    kind: 'answer',
    topics: ['debt', 'general', 'family'],
    rank: 8,
    verdict: 'it_depends',
    dependsOn: 'who lives in the home, the ISEE, income and years in Italy',
    when: {
      not: [
        {
          says: ['sospeso', 'sospesa', 'restituire', 'indebito', 'respinta', 'negato', 'rifiutata'],
        },
      ],
    },
    asks: [
      [
        'assegno di inclusione',
        'assegno inclusione',
        'adi',
        'reddito di cittadinanza',
        'inclusion allowance',
      ],
      [
        'requisiti',
        'chi ha diritto',
        'ho diritto',
        'a chi spetta',
        'spetta',
        'quanto dura',
        'durata',
        'isee',
        'rinnovo',
        'come si chiede',
        'come funziona',
        'nel 2026',
        '2026',
        'who can',
        'how long',
      ],
    ],
    says: 'It is for homes with a child under 18, someone of 60 or more, a disabled person or someone whom social services help. ISEE may be up to €10,140, and income and savings have limits too. You need five years in Italy. It lasts 18 months, then 12 at a time. Since 2026 no month is lost between, but the first month renewed pays half. Ask INPS online or through a patronato.',
    authority: {
      title: 'Decreto-legge 4 maggio 2023, n. 48 (Assegno di inclusione)',
      provision:
        'articoli 2 e 3, come modificati dalle leggi 207/2024 e 199/2025; messaggio INPS 640/2026',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legge:2023-05-04;48',
      inForceFrom: '2026-01-01',
    },
  },
]
