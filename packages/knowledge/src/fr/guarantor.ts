/** Letters to a person who stood guarantor for a tenant (caution). */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { RENT } from './conditions-home.ts'

/** Said to the guarantor: a letter to the tenant may speak of one too. */
const GUARANTOR: Test = {
  says: [
    'qualité de caution',
    'vous êtes caution',
    'êtes la caution',
    'vous êtes garant',
    'vous êtes garante',
    'comme caution',
    'en tant que garant',
    'êtes porté caution',
    'êtes portée caution',
    'vous portant caution',
    'tant que caution',
    'votre engagement de caution',
    'votre cautionnement',
    'votre acte de cautionnement',
  ],
}

const BASE = {
  country: 'fr',
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'RENT_ARREARS_LETTER',
    'COURT_CLAIM',
    'BAILIFF_NOTICE',
    'OTHER',
  ],
  topics: ['housing', 'debt'],
  when: { all: [GUARANTOR, RENT] },
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const GUARANTOR_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.guarantor.right-papers',
    kind: 'right',
    rank: 4,
    says: 'A guarantee for rent is void if you did not sign what you took on, or got no copy of the lease. Ask for both papers before you pay.',
    authority: {
      title: 'Loi n° 89-462 du 6 juillet 1989 (bail d’habitation)',
      provision: 'article 22-1, et code civil article 2297',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006069108',
      inForceFrom: '2022-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.guarantor.right-told',
    kind: 'right',
    rank: 5,
    says: 'A firm must tell you soon of the first missed payment. If not, you do not owe interest and penalties from before it told you.',
    authority: {
      title: 'Code civil',
      provision: 'article 2303',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2022-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.guarantor.right-end',
    kind: 'right',
    rank: 9,
    says: 'A guarantee without an end date can be ended by registered letter. You stay bound until the end of the lease that runs then.',
    authority: {
      title: 'Loi n° 89-462 du 6 juillet 1989 (bail d’habitation)',
      provision: 'article 22-1',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006069108',
      inForceFrom: '2022-01-01',
    },
  },
]
