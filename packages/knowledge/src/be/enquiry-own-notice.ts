/** Questions about the notice of a worker who leaves. */
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

export const ENQUIRY_OWN_NOTICE: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.own-notice',
    checkedOn: '2026-11-22',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        'démissionner',
        'démission',
        'quitter mon emploi',
        'ontslag nemen',
        'zelf ontslag',
        'ontslag geven',
        'resign',
        'quit my job',
        'ontslag genomen',
        'neem ontslag',
        'démissionne',
        'je veux démissionner',
        'quitter mon travail',
        'quitter mon boulot',
        'werk opzeggen',
        'job opzeggen',
        'ontslag indienen',
        'dien mijn ontslag',
      ],
      [
        'préavis',
        'combien',
        'délai',
        'droit',
        'chômage',
        'opzeg',
        'opzegtermijn',
        'hoe lang',
        'werkloosheid',
        'notice',
        'how long',
        'hoeveel opzeg',
        'moet ik geven',
        'semaines',
        'weken',
        'prester',
        'presteren',
        'trouvé ailleurs',
        'jaar',
        'ans',
        'mijn opzeg',
        'mon préavis',
      ],
    ],
    says: 'Your own notice is one week in the first three months, then two. In contracts begun since August 2026 it is one week for six months. From six months it is three, from a year four, from 18 months five. From two years it is six, from four seven, from five nine, from six ten. From seven it is twelve, from eight 13. It starts the next Monday. You mostly lose jobless benefit, save once after ten years.',
    authority: {
      ...WORK,
      provision: 'articles 37 et 37/2 (loi du 3 juin 2026)',
      inForceFrom: '2014-01-01',
    },
  },
]
