/** Formal demands of the Treasury (mise en demeure de payer) and the surcharge for late tax. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { TAX_PROPOSAL } from './conditions-office.ts'

const FORMAL: Test = { says: ['mise en demeure de payer', 'mise en demeure'] }
const SURCHARGE: Test = {
  says: ['majoration', 'majorations', 'majoration de 10', 'pénalité', 'pénalités'],
}

const BASE = {
  country: 'fr',
  kinds: ['TAX_DEMAND'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const TAX_REMINDER: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.tax.formal-right',
    kind: 'right',
    rank: 3,
    when: { all: [FORMAL] },
    says: 'After a formal demand (mise en demeure) the Treasury must wait 30 days before it seizes. You have two months to contest it.',
    authority: {
      title: 'Livre des procédures fiscales (LPF)',
      provision: 'articles L. 257 et L. 281',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069583/',
      inForceFrom: '2019-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.tax.surcharge-right',
    kind: 'right',
    rank: 4,
    when: { all: [SURCHARGE] },
    says: 'You can ask them to drop the surcharge (remise gracieuse), by a message in your account, even after you paid the tax.',
    authority: {
      title: 'Livre des procédures fiscales (LPF)',
      provision: 'article L. 247',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069583/',
      inForceFrom: '1982-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.tax.claim-online',
    kind: 'step',
    list: 'general',
    rank: 8,
    dayToAct: 'open',
    says: 'Write in your account on impots.gouv.fr. Ask for time before the date, or claim with your reasons if the tax is wrong.',
    authority: {
      title: 'Livre des procédures fiscales (LPF)',
      provision: 'articles R. 196-1, L. 247 et L. 277',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069583/',
      inForceFrom: '1982-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.tax.right-second-home',
    kind: 'right',
    rank: 4,
    kinds: ['TAX_DEMAND'],
    when: {
      all: [
        {
          says: [
            'taxe d’habitation',
            "taxe d'habitation",
            'résidences secondaires',
            'résidence secondaire',
            'logements vacants',
            'logement vacant',
          ],
        },
      ],
    },
    checkedOn: '2026-11-24',
    says: 'This tax is for second homes only. No one owes it for the home where they lived on 1 January. Wrong entry? Put it right online and claim by 31 December of next year.',
    authority: {
      title: 'Code général des impôts (CGI)',
      provision: 'articles 1407 et 1418 ; LPF, article R. 196-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069577/',
      inForceFrom: '2023-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.tax.right-three-years',
    kind: 'right',
    rank: 6,
    when: { any: [TAX_PROPOSAL, { says: ['rectification', 'redressement'] }] },
    says: 'For income tax the office can mostly go back only to the end of the third year after the income. For older years ask why.',
    authority: {
      title: 'Livre des procédures fiscales (LPF)',
      provision: 'article L. 169',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069583/',
      inForceFrom: '1982-01-01',
    },
    checkedOn: '2026-11-22',
  },
]
