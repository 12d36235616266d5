/** Questions about an insurer that refuses. */
import type { Rule } from '@plainletter/contracts/rule'

const ANSWER = {
  country: 'be',
  kind: 'answer',
  rank: 18,
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} as const

export const ENQUIRY_INSURANCE: readonly Rule[] = [
  {
    ...ANSWER,
    kinds: ['ENQUIRY'],
    id: 'be.ask.insurer-refuses',
    topics: ['consumer', 'general'],
    verdict: 'do_this',
    asks: [
      [
        'assurance',
        'assureur',
        'verzekering',
        'verzekeraar',
        'assurances',
        'ethias',
        'axa',
        'ag insurance',
        'verzekeringsmaatschappij',
        'dégât des eaux',
        'omnium',
        'brandverzekering',
        'hospitalisation',
        'hospitalisatieverzekering',
      ],
      [
        'refuse',
        'refusé',
        'refus',
        'weigert',
        'weigering',
        'geweigerd',
        'betaalt niet',
        'keert niet uit',
        'pas rembourser',
        'ne rembourse pas',
        'ne veut pas',
        'pas indemniser',
        'indemnisation',
        'wil niet betalen',
        'niet uitbetalen',
        'vergoedt niet',
        'niet vergoeden',
        'komt niet tussen',
        'tussenkomen',
        'intervenir',
        'intervient pas',
        'exclusion',
        'uitgesloten',
      ],
    ],
    says: 'Ask which term of the policy it means. Answer in writing with proof, and complain to the insurer. After that the insurance ombudsman looks at it for free.',
    authority: {
      title:
        'Loi du 4 avril 2014 relative aux assurances / Wet van 4 april 2014 betreffende de verzekeringen',
      provision: 'articles 74 à 76 et 88',
      url: 'https://www.ejustice.just.fgov.be/eli/loi/2014/04/04/2014011239/justel',
      inForceFrom: '2014-11-01',
    },
  },
]
