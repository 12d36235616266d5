/** A notice of a higher rent in England, from a private or a social landlord: what makes it count, who can set the rent, and what to do before the day. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { GROUNDS, RENT_RISE } from './housing-sources.ts'
import { SOCIAL_LANDLORD } from './rent-increase-cues.ts'

const HIGHER_RENT = {
  ...CHECKED,
  kinds: ['OTHER'],
  papers: ['rent_increase'],
} satisfies Partial<Rule>
const ENGLAND = {
  ...HIGHER_RENT,
  nations: ['england'],
  when: { not: [SOCIAL_LANDLORD] },
} satisfies Partial<Rule>
const SOCIAL_ENGLAND = {
  ...HIGHER_RENT,
  nations: ['england'],
  when: { all: [SOCIAL_LANDLORD] },
} satisfies Partial<Rule>

const TRIBUNAL: Authority = {
  title: 'Housing Act 1988',
  provision: "sections 14 to 14ZB, as changed by Renters' Rights Act 2025, section 7",
  url: 'https://www.legislation.gov.uk/ukpga/1988/50/section/14',
  inForceFrom: '2026-05-01',
}
const TRIBUNAL_FEE: Authority = {
  title: 'First-tier Tribunal (Property Chamber) Fees Order 2013',
  provision:
    'as changed by First-tier Tribunal (Property Chamber) Fees (Amendment) Order 2026 (£47 to challenge a rent, no hearing fee)',
  url: 'https://www.legislation.gov.uk/uksi/2013/1179/contents',
  inForceFrom: '2026-05-01',
}
const LEAVE_ENGLAND: Authority = {
  title: "Renters' Rights Act 2025",
  provision: 'Part 1, Chapter 1 (notice to quit by tenants)',
  url: 'https://www.legislation.gov.uk/ukpga/2025/26/contents',
  inForceFrom: '2026-05-01',
}
const SOCIAL_RENT: Authority = {
  title: 'Housing and Regeneration Act 2008',
  provision: 'section 194 (Rent Standard of the Regulator of Social Housing)',
  url: 'https://www.legislation.gov.uk/ukpga/2008/17/section/194',
  inForceFrom: '2020-04-01',
}
const COUNCIL_RENT: Authority = {
  title: 'Housing Act 1985',
  provision: 'sections 102 and 103',
  url: 'https://www.legislation.gov.uk/ukpga/1985/68/section/103',
  inForceFrom: '1986-04-01',
}
const SOCIAL_EVICTION: Authority = {
  title: 'Housing Act 1985',
  provision: 'sections 82 to 84 (councils); for housing associations Housing Act 1988, section 5',
  url: 'https://www.legislation.gov.uk/ukpga/1985/68/section/82',
  inForceFrom: '1986-04-01',
}
const HELP_WITH_RENT: Authority = {
  title: 'GOV.UK: Housing and Universal Credit',
  provision: 'reporting changes to your rent',
  url: 'https://www.gov.uk/housing-and-universal-credit',
  inForceFrom: '2013-04-29',
}

export const RENT_INCREASE: readonly Rule[] = [
  {
    ...ENGLAND,
    id: 'gb.rent-rise.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 5,
    says: 'Until the day in the notice you owe only the old rent. To say no to a rise is no legal reason to put you out.',
    authority: GROUNDS,
  },
  {
    ...ENGLAND,
    id: 'gb.rent-rise.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'The tribunal looks at the rents of homes like yours nearby. What you can afford does not count, so collect adverts.',
    authority: TRIBUNAL,
  },
  {
    ...ENGLAND,
    id: 'gb.rent-rise.right-faulty',
    kind: 'right',
    rank: 8,
    says: 'A notice on the wrong form, with less than two months or within 52 weeks of the last rise does not change your rent. The tribunal can say so.',
    authority: RENT_RISE,
  },
  {
    ...ENGLAND,
    id: 'gb.rent-rise.right-hardship',
    kind: 'right',
    rank: 9,
    says: 'If the new rent would bring real hardship, the tribunal can put off its start by up to two months after it decides.',
    authority: TRIBUNAL,
  },
  {
    ...ENGLAND,
    id: 'gb.rent-rise.right-leave',
    kind: 'right',
    rank: 12,
    says: "You may end the tenancy with two months' written notice. You need give no reason.",
    authority: LEAVE_ENGLAND,
  },
  {
    ...ENGLAND,
    id: 'gb.rent-rise.step-check',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Check three things. Is it Form 4A? Are there two full months to the start day? Are 52 weeks over since the last rise or your move-in?',
    authority: RENT_RISE,
  },
  {
    ...ENGLAND,
    id: 'gb.rent-rise.step-mark',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Mark the day when the new rent starts. To challenge it, your form must reach the tribunal before that day.',
    authority: TRIBUNAL,
  },
  {
    ...HIGHER_RENT,
    id: 'gb.rent-rise.step-old-rent',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Keep paying the old rent on time until the new one starts. To pay more now can look like a yes.',
    authority: HELP_WITH_RENT,
  },
  {
    ...HIGHER_RENT,
    id: 'gb.rent-rise.step-benefits',
    kind: 'step',
    list: 'general',
    rank: 5,
    says: 'If you get Universal Credit or Housing Benefit, report the new rent once it starts. Ask an adviser about other help with rent.',
    authority: HELP_WITH_RENT,
  },
  {
    ...ENGLAND,
    id: 'gb.rent-rise.option-tribunal',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Ask the tribunal to set the rent',
    says: 'Send the tribunal its form, this notice and adverts of like homes nearby, before the new rent starts.',
    cost: '£47, with no fee for a hearing. On a low income you can ask for help with the fee.',
    time: 'Some weeks or months. You pay the old rent until then.',
    risk: 'Low. It cannot set more than the landlord asks.',
    bestFor: 'The rent is above that of like homes, or the notice has a fault.',
    authority: TRIBUNAL_FEE,
  },
  {
    ...HIGHER_RENT,
    id: 'gb.rent-rise.option-talk',
    kind: 'option',
    option: 'negotiate',
    rank: 8,
    when: { not: [SOCIAL_LANDLORD] },
    title: 'Offer a smaller rise',
    says: 'Show the landlord rents of like homes nearby and offer what you can pay. Ask for the answer in writing.',
    cost: 'Only what you agree.',
    time: 'A few days.',
    risk: 'Talks do not stop the clock for a challenge. What you sign may bind you.',
    bestFor: 'You want to stay and keep the peace.',
    authority: HELP_WITH_RENT,
  },
  {
    ...ENGLAND,
    id: 'gb.rent-rise.insight-rent-day',
    kind: 'insight',
    severity: 'medium',
    rank: 5,
    says: 'The new rent must start on the first day of a rent period. That is often the day your rent is due.',
    actionable:
      'Compare the start day with your rent day. If they differ, tell the landlord and the tribunal.',
    confidence: 0.8,
    authority: RENT_RISE,
  },
  {
    ...SOCIAL_ENGLAND,
    id: 'gb.rent-rise.right-social',
    kind: 'right',
    rank: 6,
    says: 'A council or housing association may raise most rents once a year, within a limit that the government sets.',
    authority: SOCIAL_RENT,
  },
  {
    ...SOCIAL_ENGLAND,
    id: 'gb.rent-rise.right-council-notice',
    kind: 'right',
    rank: 7,
    when: { all: [{ sender: ['council', 'borough'] }] },
    says: 'Your council must tell you in writing at least four weeks before the new rent starts.',
    authority: COUNCIL_RENT,
  },
  {
    ...SOCIAL_ENGLAND,
    id: 'gb.rent-rise.step-social',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Ask how the new rent and any service charge were worked out, and if they keep to the government limit.',
    authority: SOCIAL_RENT,
  },
  {
    ...SOCIAL_ENGLAND,
    id: 'gb.rent-rise.option-social',
    kind: 'option',
    option: 'complain',
    rank: 6,
    title: 'Complain to the landlord',
    says: "Use the landlord's complaints path first. After its last answer you can go to the Housing Ombudsman.",
    cost: 'Nothing.',
    time: 'Some weeks.',
    risk: 'None. Keep paying your rent.',
    bestFor: 'The sum breaks the limit or nobody explains it.',
    authority: SOCIAL_RENT,
  },
  {
    ...ENGLAND,
    id: 'gb.rent-rise.deadline-england',
    kind: 'deadline',
    rank: 5,
    // Only where each further day in the letter is still to come: the first of them is then the start day, or before it.
    when: { not: [SOCIAL_LANDLORD, { olderThanDays: { role: 'other', days: 0 } }] },
    terms: { trigger: 'other', count: -1, unit: 'days', roll: 'previous_working_day' },
    weight: 'main',
    example: {
      clause: 'Before the day on which the new rent is to start: the working day before it',
      trigger: '2027-02-01',
      result: '2027-01-29',
    },
    says: 'The tribunal must have your form before the day when the new rent starts. We count to the last working day before it.',
    action: 'Send your form to the tribunal, if you want to challenge the rent',
    consequence: 'After that the new rent starts, and the tribunal cannot look at it.',
    authority: TRIBUNAL,
  },
  {
    ...SOCIAL_ENGLAND,
    id: 'gb.rent-rise.reality-social',
    kind: 'fact',
    slot: 'reality_check',
    rank: 6,
    says: 'Most social rents go up once a year, often in April. Your job is to check the sum and the help you can get.',
    authority: SOCIAL_RENT,
  },
  {
    ...SOCIAL_ENGLAND,
    id: 'gb.rent-rise.not-yet-social',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 6,
    says: 'To question a rise is no reason to put you out. Only a court can end the tenancy.',
    authority: SOCIAL_EVICTION,
  },
  {
    ...ENGLAND,
    id: 'gb.rent-rise.insight-lodger',
    kind: 'insight',
    severity: 'low',
    rank: 9,
    says: 'These rules are for tenants who do not share the home with the landlord. A lodger, or a student in a hall, has others.',
    actionable:
      'Do you share with the landlord or live in a hall? Look at your agreement and ask Shelter.',
    confidence: 0.7,
    authority: RENT_RISE,
  },
]
