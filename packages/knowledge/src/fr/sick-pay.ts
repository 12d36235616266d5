/** The end of daily sick pay (indemnités journalières) on the word of the fund’s doctor. */
import type { Rule } from '@plainletter/contracts/rule'

import { SICK_PAY_ENDS } from './conditions-office.ts'

const BASE = {
  country: 'fr',
  kinds: ['BENEFIT_OVERPAYMENT', 'INSURANCE_DECISION', 'OTHER'],
  topics: ['employment', 'general'],
  when: { any: [SICK_PAY_ENDS] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const SICK_PAY: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.sick-pay.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'The sickness fund stops your daily sick pay (indemnités journalières).',
    authority: {
      title: 'Code de la sécurité sociale (CSS)',
      provision: 'articles L. 315-2 et L. 321-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073189/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.sick-pay.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 3,
    says: 'Its doctor says that you can work again. Go back on that day, or see your own doctor before it. Staying away without a note can cost you the job.',
    authority: {
      title: 'Code de la sécurité sociale (CSS)',
      provision: 'articles L. 315-2 et L. 321-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073189/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.sick-pay.deadline',
    kind: 'deadline',
    weight: 'main',
    rank: 3,
    terms: { trigger: 'letter', count: 2, unit: 'months', roll: 'none' },
    example: { clause: 'CSS, article R. 142-1-A', trigger: '2026-11-12', result: '2027-01-12' },
    says: 'You have two months from the letter to dispute it with the medical appeals board (CMRA). It does not stop the decision.',
    action: 'Write to the medical appeals board (CMRA)',
    consequence: 'The decision becomes final.',
    authority: {
      title: 'Code de la sécurité sociale (CSS)',
      provision: 'articles L. 142-4, R. 142-1-A et R. 142-8',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073189/',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.sick-pay.right-court',
    kind: 'right',
    rank: 3,
    says: 'The appeal is free and doctors decide on it. No answer in four months is a no. Then you have two months for the social court, which can name a doctor.',
    authority: {
      title: 'Code de la sécurité sociale (CSS)',
      provision: 'articles L. 142-1, R. 142-8-5 et R. 142-16',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073189/',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.sick-pay.right-report',
    kind: 'right',
    rank: 4,
    says: 'You may name a doctor who gets the medical report. Send new letters of your doctors with the appeal.',
    authority: {
      title: 'Code de la sécurité sociale (CSS)',
      provision: 'articles L. 142-6 et R. 142-8-3',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073189/',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.sick-pay.right-works-doctor',
    kind: 'right',
    rank: 5,
    says: 'Away more than 60 days? The works doctor must see you within eight days of your return. You can ask for a visit before too.',
    authority: {
      title: 'Code du travail',
      provision: 'articles R. 4624-29 à R. 4624-31',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      inForceFrom: '2022-04-01',
    },
  },
  {
    ...BASE,
    id: 'fr.sick-pay.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'See your doctor this week with the letter. Ask for a written opinion. Tell your employer what happens.',
    authority: {
      title: 'Code de la sécurité sociale (CSS)',
      provision: 'articles L. 142-4, R. 142-1-A et R. 142-8',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073189/',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.sick-pay.option',
    kind: 'option',
    option: 'appeal',
    rank: 3,
    says: 'Write why you cannot work, with your doctor’s letter.',
    title: 'Dispute it with the medical board',
    cost: 'Free.',
    time: 'Two months.',
    risk: 'No sick pay until the answer.',
    bestFor: 'Your doctor says that you are still ill.',
    authority: {
      title: 'Code de la sécurité sociale (CSS)',
      provision: 'articles L. 142-4, R. 142-1-A et R. 142-8',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073189/',
      inForceFrom: '2020-01-01',
    },
  },
]
