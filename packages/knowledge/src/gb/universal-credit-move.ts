/** A notice to move from an older benefit to Universal Credit: claiming in time, more time, and what is protected. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED_BRIEFLY } from './cite-law.ts'

const GREAT_BRITAIN: NonNullable<Rule['nations']> = ['england', 'wales', 'scotland']
const LEGISLATION = 'https://www.legislation.gov.uk'

const PAPER = {
  ...CHECKED_BRIEFLY,
  kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
  papers: ['benefit_move'],
} satisfies Partial<Rule>
const MOVE = { ...PAPER, nations: GREAT_BRITAIN } satisfies Partial<Rule>
const MOVE_NI = { ...PAPER, nations: ['northern_ireland'] } satisfies Partial<Rule>

function transition(provision: string, from = '2019-07-24'): Authority {
  return {
    title: 'Universal Credit (Transitional Provisions) Regulations 2014',
    provision,
    url: `${LEGISLATION}/uksi/2014/1230/part/4`,
    inForceFrom: from,
  }
}
const NOTICE = transition('regulations 44 to 46 (migration notice, more time, end of old benefits)')
const NOTICE_ANYWHERE: Authority = {
  ...NOTICE,
  provision:
    'regulations 44 to 46; in Northern Ireland Universal Credit (Transitional Provisions) Regulations (Northern Ireland) 2016',
}
const LATE = transition('regulations 46 and 48 (final deadline)')
const SAVINGS = transition('regulation 51 (savings of people on tax credits)')
const TWO_WEEKS: Authority = {
  ...transition('regulations 8A, 8B and 46 (two more weeks)', '2020-07-22'),
  url: `${LEGISLATION}/uksi/2014/1230/contents`,
}
const TOO_ILL: Authority = {
  ...transition('regulations 19 to 27 (people found too ill for work)', '2014-06-16'),
  url: `${LEGISLATION}/uksi/2014/1230/contents`,
}
const ADVANCE: Authority = {
  title: 'Social Security (Payments on Account of Benefit) Regulations 2013',
  provision:
    'Part 2 (advances); in Northern Ireland Social Security (Payments on Account of Benefit) Regulations (Northern Ireland) 2016',
  url: `${LEGISLATION}/uksi/2013/383/contents`,
  inForceFrom: '2013-04-29',
}
const AGAIN: Authority = {
  title:
    "Universal Credit, Personal Independence Payment, Jobseeker's Allowance and Employment and Support Allowance (Decisions and Appeals) Regulations 2013",
  provision:
    'regulations 5 and 7, with Social Security Act 1998, section 12; in Northern Ireland the Regulations (Northern Ireland) 2016 of the same name',
  url: `${LEGISLATION}/uksi/2013/381/contents`,
  inForceFrom: '2013-04-29',
}
const COUPLES: Authority = {
  title: 'Welfare Reform Act 2012',
  provision:
    'section 2 (couples claim together); in Northern Ireland Welfare Reform (Northern Ireland) Order 2015, article 7',
  url: `${LEGISLATION}/ukpga/2012/5/section/2`,
  inForceFrom: '2013-04-29',
}
const HELP_TO_CLAIM: Authority = {
  title: 'GOV.UK: Universal Credit',
  provision: 'how to claim, and free help with it',
  url: 'https://www.gov.uk/universal-credit/how-to-claim',
  inForceFrom: '2013-04-29',
}
const COUNCIL: Authority = {
  title: 'Local Government Finance Act 1992',
  provision: 'section 13A (Council Tax Reduction)',
  url: `${LEGISLATION}/ukpga/1992/14/section/13A`,
  inForceFrom: '2013-04-01',
}
const NORTHERN: Authority = {
  title: 'Universal Credit (Transitional Provisions) Regulations (Northern Ireland) 2016',
  provision: 'Part 4 (managed migration)',
  url: `${LEGISLATION}/nisr/2016/226/contents`,
  inForceFrom: '2019-07-24',
}

export const UNIVERSAL_CREDIT_MOVE: readonly Rule[] = [
  {
    ...MOVE,
    id: 'gb.move.not-by-itself',
    kind: 'warning',
    severity: 'high',
    rank: 4,
    says: 'Nobody moves you by itself. If you do not claim, the old benefits stop, and the extra sum can be lost.',
    authority: NOTICE,
  },
  {
    ...PAPER,
    id: 'gb.move.no-fault',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'You did nothing wrong, and this is no debt. Everyone on the older benefits gets such a notice.',
    authority: NOTICE_ANYWHERE,
  },
  {
    ...MOVE,
    id: 'gb.move.right-late',
    kind: 'right',
    rank: 6,
    says: 'Did you miss the deadline day? Claim at once, within one month of it. Then the extra sum can still be saved.',
    authority: LATE,
  },
  {
    ...MOVE,
    id: 'gb.move.right-two-weeks',
    kind: 'right',
    rank: 7,
    says: 'Housing Benefit, Income Support and income-based ESA or JSA go on for two more weeks. You do not pay that back.',
    authority: TWO_WEEKS,
  },
  {
    ...MOVE,
    id: 'gb.move.right-savings',
    kind: 'right',
    rank: 8,
    when: { any: [{ says: ['tax credit', 'tax credits'] }] },
    says: 'Did you get tax credits and save over £16,000? Then you can still get Universal Credit for the first 12 months.',
    authority: SAVINGS,
  },
  {
    ...PAPER,
    id: 'gb.move.right-advance',
    kind: 'right',
    rank: 9,
    says: 'The first payment comes after about five weeks. You can ask for an advance, a loan without interest.',
    authority: ADVANCE,
  },
  {
    ...PAPER,
    id: 'gb.move.right-again',
    kind: 'right',
    rank: 10,
    says: 'If the first sum looks wrong, ask within one month for a new look (mandatory reconsideration). After that you can appeal for free.',
    authority: AGAIN,
  },
  {
    ...MOVE,
    id: 'gb.move.too-ill',
    kind: 'insight',
    severity: 'medium',
    rank: 5,
    when: { any: [{ says: ['esa', 'employment and support allowance'] }] },
    says: 'Were you found too ill for work for your ESA? That still counts in Universal Credit, without a new test first.',
    actionable:
      'Say so in your claim, and write it in your journal if the first sum leaves it out.',
    confidence: 0.8,
    authority: TOO_ILL,
  },
  {
    ...MOVE,
    id: 'gb.move.council-tax',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 6,
    says: 'Council Tax Reduction is not part of Universal Credit. Tell your council that you move, and ask for it there.',
    authority: COUNCIL,
  },
  {
    ...PAPER,
    id: 'gb.move.step-couple',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Live with a partner? Both must claim, and link the two claims with the code that you get.',
    authority: COUPLES,
  },
  {
    ...MOVE,
    id: 'gb.move.step-help',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'If you cannot go online or are ill, call the number in the letter. Help to Claim from Citizens Advice is free.',
    authority: HELP_TO_CLAIM,
  },
  {
    ...MOVE,
    id: 'gb.move.option-claim',
    kind: 'option',
    option: 'comply',
    rank: 4,
    title: 'Claim Universal Credit in time',
    says: 'Claim by the deadline day in the letter, online or by phone. Do not end the old benefits yourself.',
    cost: 'Nothing.',
    time: 'About an hour, then a meeting.',
    risk: 'Five weeks to the first payment. Ask for an advance if you need it.',
    bestFor: 'Almost everyone who gets this letter.',
    authority: NOTICE,
  },
  {
    ...PAPER,
    id: 'gb.move.option-time',
    kind: 'option',
    option: 'negotiate',
    rank: 5,
    title: 'Ask for a later deadline day',
    says: 'Call the number in the letter before the deadline day. Give your reason, and ask for the new day in writing.',
    cost: 'Nothing.',
    time: 'One call.',
    risk: 'They can say no. Claim by the old day until you have the new one.',
    bestFor: 'You are ill, in hospital, care for someone, or lack papers.',
    authority: NOTICE_ANYWHERE,
  },
  {
    ...MOVE_NI,
    id: 'gb.move.ni-step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Claim Universal Credit by the deadline day in the letter. If you need more time, call the number in it before that day.',
    authority: NORTHERN,
  },
  {
    ...MOVE_NI,
    id: 'gb.move.ni-right-protected',
    kind: 'right',
    rank: 4,
    says: 'If you claim in time and your old benefits paid more, an extra sum can make up the difference at first.',
    authority: NORTHERN,
  },
  {
    ...MOVE_NI,
    id: 'gb.move.ni-right-time',
    kind: 'right',
    rank: 5,
    says: 'With a good reason, such as illness, you can get a later day. If you missed it, claim at once, within one month.',
    authority: NORTHERN,
  },
  {
    ...MOVE_NI,
    id: 'gb.move.ni-warning',
    kind: 'warning',
    severity: 'high',
    rank: 4,
    says: 'Nobody moves you by itself. If you do not claim, the old benefits stop, and the extra sum can be lost.',
    authority: NORTHERN,
  },
  {
    ...MOVE_NI,
    id: 'gb.move.ni-option-claim',
    kind: 'option',
    option: 'comply',
    rank: 4,
    title: 'Claim Universal Credit in time',
    says: 'Claim by the deadline day in the letter, online or by phone. Do not end the old benefits yourself.',
    cost: 'Nothing.',
    time: 'About an hour, then a meeting.',
    risk: 'Five weeks to the first payment. Ask for an advance if you need it.',
    bestFor: 'Almost everyone who gets this letter.',
    authority: NORTHERN,
  },
]
