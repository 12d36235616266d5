/** The parking fee of a town. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const PARK = {
  title: 'Loi du 22 février 1965 (stationnement payant) / Wet van 22 februari 1965',
  url: 'https://www.ejustice.just.fgov.be/',
}

/** A fee (redevance, retributie) may be for school or waste as well. */
const PARKING: Test = {
  says: [
    'stationnement',
    'parking',
    'parcomètre',
    'horodateur',
    'parkeren',
    'parkeer',
    'parkeerretributie',
    'parkeerbiljet',
    'parkeergeld',
    'parkeerautomaat',
    'geparkeerd',
    'indigo',
  ],
}

const PARKING_FEE: Test = {
  says: [
    'redevance de stationnement',
    'redevance',
    'rétribution',
    'retributie',
    'parkeerretributie',
    'parkeerbiljet',
    'indigo',
    'parkeren',
  ],
}

/** The demand of a town for its parking fee. A fine speaks of an offence instead. */
export const TOWN_PARKING_FEE: Test = {
  says: [
    'parkeerretributie',
    'retributie parkeren',
    'retributiereglement',
    'parkeerretributies',
    'retributie',
    'redevance de stationnement',
    'rétribution de stationnement',
    'règlement-redevance',
    'redevance communale',
    'rétribution',
  ],
}

/** A fine of a town is no price of parking. */
export const GAS: Test = {
  says: [
    'gas-boete',
    'gas-boetes',
    'gas-ambtenaar',
    'sanctionerend ambtenaar',
    'sanctionerende ambtenaar',
    'fonctionnaire sanctionnateur',
    'fonctionnaire sanctionnatrice',
    'politieverordening',
    'politiereglement',
    'règlement général de police',
    'règlement de police',
    'administratieve geldboete',
    'gemeentelijke administratieve sanctie',
    'amende administrative',
    'sanction administrative communale',
    'sac',
    'verwaltungsstrafe',
  ],
}

/** A private car park asks for no town fee. */
const PRIVATE: Test = {
  says: [
    'private parking',
    'privéparking',
    'privéterrein',
    'privé terrein',
    'eigenaar',
    'parking privé',
    'terrain privé',
    'propriétaire',
  ],
}

export const PARKING_FEE_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.fine.know-parking-fee',
    kind: 'fact',
    kinds: ['PENALTY_CHARGE_NOTICE', 'PARKING_TICKET', 'DEBT_COLLECTION_LETTER'],
    rank: 6,
    slot: 'reality_check',
    when: { all: [PARKING_FEE, PARKING], not: [PRIVATE, GAS] },
    says: 'A town parking fee (rétribution, retributie) is the price of parking and no fine. You can dispute it in writing with your ticket or photos.',
    authority: { ...PARK, provision: 'article unique', inForceFrom: '1965-03-25' },
  },
  {
    ...BASE,
    id: 'be.fine.fee-want',
    checkedOn: '2026-11-22',
    kind: 'fact',
    kinds: ['PENALTY_CHARGE_NOTICE'],
    rank: 8,
    slot: 'what_they_want',
    when: { all: [TOWN_PARKING_FEE, PARKING], not: [PRIVATE] },
    says: 'A town or its parking firm asks you to pay a parking fee (rétribution, retributie).',
    authority: { ...PARK, provision: 'article unique', inForceFrom: '1965-03-25' },
  },
  {
    ...BASE,
    id: 'be.fine.fee-who',
    checkedOn: '2026-11-22',
    kind: 'fact',
    kinds: ['PENALTY_CHARGE_NOTICE'],
    rank: 18,
    slot: 'who_they_are',
    when: { all: [TOWN_PARKING_FEE, PARKING], not: [PRIVATE] },
    says: 'This is a town, or a firm that works for it. The police and the prosecutor have no part in it.',
    authority: { ...PARK, provision: 'article unique', inForceFrom: '1965-03-25' },
  },
  {
    ...BASE,
    id: 'be.fine.fee-order',
    checkedOn: '2026-11-22',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE', 'PARKING_TICKET'],
    regions: ['BE-VLG'],
    rank: 9,
    when: { all: [TOWN_PARKING_FEE, PARKING], not: [PRIVATE] },
    says: 'A town may send a bailiff with an order (dwangbevel) only for a fee you did not dispute, after a registered letter. You then have one month to go to court.',
    authority: {
      title: 'Decreet over het lokaal bestuur van 22 december 2017',
      provision: 'artikel 177',
      url: 'https://lokaalbestuur.vlaanderen.be/faq/financiering/hoe-wordt-er-tewerk-gegaan-als-de-financieel-directeur-een-dwangbevel-uitvaardigt-als-bedoeld-in',
      inForceFrom: '2019-01-01',
    },
  },
  {
    ...BASE,
    id: 'be.fine.fee-step',
    kind: 'step',
    list: 'first',
    kinds: ['PARKING_TICKET', 'PENALTY_CHARGE_NOTICE'],
    rank: 8,
    when: { all: [PARKING_FEE, PARKING], not: [PRIVATE, GAS] },
    says: 'Compare the plate, place and time with your ticket or app. If it is wrong, write before the last day to pay and add proof. They must prove the fee.',
    authority: {
      title: 'Code civil / Burgerlijk Wetboek (BW)',
      provision: 'article 8.4',
      url: 'https://www.ejustice.just.fgov.be/',
      inForceFrom: '2020-11-01',
    },
    checkedOn: '2026-11-22',
  },
]
