/** Questions of people who have no bed tonight: each nation has its own duty. */
import type { Rule } from '@plainletter/contracts/rule'

import { BED_TONIGHT } from '../english/need-bed.ts'

const ASK = {
  country: 'gb',
  checkedOn: '2026-11-23',
  checkBy: '2027-05-31',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  verdict: 'do_this',
  rank: 1,
  ...BED_TONIGHT,
} satisfies Partial<Rule>

export const ENQUIRY_NO_BED_TONIGHT: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.need.bed',
    nations: ['england'],
    says: 'Call your council now and say that you have nowhere to sleep tonight; after hours it has an emergency number. With children, pregnant, ill, or fleeing abuse, it must give you a place tonight while it looks at your case. A car is no home in law. If it says no, call Shelter, free: 0808 800 4444.',
    authority: {
      title: 'Housing Act 1996',
      provision: 'sections 175, 184, 188, 189 and 195',
      url: 'https://www.legislation.gov.uk/ukpga/1996/52/section/188',
      inForceFrom: '2018-04-03',
    },
  },
  {
    ...ASK,
    id: 'gb.need.bed-scotland',
    nations: ['scotland'],
    says: 'Call your council now and say that you have nowhere to sleep tonight; after hours it has an emergency number. If it has reason to think you are homeless, it must give you a place for tonight and look into it after that. In Scotland this holds with or without children. If it says no, call Shelter Scotland, free: 0808 800 4444.',
    authority: {
      title: 'Housing (Scotland) Act 1987',
      provision: 'sections 28 and 29',
      url: 'https://www.legislation.gov.uk/ukpga/1987/26/section/29',
      inForceFrom: '2012-12-31',
    },
  },
  {
    ...ASK,
    id: 'gb.need.bed-wales',
    nations: ['wales'],
    says: 'Call your council now and say that you have nowhere to sleep tonight; after hours it has an emergency number. In Wales it must give you a place while it looks at your case, if you may have priority. You may with children, pregnant, ill, fleeing abuse or on the street. If it says no, call Shelter Cymru, free: 08000 495 495.',
    authority: {
      title: 'Housing (Wales) Act 2014',
      provision: 'sections 62, 68 and 70',
      url: 'https://www.legislation.gov.uk/anaw/2014/7/section/68',
      inForceFrom: '2015-04-27',
    },
  },
  {
    ...ASK,
    id: 'gb.need.bed-northern-ireland',
    nations: ['northern_ireland'],
    says: 'Call the Housing Executive now and say that you have nowhere to sleep tonight: 03448 920 900, and evenings and weekends 03448 920 908. With children, pregnant, ill, or fleeing violence, it must give you a place while it looks at your case. If it says no, Housing Rights gives free advice: 028 9024 5640.',
    authority: {
      title: 'Housing (Northern Ireland) Order 1988',
      provision: 'articles 3, 5, 7 and 8',
      url: 'https://www.legislation.gov.uk/nisi/1988/1990/article/8',
      inForceFrom: '1989-04-01',
    },
  },
]
