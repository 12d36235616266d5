/** Law that an adviser names first: demands for rent, car tax, and the taxes of towns. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const RENT: Test = {
  says: [
    'canone di locazione',
    'canoni di locazione',
    'canone di affitto',
    'canoni di affitto',
    'canoni non pagati',
    'canoni scaduti',
    'canoni arretrati',
    'pagamento dei canoni',
    'sfratto per morosità',
    'contratto di locazione',
    'conduttore',
    'pigione',
    'affitto',
    'affitti',
  ],
}
const RENT_DEMAND = {
  ...BASE,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['housing', 'debt'],
  when: {
    any: [RENT],
    not: [
      {
        says: [
          'condominio',
          'spese condominiali',
          'capannone',
          'uso diverso',
          'uso commerciale',
          'ramo d’azienda',
          "ramo d'azienda",
          'affitto d’azienda',
          "affitto d'azienda",
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const CAR_TAX: Test = { says: ['bollo auto', 'tassa automobilistica', 'tasse automobilistiche'] }
const TOWN_TAX: Test = { says: ['tari', 'imu', 'tasi', 'tributi locali', 'tassa rifiuti'] }
const TAX = { ...BASE, kinds: ['TAX_DEMAND'], topics: ['debt'] } satisfies Partial<Rule>

export const NAMED_LAW: readonly Rule[] = [
  {
    ...RENT_DEMAND,
    id: 'it.rent-demand.right-pay-later',
    kind: 'right',
    rank: 4,
    says: 'If it goes to court, you can pay rent, interest and costs at the first hearing, or ask for up to 90 days. The lease then goes on.',
    authority: cite('equo', 'articolo 55'),
  },
  {
    ...RENT_DEMAND,
    id: 'it.rent-demand.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 4,
    says: 'You can dispute the sum, offer a plan, and stay in the home until a judge decides.',
    authority: cite('cpc', 'articoli 657 a 663'),
  },
  {
    ...RENT_DEMAND,
    id: 'it.rent-demand.only-judge',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'RENT_ARREARS_LETTER'],
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 4,
    says: 'Only a judge can order you out for unpaid rent (sfratto per morosità). A paper with the day of a hearing comes first.',
    checkedOn: '2026-11-23',
    authority: cite('cpc', 'articoli 658 e 660'),
  },
  {
    ...RENT_DEMAND,
    id: 'it.rent-demand.twenty-days',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 6,
    says: 'The landlord of a home may ask a judge to end the lease once one rent is more than twenty days late.',
    authority: cite('equo', 'articolo 5'),
  },
  {
    ...RENT_DEMAND,
    id: 'it.rent-demand.duty',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'RENT_ARREARS_LETTER'],
    kind: 'fact',
    slot: 'did_you_know',
    rank: 10,
    says: 'A tenant must pay on the agreed days. The landlord must keep the home fit to live in and give a receipt.',
    authority: cite('cc', 'articoli 1575 e 1587'),
  },
  {
    ...RENT_DEMAND,
    id: 'it.rent-demand.formal',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'RENT_ARREARS_LETTER'],
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    says: 'This is a formal demand for rent (messa in mora). Interest runs from it, and it stops the clock on the debt.',
    authority: cite('cc', 'articoli 1219 e 2943'),
  },
  {
    ...RENT_DEMAND,
    id: 'it.rent-demand.step-plan',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Compare the months with your payments. Write to the landlord now and offer a plan, before a court case adds costs.',
    authority: cite('cc', 'articolo 1965'),
  },
  {
    ...TAX,
    id: 'it.tax.right-car',
    kind: 'right',
    rank: 6,
    when: { any: [CAR_TAX] },
    says: 'The region must ask for car tax by the end of the third year after the one in which it was due. Later it is too late.',
    authority: {
      title: 'Decreto-legge 953/1982 (tasse automobilistiche)',
      provision: 'articolo 5',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legge:1982-12-30;953',
      inForceFrom: '1987-01-01',
    },
  },
  {
    ...TAX,
    id: 'it.tax.right-town',
    kind: 'right',
    rank: 6,
    when: { any: [TOWN_TAX] },
    says: 'A town must send its notice on IMU or TARI by the end of the fifth year after the one in question.',
    authority: {
      title: 'Legge 296/2006',
      provision: 'articolo 1, comma 161',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2006-12-27;296',
      inForceFrom: '2007-01-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-23',
    id: 'it.tax.right-automatic',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    topics: ['debt'],
    rank: 14,
    when: {
      all: [
        { says: ['cartella', 'cartella di pagamento', 'cartella esattoriale', 'ruolo'] },
        {
          says: [
            'controllo automatizzato',
            'controllo automatico',
            '36-bis',
            '36 bis',
            'liquidazione automatizzata',
          ],
        },
      ],
    },
    says: 'This bill comes from a computer check of your tax return. If something in the return was unclear, the office had to ask you first and give you 30 days. If it did not, say so in your appeal.',
    authority: {
      title: 'D.P.R. 600/1973 (accertamento)',
      provision: 'articolo 36-bis, con legge 212/2000, articolo 6, comma 5',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1973-09-29;600',
      inForceFrom: '2000-08-01',
    },
  },
]
