/** How the law changed lately, or soon will: what was, what is, and since when. */
import type { Rule } from '@plainletter/contracts/rule'

import { europeanChanges } from '../europe/changes.ts'
import { ASKED } from './asked-about.ts'

const CHANGE = {
  country: 'be',
  kind: 'change',
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const CHANGES: readonly Rule[] = [
  {
    ...CHANGE,
    id: 'be.news.first-reminder-free',
    checkedOn: '2026-11-22',
    creditor: 'private',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    changedOn: '2023-12-01',
    was: 'For contracts made before September 2023 the old rules held.',
    is: 'For all bills the first reminder is free, with 14 days to pay, and costs are capped.',
    says: 'Since 1 December 2023 the rules on reminders and costs hold for older contracts as well.',
    authority: {
      title: 'Code de droit économique (CDE) / Wetboek van economisch recht (WER)',
      provision: 'articles XIX.2 à XIX.4 (loi du 4 mai 2023 / wet van 4 mei 2023)',
      url: 'https://www.ejustice.just.fgov.be/eli/loi/2013/02/28/2013A11134/justel',
      inForceFrom: '2023-12-01',
    },
  },
  {
    ...CHANGE,
    id: 'be.news.brussels-unfair-rent',
    kinds: ['RENT_ARREARS_LETTER', 'ENQUIRY'],
    topics: ['housing'],
    regions: ['BE-BRU'],
    changedOn: '2025-05-01',
    was: 'The reference rent was only a guide.',
    is: 'You can ask the rent commission (CPL) for its view, and a judge to lower the rent.',
    says: 'In Brussels an unfair rent is banned since 1 May 2025. More than 20% above the reference rent counts as unfair in most cases.',
    authority: {
      title: 'Ordonnance bruxelloise du 28 octobre 2021 (loyers abusifs)',
      provision: 'articles 8 à 13, en vigueur par l’ordonnance du 4 avril 2025',
      url: 'https://logement.brussels/',
      inForceFrom: '2025-05-01',
    },
  },
  {
    ...CHANGE,
    id: 'be.news.unemployment-limit',
    when: ASKED.jobless,
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    topics: ['employment'],
    changedOn: '2026-01-01',
    was: 'The benefit had no end date.',
    is: 'It lasts one year, and up to one more year for those who worked longer. Ask the ONEM (RVA) for your last day.',
    says: 'Since 2026 unemployment benefit is limited to 24 months at most. People lose it in steps through 2026.',
    authority: {
      title: 'ONEM / RVA',
      provision: 'réforme du chômage 2026 (limitation dans le temps)',
      url: 'https://www.onem.be/',
      inForceFrom: '2026-01-01',
    },
  },
  {
    ...CHANGE,
    id: 'be.news.judge-checks-age',
    kinds: ['COURT_CLAIM', 'DEBT_COLLECTION_LETTER'],
    changedOn: '2024-10-01',
    was: 'You had to say yourself that the debt was too old.',
    is: 'The judge looks at it too. Say it all the same, in writing.',
    says: 'A judge must now check on his own if a debt of a consumer to a business is too old.',
    authority: {
      title: 'Ancien Code civil / Oud Burgerlijk Wetboek (oud BW)',
      provision: 'article 2223, alinéa 2 (loi du 15 mai 2024)',
      url: 'https://www.ejustice.just.fgov.be/',
      inForceFrom: '2024-10-01',
    },
  },
  ...europeanChanges('be'),
]
