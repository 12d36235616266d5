/** Business rates of a shop or workshop, and the band of a home (England and Wales). */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const RATES = {
  ...CHECKED,
  checkedOn: '2026-11-23',
  nations: ['england', 'wales'],
  kinds: ['OTHER'],
  when: {
    all: [{ says: ['business rates', 'non-domestic rates'] }],
    not: [{ says: ['privacy notice'] }],
  },
} satisfies Partial<Rule>

export const BUSINESS_RATES: readonly Rule[] = [
  {
    ...RATES,
    id: 'gb.rates.right-relief',
    kind: 'right',
    rank: 5,
    says: 'Ask the council which relief fits you. A small business often pays less or nothing. The council can also take off a part if you are in hardship.',
    authority: {
      title: 'Local Government Finance Act 1988',
      provision: 'sections 43, 47 and 49 (rates, reliefs, hardship)',
      url: 'https://www.legislation.gov.uk/ukpga/1988/41/section/49',
      inForceFrom: '1990-04-01',
    },
  },
  {
    ...RATES,
    id: 'gb.rates.right-court',
    kind: 'right',
    rank: 6,
    says: 'A reminder with seven days comes before a summons. Only after a liability order of the court can bailiffs come. Go to the hearing if you do not owe it, or agree a plan before it.',
    authority: {
      title: 'Non-Domestic Rating (Collection and Enforcement) (Local Lists) Regulations 1989',
      provision: 'regulations 11 to 13 (reminder, summons, liability order)',
      url: 'https://www.legislation.gov.uk/uksi/1989/1058/contents',
      inForceFrom: '1989-07-21',
    },
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-23',
    nations: ['england'],
    id: 'gb.council-tax.right-band',
    kind: 'right',
    kinds: ['OTHER'],
    rank: 4,
    when: {
      all: [
        { says: ['valuation office', 'valuation list', 'listing officer', 'valuation officer'] },
        { says: ['band', 'bands'] },
      ],
    },
    says: 'You can appeal to the Valuation Tribunal, free, within three months of this decision. Show what like homes nearby were worth in 1991. Keep paying meanwhile.',
    authority: {
      title: 'Council Tax (Alteration of Lists and Appeals) (England) Regulations 2009',
      provision: 'regulation 10, under Local Government Finance Act 1992, section 24',
      url: 'https://www.legislation.gov.uk/uksi/2009/2270/regulation/10',
      inForceFrom: '2009-10-01',
    },
  },
]
