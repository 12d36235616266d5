/** Questions about a dismissal during illness. `asks` holds the words people type, in French, Dutch and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const WORK = {
  title:
    'Loi du 3 juillet 1978 relative aux contrats de travail / Arbeidsovereenkomstenwet van 3 juli 1978',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/1978/07/03/1978070303/justel',
}

export const ENQUIRY_DISMISSED_WHILE_ILL: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.ill-dismissed',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 8,
    verdict: 'do_this',
    asks: [
      [
        'malade',
        'maladie',
        'incapacité',
        'ziek',
        'ziekte',
        'arbeidsongeschikt',
        'sick',
        'ill',
        'burn-out',
        'burnout',
        'burn out',
        'ziekteverlof',
        'congé maladie',
        'dépression',
        'depressie',
        'opération',
        'kanker',
        'cancer',
        'certificat',
        'tijdens ziekte',
      ],
      [
        'licencier',
        'licencié',
        'licenciée',
        'licenciement',
        'renvoyer',
        'ontslaan',
        'ontslagen',
        'ontslag',
        'dismiss',
        'dismissed',
        'fired',
        'kan dat',
        'mag dat',
        'recht op',
        'légal',
        'a-t-il le droit',
        'is that allowed',
        'ontsla',
        'viré',
        'virée',
        'mis à la porte',
        'c4',
        'rompre',
        'dehors',
        'ontslaat',
        'opzegperiode',
        'opzegtermijn',
        'tijdens mijn opzeg',
        'pendant mon préavis',
        'pendant le préavis',
      ],
    ],
    says: 'Illness does not ban a notice, but it may not be the reason. A notice that your employer gave stops running while you are ill. Ask for the reasons by registered letter, and go to your union or Unia.',
    authority: {
      ...WORK,
      provision:
        'articles 34, 37/2 et 38; CCT n° 109 articles 3 à 9; loi anti-discrimination du 10 mai 2007',
      inForceFrom: '2007-06-09',
    },
  },
]
