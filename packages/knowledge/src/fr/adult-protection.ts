/** A judge is asked to put a grown-up under protection (curatelle, tutelle, sauvegarde). */
import type { Rule, Test } from '@plainletter/contracts/rule'

const PROTECTION: Test = {
  says: [
    'curatelle',
    'tutelle',
    'sauvegarde de justice',
    'mesure de protection',
    'juge des tutelles',
    'habilitation familiale',
    'majeur protégé',
  ],
}
const JUDGE: Test = { says: ['juge', 'tribunal', 'audition', 'requête', 'jugement', 'ordonnance'] }

const BASE = {
  country: 'fr',
  kinds: ['OTHER', 'COURT_CLAIM', 'COURT_JUDGMENT'],
  topics: ['family', 'general'],
  when: { all: [PROTECTION, JUDGE] },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ADULT_PROTECTION: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.protect.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'A judge is asked if you need someone to help with, or act for you in, your affairs (curatelle, tutelle). Nobody sues you.',
    authority: {
      title: 'Code civil',
      provision: 'articles 425 et 440',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2019-03-25',
    },
  },
  {
    ...BASE,
    id: 'fr.protect.right-needed',
    kind: 'right',
    rank: 1,
    says: 'It needs a paper of a doctor on the prosecutor’s list. It must also be needed: a power, a spouse or a plan of your own (mandat) goes first. It goes no further than it must.',
    authority: {
      title: 'Code civil',
      provision: 'articles 425, 428, 431 et 477',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2019-03-25',
    },
  },
  {
    ...BASE,
    id: 'fr.protect.right-heard',
    kind: 'right',
    rank: 2,
    says: 'The judge must mostly hear you, unless a doctor says that it would harm you. A lawyer may come with you; for somebody else ask the judge. Say whom you want: family goes before strangers.',
    authority: {
      title: 'Code civil',
      provision: 'articles 432, 448 et 449',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2019-03-25',
    },
  },
  {
    ...BASE,
    id: 'fr.protect.right-appeal',
    kind: 'right',
    rank: 3,
    says: 'You can appeal within 15 days of getting the decision, by a registered letter to that court, without a lawyer. You may ask at any time to end or ease it, with a doctor’s paper.',
    authority: {
      title: 'Code de procédure civile (CPC)',
      provision: 'articles 1239 à 1242 ; code civil, article 442',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070716/',
      inForceFrom: '2009-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.protect.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Before the day write down what you manage alone, who helps you, and bring papers on your money. Ask the court office to see the file.',
    authority: {
      title: 'Code de procédure civile (CPC)',
      provision: 'articles 1222 et 1222-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070716/',
      inForceFrom: '2009-01-01',
    },
  },
]
