/** Questions about repairs and bonds of a rented home. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_RENTED_HOME: readonly Rule[] = [
  {
    ...ASK,
    id: 'au.ask.bond-nsw',
    kind: 'right',
    rank: 9,
    regions: ['AU-NSW'],
    when: { any: [{ says: ['bond', 'deposit'] }] },
    says: 'In New South Wales the landlord has 14 days to answer your bond claim. The tribunal (NCAT) decides disputes.',
    authority: {
      title: 'Residential Tenancies Act 2010 (NSW)',
      provision: 'sections 159 to 175 (bonds)',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2011-01-31',
    },
  },
  {
    ...ASK,
    id: 'au.ask.bond-vic',
    kind: 'right',
    rank: 9,
    regions: ['AU-VIC'],
    when: { any: [{ says: ['bond', 'deposit'] }] },
    says: 'In Victoria the RTBA holds the bond. If you do not agree, the landlord must ask VCAT for it within 14 days or you get it back.',
    authority: {
      title: 'Residential Tenancies Act 1997 (Vic)',
      provision: 'sections 405 to 420 (bonds)',
      url: 'https://www.legislation.vic.gov.au/',
      inForceFrom: '2021-03-29',
    },
  },
  {
    ...ASK,
    id: 'au.ask.bond-qld',
    kind: 'right',
    rank: 9,
    regions: ['AU-QLD'],
    when: { any: [{ says: ['bond', 'deposit'] }] },
    says: 'In Queensland the RTA holds the bond. You have 14 days to dispute a claim on it.',
    authority: {
      title: 'Residential Tenancies and Rooming Accommodation Act 2008 (Qld)',
      provision: 'sections 111 to 140 (rental bonds)',
      url: 'https://www.legislation.qld.gov.au/',
      inForceFrom: '2009-07-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.repair-nsw',
    kind: 'right',
    rank: 9,
    regions: ['AU-NSW'],
    when: {
      any: [
        {
          says: [
            'mould',
            'mold',
            'damp',
            'leak',
            'leaking',
            'repair',
            'repairs',
            'broken',
            'heater',
            'hot water',
          ],
        },
      ],
    },
    says: 'In New South Wales the landlord must keep the home fit to live in and in repair. The tribunal can order repairs or less rent.',
    authority: {
      title: 'Residential Tenancies Act 2010 (NSW)',
      provision: 'sections 44, 52, 63 to 65 and 187',
      url: 'https://legislation.nsw.gov.au/',
      inForceFrom: '2020-03-23',
    },
  },
  {
    ...ASK,
    id: 'au.ask.repair-vic',
    kind: 'right',
    rank: 9,
    regions: ['AU-VIC'],
    when: {
      any: [
        {
          says: [
            'mould',
            'mold',
            'damp',
            'leak',
            'leaking',
            'repair',
            'repairs',
            'broken',
            'heater',
            'hot water',
          ],
        },
      ],
    },
    says: 'In Victoria urgent repairs must be done at once and others within 14 days. Mould and damp from the building count.',
    authority: {
      title: 'Residential Tenancies Act 1997 (Vic)',
      provision: 'sections 65A, 68 and 72 to 75',
      url: 'https://www.legislation.vic.gov.au/',
      inForceFrom: '2021-03-29',
    },
  },
  {
    ...ASK,
    id: 'au.ask.repair-qld',
    kind: 'right',
    rank: 9,
    regions: ['AU-QLD'],
    when: {
      any: [
        {
          says: [
            'mould',
            'mold',
            'damp',
            'leak',
            'leaking',
            'repair',
            'repairs',
            'broken',
            'heater',
            'hot water',
          ],
        },
      ],
    },
    says: 'In Queensland the home must meet minimum housing standards. Ask in writing, then go to the RTA and QCAT.',
    authority: {
      title: 'Residential Tenancies and Rooming Accommodation Act 2008 (Qld)',
      provision: 'sections 17A, 185, 214 to 221B',
      url: 'https://www.legislation.qld.gov.au/',
      inForceFrom: '2024-09-01',
    },
  },
]
