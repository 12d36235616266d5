/** Questions about a child under 18 who is called by the police. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_CHILD_AT_POLICE: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-buy.child-at-police',
    kind: 'answer',
    topics: ['criminal', 'family', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'mon fils',
        'ma fille',
        'mon ado',
        'mon enfant',
        'mineur',
        'mineure',
        '14 ans',
        '15 ans',
        '16 ans',
        '17 ans',
        'my son',
        'my daughter',
      ],
      [
        'commissariat',
        'gendarmerie',
        'police',
        'convoqué',
        'convocation',
        'audition',
        'garde à vue',
        'interpellé',
        'arrêté',
        'arrêter',
        'shit',
        'cannabis',
        'bagarre',
        'vol',
      ],
      [
        'avocat',
        'aller',
        'venir',
        'risque',
        'droit',
        'droits',
        'que faire',
        'parler',
        'peur',
        'seule',
        'lawyer',
      ],
    ],
    says: 'Go with your child, and take a lawyer: a child under 18 must have one when held, and in most free hearings. It is free: ask the bar (ordre des avocats) or say so to the police. They must mostly tell you at once. Ask to be there. The child may stay silent. Under 13 there is no custody (garde à vue), only a hold of some hours for a grave offence. A first small offence often ends with a warning.',
    authority: {
      title: 'Code de la justice pénale des mineurs (CJPM)',
      provision: 'articles L. 12-4, L. 311-1, L. 412-1, L. 412-2 et L. 413-1 à L. 413-11',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000039086952/',
      inForceFrom: '2021-09-30',
    },
  },
]
