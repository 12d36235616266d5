/** Questions about an old bill for medical care. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_HOSPITAL_BILL: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.hospital-bill',
    kind: 'answer',
    topics: ['debt', 'general', 'consumer'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'hôpital',
        'hopital',
        'clinique',
        'médecin',
        'dentiste',
        'soins',
        'ziekenhuis',
        'dokter',
        'tandarts',
        'kliniek',
        'hospital',
        'polyclinique',
      ],
      ['facture', 'factures', 'dette', 'factuur', 'rekening', 'schuld', 'bill'],
      [
        'de 2017',
        'de 2018',
        'de 2019',
        'de 2020',
        'de 2021',
        'de 2022',
        'de 2023',
        'uit 2017',
        'uit 2018',
        'uit 2019',
        'uit 2020',
        'uit 2021',
        'uit 2022',
        'uit 2023',
        'van 2019',
        'van 2020',
        'van 2021',
        'van 2022',
        'van 2023',
        'il y a trois ans',
        'il y a quatre ans',
        'il y a 3 ans',
        'il y a 4 ans',
        'jaar geleden',
        'jaren geleden',
        'vieille',
        'ancienne',
        'oude',
        'prescrite',
        'prescrit',
        'verjaard',
        'years ago',
      ],
    ],
    says: 'A bill for medical care is too old two years after the end of the month of the care. Only a court claim, a clear admission or a formal bailiff’s or lawyer’s demand in that time changes this. Do not pay or admit anything: write that it is too old. Without a judgment a bailiff can only ask: no seizure, and you need not open the door.',
    authority: {
      ...LAW.medicalTwo,
      provision: 'articles 2244 et 2277bis; Code judiciaire, articles 1494 et 1516',
    },
  },
]
