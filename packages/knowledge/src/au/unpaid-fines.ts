/** Unpaid fines in letters of the offices that collect them. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { FROM_FINES_OFFICE, ON_FINES } from './conditions.ts'

const LAWS = {
  fines: {
    title: 'Fines laws of the states',
    provision:
      'for example Fines Act 1996 (NSW), sections 58 to 77; Fines Reform Act 2014 (Vic), Part 7; State Penalties Enforcement Act 1999 (Qld), section 75; Fines, Penalties and Infringement Notices Enforcement Act 1994 (WA), Part 7',
    url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1996-099',
    inForceFrom: '2021-01-01',
  },
  hardshipNsw: {
    title: 'Fines Act 1996 (NSW)',
    provision:
      'sections 99B, 100, 101 and 101B (work, time to pay, write-off, Hardship Review Board)',
    url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1996-099',
    inForceFrom: '2018-07-01',
  },
  refundNsw: {
    title: 'Fines Act 1996 (NSW)',
    provision: 'section 77A (garnishee order refunds in case of hardship)',
    url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1996-099',
    inForceFrom: '2018-07-01',
  },
  finesVic: {
    title: 'Fines Reform Act 2014 (Vic)',
    provision:
      'sections 10A to 10D, 23 to 25, 32 and 119 (permit, final demand, review, seven days)',
    url: 'https://www.legislation.vic.gov.au/',
    inForceFrom: '2017-12-31',
  },
  earningsVic: {
    title: 'Fines Reform Act 2014 (Vic)',
    provision: 'Part 7 and section 68 (attachment of earnings direction, 14 days)',
    url: 'https://www.legislation.vic.gov.au/',
    inForceFrom: '2017-12-31',
  },
  finesQld: {
    title: 'State Penalties Enforcement Act 1999 (Qld)',
    provision: 'sections 75 and 77 (fine collection notice, and its review)',
    url: 'https://www.legislation.qld.gov.au/',
    inForceFrom: '2018-01-01',
  },
  finesWa: {
    title: 'Fines, Penalties and Infringement Notices Enforcement Act 1994 (WA)',
    provision: 'sections 21B to 21H (time to pay order within your means)',
    url: 'https://www.legislation.wa.gov.au/',
    inForceFrom: '2021-01-01',
  },
} as const satisfies Record<string, Authority>

const OWED = {
  country: 'au',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const FINES = {
  ...OWED,
  when: { all: [FROM_FINES_OFFICE, ON_FINES] },
} satisfies Partial<Rule>
export const UNPAID_FINES: readonly Rule[] = [
  {
    ...FINES,
    id: 'au.public.fines-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'This office collects fines for the state. It can stop a licence and take money from pay or a bank, mostly with no court.',
    authority: LAWS.fines,
  },
  {
    ...FINES,
    id: 'au.public.fines-nsw',
    kind: 'right',
    regions: ['AU-NSW'],
    rank: 4,
    says: 'In New South Wales ask for time to pay, a work and development order or a write-off. After a no, the Hardship Review Board can look.',
    authority: LAWS.hardshipNsw,
  },
  {
    ...FINES,
    id: 'au.public.fines-nsw-refund',
    kind: 'right',
    regions: ['AU-NSW'],
    rank: 6,
    says: 'If Revenue NSW took money by a garnishee order and you are in hardship, ask it to pay some or all of it back.',
    authority: LAWS.refundNsw,
  },
  {
    ...FINES,
    id: 'au.public.fines-vic',
    kind: 'right',
    regions: ['AU-VIC'],
    rank: 4,
    says: 'In Victoria ask Fines Victoria for a review, a plan or a work and development permit before the final demand ends.',
    authority: LAWS.finesVic,
  },
  {
    ...FINES,
    id: 'au.public.fines-vic-pay',
    kind: 'right',
    regions: ['AU-VIC'],
    rank: 6,
    says: 'If Fines Victoria takes from your pay and that causes hardship, you have 14 days to ask it to change or cancel that.',
    authority: LAWS.earningsVic,
  },
  {
    ...FINES,
    id: 'au.public.fines-qld',
    kind: 'right',
    regions: ['AU-QLD'],
    rank: 4,
    says: 'In Queensland SPER can order your bank or employer to pay with no court. You can ask SPER to review, change or pause that notice.',
    authority: LAWS.finesQld,
  },
  {
    ...FINES,
    id: 'au.public.fines-wa',
    kind: 'right',
    regions: ['AU-WA'],
    rank: 4,
    says: 'In Western Australia ask for a time to pay order. It must fit your means, and enforcement stops while you keep to it.',
    authority: LAWS.finesWa,
  },
]
