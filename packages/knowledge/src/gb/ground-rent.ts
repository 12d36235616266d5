/** Ground rent of a long lease, and the notice that must come before it (England and Wales). */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED, CHECKED_BRIEFLY, cite, ENGLAND_AND_WALES } from './cite-law.ts'

const GROUND_RENT = {
  ...CHECKED,
  nations: ENGLAND_AND_WALES,
  kinds: ['RENT_ARREARS_LETTER', 'OTHER'],
  when: {
    all: [
      {
        says: [
          'ground rent',
          'ground rents',
          'long leaseholder',
          'long leaseholders',
          'notice to long leaseholders',
          'commonhold and leasehold reform act',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

function leasehold(provision: string, path: string): Authority {
  return {
    title: 'Commonhold and Leasehold Reform Act 2002',
    provision,
    url: `https://www.legislation.gov.uk/ukpga/2002/15/${path}`,
    inForceFrom: '2005-05-31',
  }
}

export const GROUND_RENT_LETTERS: readonly Rule[] = [
  {
    ...GROUND_RENT,
    id: 'gb.ground-rent.right-notice',
    kind: 'right',
    rank: 4,
    says: 'Ground rent is not due until you get a notice in the form set by law. Its date must be 30 to 60 days ahead.',
    authority: leasehold('section 166', 'section/166'),
  },
  {
    ...GROUND_RENT,
    nations: ['england'],
    id: 'gb.ground-rent.right-form',
    kind: 'right',
    rank: 6,
    says: 'The notice must use the set form, with its notes for leaseholders. If parts are missing, ask for a full one.',
    authority: {
      title: 'Landlord and Tenant (Notice of Rent) (England) Regulations 2004',
      provision: 'regulation 3 and the Schedule (form of notice)',
      url: 'https://www.legislation.gov.uk/uksi/2004/3096/contents',
      inForceFrom: '2005-02-28',
    },
  },
  {
    ...GROUND_RENT,
    nations: ['wales'],
    id: 'gb.ground-rent.right-form-wales',
    kind: 'right',
    rank: 6,
    says: 'The notice must use the set form, with its notes for leaseholders. If parts are missing, ask for a full one.',
    authority: {
      title: 'Landlord and Tenant (Notice of Rent) (Wales) Regulations 2005',
      provision: 'form of notice',
      url: 'https://www.legislation.gov.uk/wsi/2005/1355/contents',
      inForceFrom: '2005-05-31',
    },
  },
  {
    ...GROUND_RENT,
    id: 'gb.ground-rent.right-address',
    kind: 'right',
    rank: 7,
    says: 'Rent is not due until the landlord has told you an address in England or Wales where you can write to them.',
    authority: {
      title: 'Landlord and Tenant Act 1987',
      provision: 'sections 47 and 48',
      url: 'https://www.legislation.gov.uk/ukpga/1987/31/section/48',
      inForceFrom: '1988-02-01',
    },
  },
  {
    ...GROUND_RENT,
    id: 'gb.ground-rent.right-small-sums',
    kind: 'right',
    rank: 8,
    says: 'They cannot end the lease for £350 or less, unless some of it is more than three years late.',
    authority: leasehold('section 167', 'section/167'),
  },
  {
    ...GROUND_RENT,
    id: 'gb.ground-rent.right-fees',
    kind: 'right',
    rank: 9,
    says: 'A fee for paying late must be fair and come with a summary of your rights. A tribunal can decide on it.',
    authority: leasehold('Schedule 11 (administration charges)', 'schedule/11'),
  },
  {
    ...GROUND_RENT,
    id: 'gb.ground-rent.not-out',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 6,
    says: 'No one may put you out of your home over ground rent without a court.',
    authority: cite('eviction', 'section 2', 'section/2'),
  },
  {
    ...GROUND_RENT,
    ...CHECKED_BRIEFLY,
    id: 'gb.ground-rent.new-leases',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 12,
    says: 'Most leases made since 30 June 2022 may not ask for any real ground rent. Look at the date of yours.',
    authority: {
      title: 'Leasehold Reform (Ground Rent) Act 2022',
      provision: 'sections 3 and 4',
      url: 'https://www.legislation.gov.uk/ukpga/2022/1/section/4',
      inForceFrom: '2022-06-30',
    },
  },
  {
    ...GROUND_RENT,
    id: 'gb.ground-rent.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The owner of the building or land asks for ground rent under your long lease.',
    authority: leasehold('section 166', 'section/166'),
  },
  {
    ...GROUND_RENT,
    id: 'gb.ground-rent.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'If the notice is right, the rent is due. Small sums seldom put a home at risk, but late fees can grow.',
    authority: leasehold('sections 166 and 167', 'section/167'),
  },
  {
    ...GROUND_RENT,
    id: 'gb.ground-rent.option-pay',
    kind: 'option',
    option: 'pay',
    rank: 10,
    title: 'Pay by the date',
    says: 'If the notice and the sum are right, pay and keep proof.',
    cost: 'The ground rent.',
    time: 'By the date in the notice.',
    risk: 'None, if the sum is right.',
    bestFor: 'The notice fits your lease.',
    authority: leasehold('section 166', 'section/166'),
  },
  {
    ...GROUND_RENT,
    id: 'gb.ground-rent.option-ask',
    kind: 'option',
    option: 'dispute',
    rank: 12,
    title: 'Ask for a right notice',
    says: 'Write what is missing or wrong, and ask for a new notice.',
    cost: 'A stamp.',
    time: 'Before the date.',
    risk: 'If you are wrong, late fees may come.',
    bestFor: 'The form, the sum or the address is wrong.',
    authority: leasehold('section 166', 'section/166'),
  },
  {
    ...GROUND_RENT,
    id: 'gb.ground-rent.step-check',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Look in your lease for the sum and the days of the ground rent. Check the notice against it.',
    authority: leasehold('section 166', 'section/166'),
  },
  {
    ...GROUND_RENT,
    id: 'gb.ground-rent.step-answer',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'If the notice is right, pay by its date, so that no fees are added. If not, write and say what is missing.',
    authority: leasehold('section 166', 'section/166'),
  },
]
