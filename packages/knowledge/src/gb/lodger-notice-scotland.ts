/** Notice to a lodger in Scotland. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED, CHECKED_BRIEFLY } from './cite-law.ts'

const PAPER = {
  ...CHECKED,
  kinds: ['EVICTION_NOTICE', 'OTHER'],
  papers: ['lodger_notice'],
} satisfies Partial<Rule>
const SCOTS_LAW: Authority = {
  title: 'Rent (Scotland) Act 1984',
  provision: 'sections 22 to 23A (eviction and harassment)',
  url: 'https://www.legislation.gov.uk/ukpga/1984/58/section/23A',
  inForceFrom: '1989-01-02',
}
const SCOTS_HOMELESS: Authority = {
  title: 'Housing (Scotland) Act 1987',
  provision: 'sections 24, 28, 29 and 32',
  url: 'https://www.legislation.gov.uk/ukpga/1987/26/section/24',
  inForceFrom: '2012-12-31',
}

export const LODGER_NOTICE_SCOTLAND: readonly Rule[] = [
  {
    ...PAPER,
    nations: ['scotland'],
    id: 'gb.lodger.scotland-no-court',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'A landlord who lives in the same home as you does not need a court order. After the notice you must go.',
    authority: SCOTS_LAW,
  },
  {
    ...PAPER,
    nations: ['scotland'],
    id: 'gb.lodger.scotland-right-notice',
    kind: 'right',
    rank: 4,
    says: 'You get the notice in your agreement. If it names none, it must be fair: mostly at least 28 days.',
    authority: SCOTS_LAW,
  },
  {
    ...PAPER,
    nations: ['scotland'],
    id: 'gb.lodger.scotland-right-force',
    kind: 'right',
    rank: 5,
    says: 'Threats, force or cutting off heat and light are not allowed. Call the police if it happens.',
    authority: SCOTS_LAW,
  },
  {
    ...PAPER,
    ...CHECKED_BRIEFLY,
    nations: ['scotland'],
    id: 'gb.lodger.scotland-right-council',
    kind: 'right',
    rank: 6,
    says: 'If you may have no home within two months, ask the council for help. It must give you a place to stay while it looks into it if you have none.',
    authority: SCOTS_HOMELESS,
  },
  {
    ...PAPER,
    nations: ['scotland'],
    id: 'gb.lodger.scotland-step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Check the notice in your agreement. Then tell the council today that you may lose your room, and show the notice.',
    authority: SCOTS_HOMELESS,
  },
  {
    ...PAPER,
    nations: ['scotland'],
    id: 'gb.lodger.scotland-option-time',
    kind: 'option',
    option: 'negotiate',
    rank: 3,
    says: 'Name a day on which you can go, and offer to pay until then. Ask for the answer in writing.',
    title: 'Ask for more time',
    cost: 'The rent for the extra days.',
    time: 'One message now.',
    risk: 'The landlord may say no.',
    bestFor: 'You get on with the landlord and need some weeks.',
    authority: SCOTS_LAW,
  },
]
