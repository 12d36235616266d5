/** Court claims for a home, or on credit in Scotland: what the landlord or lender must show, and what the judge can give. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CREDIT_LAW } from './authority.ts'
import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'
import { POSSESSION_CLAIM } from './conditions.ts'
import { HOUSING_TRIBUNAL } from './court-claim-scotland.ts'

const CLAIM = { ...CHECKED, kinds: ['COURT_CLAIM'] } satisfies Partial<Rule>
const EW = { ...CLAIM, nations: ENGLAND_AND_WALES } satisfies Partial<Rule>
const ENGLAND = { ...CLAIM, nations: ['england'] } satisfies Partial<Rule>
const SCOTLAND = { ...CLAIM, nations: ['scotland'] } satisfies Partial<Rule>

const NO_REASON_NOTICE: Test = { says: ['section 21', 'accelerated possession', 'n5b', 'n11b'] }
const RENT_OWED: Test = {
  says: [
    'rent arrears',
    'arrears of rent',
    'because of rent',
    'because rent',
    'rent has not been paid',
    'unpaid rent',
    'rent owed',
    'not paid the rent',
    'grounds 8',
    'ground 8',
  ],
}
const MORTGAGE: Test = { says: ['mortgage', 'n11m'] }

const SECTION_21: Authority = {
  title: 'Housing Act 1988',
  provision: "section 21, ended by the Renters' Rights Act 2025",
  url: 'https://www.legislation.gov.uk/ukpga/1988/50/section/21',
  inForceFrom: '2026-05-01',
}
const SIX_WEEKS: Authority = {
  title: 'Housing Act 1980',
  provision: 'section 89',
  url: 'https://www.legislation.gov.uk/ukpga/1980/51/section/89',
  inForceFrom: '1980-10-03',
}
const HOMELESS: Authority = {
  title: 'Housing Act 1996',
  provision: 'Part 7, sections 175 and 195',
  url: 'https://www.legislation.gov.uk/ukpga/1996/52/part/VII',
  inForceFrom: '2018-04-03',
}
const SOCIAL_PROTOCOL: Authority = {
  title: 'Pre-Action Protocol for Possession Claims by Social Landlords',
  provision: 'Part 2 (rent arrears)',
  url: 'https://www.justice.gov.uk/courts/procedure-rules/civil/protocol/pre-action-protocol-for-possession-claims-by-social-landlords',
  inForceFrom: '2020-01-13',
}
const MORTGAGE_PROTOCOL: Authority = {
  title:
    'Pre-Action Protocol for Possession Claims based on Mortgage or Home Purchase Plan Arrears',
  provision: 'paragraphs 5 to 7 (Mortgage Arrears Protocol)',
  url: 'https://www.justice.gov.uk/courts/procedure-rules/civil/protocol/prot_mha',
  inForceFrom: '2015-04-06',
}
const LENDER_DUTY: Authority = {
  title: 'FCA Mortgages and Home Finance: Conduct of Business sourcebook (MCOB)',
  provision: 'FCA MCOB 13 (13.3)',
  url: 'https://handbook.fca.org.uk/handbook/MCOB/13/3.html',
  inForceFrom: '2010-06-30',
}
const SIMPLE_LIMIT: Authority = {
  title: 'Courts Reform (Scotland) Act 2014',
  provision: 'section 72',
  url: 'https://www.legislation.gov.uk/asp/2014/18/section/72',
  inForceFrom: '2016-11-28',
}
const TENANCY_TRIBUNAL: Authority = {
  title: 'Housing (Scotland) Act 2014',
  provision: 'section 16',
  url: 'https://www.legislation.gov.uk/asp/2014/14/section/16',
  inForceFrom: '2017-12-01',
}

export const COURT_CLAIM_HOME_AND_CREDIT: readonly Rule[] = [
  {
    ...ENGLAND,
    id: 'gb.claim.section-21-ended',
    kind: 'insight',
    severity: 'high',
    confidence: 0.85,
    rank: 4,
    when: { all: [POSSESSION_CLAIM, NO_REASON_NOTICE] },
    says: 'Section 21 ended for private landlords on 1 May 2026. A notice from before that day counts only if the claim reached court by 31 July 2026.',
    actionable:
      'Look for the date of the notice and the issue date on the claim. Show both to a free housing adviser now.',
    authority: SECTION_21,
  },
  {
    ...EW,
    id: 'gb.claim.six-weeks',
    kind: 'right',
    rank: 8,
    when: { all: [POSSESSION_CLAIM, NO_REASON_NOTICE] },
    says: 'If the judge must make an order, you can ask for up to six weeks to leave because going sooner would be very hard. Say why on the form.',
    authority: SIX_WEEKS,
  },
  {
    ...ENGLAND,
    id: 'gb.claim.homeless-help',
    kind: 'step',
    list: 'general',
    rank: 6,
    when: { all: [POSSESSION_CLAIM] },
    says: 'Tell your council now. If you may lose your home within 56 days, it must help you to keep it or find another.',
    authority: HOMELESS,
  },
  {
    ...EW,
    id: 'gb.claim.social-landlord-first',
    kind: 'right',
    rank: 5,
    when: { all: [POSSESSION_CLAIM, RENT_OWED], not: [MORTGAGE] },
    says: 'A council or housing association must try to agree a plan with you, and help with benefits, before court. Tell the judge if yours did not.',
    authority: SOCIAL_PROTOCOL,
  },
  {
    ...EW,
    id: 'gb.claim.mortgage-protocol',
    kind: 'right',
    rank: 5,
    when: { all: [POSSESSION_CLAIM, MORTGAGE] },
    says: 'The lender must talk with you about ways to pay before it goes to court. Ask the judge to put the case off if it did not.',
    authority: MORTGAGE_PROTOCOL,
  },
  {
    ...EW,
    id: 'gb.claim.mortgage-last-resort',
    kind: 'right',
    rank: 6,
    when: { all: [POSSESSION_CLAIM, MORTGAGE] },
    says: "Taking a home must be the lender's last resort. It must look at a longer term, smaller payments or time to sell.",
    authority: LENDER_DUTY,
  },
  {
    ...SCOTLAND,
    id: 'gb.claim.scotland-simple-limit',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 10,
    when: { not: [POSSESSION_CLAIM, HOUSING_TRIBUNAL] },
    says: 'Simple procedure is for claims up to £5,000. It is made so that people can take part without a lawyer.',
    authority: SIMPLE_LIMIT,
  },
  {
    ...SCOTLAND,
    id: 'gb.claim.scotland-tenancy-tribunal',
    kind: 'insight',
    severity: 'high',
    confidence: 0.75,
    rank: 8,
    when: {
      all: [{ says: ['tenancy', 'tenant', 'landlord'] }],
      not: [POSSESSION_CLAIM, HOUSING_TRIBUNAL],
    },
    says: 'Most claims from a private tenancy belong in the First-tier Tribunal for Scotland, not in the sheriff court.',
    actionable:
      'Say on the Response Form that the sheriff court may have no power here, and get advice from Shelter Scotland.',
    authority: TENANCY_TRIBUNAL,
  },
  {
    ...SCOTLAND,
    id: 'gb.claim.scotland-time-order',
    kind: 'right',
    rank: 15,
    when: {
      all: [
        {
          says: [
            'conditional sale',
            'hire purchase',
            'credit agreement',
            'consumer credit',
            'credit card',
            'loan agreement',
          ],
        },
      ],
      not: [POSSESSION_CLAIM],
    },
    says: 'For a credit agreement you can also ask the sheriff for a time order. It can set smaller payments over a longer time.',
    authority: CREDIT_LAW.timeOrder,
  },
]
