/** A complaint refused by a firm for phone, energy or homes: the ombudsman to go to. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const REFUSED = {
  ...CHECKED,
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'UTILITY_BILL_DEMAND', 'INSURANCE_DECISION', 'OTHER'],
  papers: ['complaint_refused'],
} satisfies Partial<Rule>
const FINANCIAL: Test = { says: ['financial ombudsman', 'financial ombudsman service'] }
const OTHER_OMBUDSMAN = { ...REFUSED, when: { not: [FINANCIAL] } } satisfies Partial<Rule>
const OTHER_SCHEMES: Authority = {
  title: 'GOV.UK: consumer protection rights',
  provision: 'Who to ask for advice, and ways to settle a dispute',
  url: 'https://www.gov.uk/consumer-protection-rights',
  inForceFrom: '2015-10-01',
}
const PHONE_SCHEMES: Authority = {
  title: 'Communications Act 2003',
  provision: 'sections 52 to 54, with Ofcom General Condition C4 (six weeks since 8 April 2026)',
  url: 'https://www.legislation.gov.uk/ukpga/2003/21/section/52',
  inForceFrom: '2026-04-08',
}
const ENERGY_SCHEME: Authority = {
  title: 'Consumers, Estate Agents and Redress Act 2007',
  provision: 'section 47 (membership of a redress scheme: the Energy Ombudsman)',
  url: 'https://www.legislation.gov.uk/ukpga/2007/17/section/47',
  inForceFrom: '2008-10-01',
}
const HOMES_SCHEME: Authority = {
  title: 'Housing Ombudsman Service',
  provision: 'Housing Ombudsman Scheme, under Housing Act 1996, section 51 and Schedule 2',
  url: 'https://www.housing-ombudsman.org.uk/',
  inForceFrom: '2022-10-01',
}

export const OTHER_OMBUDSMEN: readonly Rule[] = [
  {
    ...OTHER_OMBUDSMAN,
    id: 'gb.refused.step-other',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Look in this letter for the name of the ombudsman and the last day to go there. Use its online form.',
    authority: OTHER_SCHEMES,
  },
  {
    ...OTHER_OMBUDSMAN,
    id: 'gb.refused.right-other-free',
    kind: 'right',
    rank: 6,
    says: 'Most ombudsmen are free for you. The letter should name the body that you can go to.',
    authority: OTHER_SCHEMES,
  },
  {
    ...OTHER_OMBUDSMAN,
    id: 'gb.refused.right-phone',
    kind: 'right',
    rank: 5,
    when: {
      all: [
        { says: ['broadband', 'mobile', 'phone', 'landline', 'communications ombudsman', 'cisas'] },
      ],
      not: [FINANCIAL],
    },
    says: 'Each phone or broadband firm must belong to a free scheme: the Communications Ombudsman or CISAS. You can go there now, or six weeks after you complained.',
    authority: PHONE_SCHEMES,
  },
  {
    ...OTHER_OMBUDSMAN,
    id: 'gb.refused.right-energy',
    kind: 'right',
    rank: 5,
    nations: ['england', 'wales', 'scotland'],
    when: {
      all: [{ says: ['energy ombudsman', 'electricity', 'gas', 'energy supplier'] }],
      not: [FINANCIAL],
    },
    says: 'Each energy supplier must belong to the Energy Ombudsman, which is free. If you accept its decision, the supplier must do what it says.',
    authority: ENERGY_SCHEME,
  },
  {
    ...OTHER_OMBUDSMAN,
    id: 'gb.refused.right-homes',
    kind: 'right',
    rank: 5,
    nations: ['england'],
    when: { all: [{ says: ['housing ombudsman'] }], not: [FINANCIAL] },
    says: "The Housing Ombudsman is free. In most cases you can go there up to 12 months after the landlord's final answer.",
    authority: HOMES_SCHEME,
  },
  {
    ...OTHER_OMBUDSMAN,
    id: 'gb.refused.option-other',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Take it to the ombudsman',
    says: 'Fill in the form of the ombudsman that the letter names, with this answer and your proof.',
    cost: 'Mostly nothing.',
    time: 'Some weeks or months.',
    risk: 'Low. Some schemes end at a sum or a last day.',
    bestFor: 'You think the answer is unfair.',
    authority: OTHER_SCHEMES,
  },
]
