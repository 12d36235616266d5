/** Questions about car tax of past years. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_CAR_TAX: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.car-tax-old',
    kind: 'answer',
    topics: ['debt', 'parking', 'general'],
    rank: 6,
    asks: [
      ['bollo', 'bollo auto', 'tassa automobilistica', 'car tax'],
      [
        'prescritto',
        'prescrizione',
        'sollecito',
        'cartella',
        'avviso',
        'vecchio',
        '2017',
        '2018',
        '2019',
        '2020',
        '2021',
        '2022',
        'old',
        'scade',
        'scaduto',
        'scaduti',
        'si prescrive',
        'prescrive',
        'dopo 3 anni',
        'dopo tre anni',
        'demolita',
        'demolito',
        'rottamata',
        'venduta',
        'già pagato',
        'pensavo di averlo pagato',
        '2023',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'Car tax ends with the third year after the year it was due: for 2021 on 31 December 2024. But a notice that reached you before starts three years again, so ask the region for a copy. None came? Ask it to cancel the bill, and still appeal to the tax court within 60 days; up to €3,000 you need no lawyer. A block can only hit a car in your own name.',
    authority: {
      title: 'Decreto-legge 953/1982 (tasse automobilistiche)',
      provision: 'articolo 5',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legge:1982-12-30;953',
      inForceFrom: '1987-01-01',
    },
  },
]
