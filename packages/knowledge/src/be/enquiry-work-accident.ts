/** Questions about an accident at work that the insurer does not accept. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_WORK_ACCIDENT: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.work-accident',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'accident de travail',
        'accident du travail',
        'arbeidsongeval',
        'accident sur le chemin du travail',
        'work accident',
      ],
      [
        'refusé',
        'refuse',
        'refus',
        'assurance',
        'assureur',
        'conteste',
        'geweigerd',
        'weigert',
        'verzekeraar',
        'verzekering',
        'niet erkend',
        'niet aanvaard',
        'soudain',
        'plotse',
        'refused',
        'insurer',
      ],
    ],
    says: 'Answer in writing and ask for the reasons. A sudden event during work that hurt you is taken to be a work accident. You show the event and the harm, by witnesses and a doctor’s note. Ask Fedris to look at it for free. Tell your health fund: it pays meanwhile. You have three years for the labour court, at no cost. See your union.',
    authority: {
      title:
        'Loi du 10 avril 1971 sur les accidents du travail / Arbeidsongevallenwet van 10 april 1971',
      provision: 'articles 7, 9, 63, 68 et 69; Code judiciaire, article 579',
      url: 'https://www.ejustice.just.fgov.be/',
      inForceFrom: '1972-01-01',
    },
  },
]
