/** What a court can still do once bailiffs write: stay a writ, suspend a warrant, set a judgment aside, change a fine. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { COURT_LAW } from './authority.ts'
import {
  BAILIFF_ROW,
  COUNTY_BAILIFF,
  COURT_FINE,
  COURT_FINES_OFFICE,
  HIGH_COURT,
} from './bailiff-cues.ts'
import { cite } from './cite-law.ts'

const COUNTY_WARRANT: Test = {
  says: [
    'county court bailiff',
    'n245',
    'the court has issued a warrant',
    'warrant has been issued to the bailiff',
    'bailiff manager',
    'the court bailiff',
  ],
}
const JUDGMENT: Test = { says: ['judgment', 'judgement', 'ccj', 'decree'] }
const EVICTION: Test = {
  says: ['eviction', 'evict', 'warrant of possession', 'carry out the eviction'],
}
const COUNCIL_TAX_SCOTLAND: Test = { says: ['summary warrant'] }

const WRIT_STAY: Authority = {
  title: 'Civil Procedure Rules 1998',
  provision: 'CPR 83.7 (stay of execution)',
  url: 'https://www.justice.gov.uk/courts/procedure-rules/civil/rules/part83-writs-and-warrants-general-provisions',
  inForceFrom: '2014-04-06',
}
const OFFICERS: Authority = {
  title: 'High Court Enforcement Officers Regulations 2004',
  provision: 'authorisation of enforcement officers',
  url: 'https://www.legislation.gov.uk/uksi/2004/400/contents',
  inForceFrom: '2004-03-15',
}
const WARRANT_STAY: Authority = {
  title: 'County Courts Act 1984',
  provision: 'sections 85 to 88',
  url: 'https://www.legislation.gov.uk/ukpga/1984/28/section/88',
  inForceFrom: '1984-08-01',
}
const FINES: Authority = {
  title: 'Courts Act 2003',
  provision: 'Schedule 5 (collection of fines)',
  url: 'https://www.legislation.gov.uk/ukpga/2003/39/schedule/5',
  inForceFrom: '2006-03-27',
}
const FINE_TIME: Authority = {
  title: "Magistrates' Courts Act 1980",
  provision: 'sections 75 and 85A',
  url: 'https://www.legislation.gov.uk/ukpga/1980/43/section/75',
  inForceFrom: '1981-07-06',
}
const SUMMARY_WARRANTS: Authority = {
  title: 'Council Tax (Administration and Enforcement) (Scotland) Regulations 1992',
  provision: 'regulation 30, with Local Government Finance Act 1992, Schedule 8',
  url: 'https://www.legislation.gov.uk/uksi/1992/1332/contents',
  inForceFrom: '1993-04-01',
}

const COUNTY_ROW = {
  ...BAILIFF_ROW,
  checkedOn: '2026-11-23',
  when: { all: [COUNTY_BAILIFF], not: [HIGH_COURT, COURT_FINE, EVICTION] },
} satisfies Partial<Rule>

export const BAILIFF_COURTS: readonly Rule[] = [
  {
    ...COUNTY_ROW,
    id: 'gb.bailiff.county-who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    says: 'A County Court bailiff works for the court, not for a private firm. To check, call the court on a number you find yourself.',
    authority: cite('tcea', 'section 63 (officers of the state need no certificate)', 'section/63'),
  },
  {
    ...COUNTY_ROW,
    id: 'gb.bailiff.county-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 8,
    says: 'This is serious, but the court can still let you pay in parts.',
    authority: WARRANT_STAY,
  },
  {
    ...COUNTY_ROW,
    id: 'gb.bailiff.county-step-suspend',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Ask the court to suspend the warrant. Send form N245 with your budget and an offer you can keep. If the fee is too much, ask for help with it on form EX160.',
    authority: WARRANT_STAY,
  },
  {
    ...COUNTY_ROW,
    id: 'gb.bailiff.county-step-call',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Call the bailiff office named in the letter. Say that you sent form N245, and ask it to wait until the court decides.',
    authority: WARRANT_STAY,
  },
  {
    ...COUNTY_ROW,
    id: 'gb.bailiff.county-option-suspend',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Ask the court to suspend the warrant',
    cost: 'A court fee, less or none on a low income',
    time: 'Before the day in the notice, or today',
    risk: 'If you miss a payment, the warrant can start again.',
    bestFor: 'You owe it and cannot pay it all at once.',
    says: 'Offer a monthly sum on form N245. If the other side says no, the court decides what is fair.',
    authority: WARRANT_STAY,
  },
  {
    ...BAILIFF_ROW,
    id: 'gb.bailiff.right-writ-stay',
    kind: 'right',
    rank: 14,
    when: { all: [HIGH_COURT], not: [COURT_FINE] },
    says: 'You can ask the court to stop or pause the writ if you cannot pay it at once. Use form N244 and send your budget with it.',
    authority: WRIT_STAY,
  },
  {
    ...BAILIFF_ROW,
    id: 'gb.bailiff.fact-writ-officers',
    kind: 'fact',
    slot: 'organisation',
    rank: 12,
    when: { all: [HIGH_COURT], not: [COURT_FINE] },
    says: "Only an officer authorised under court regulations may act on a High Court writ. You can ask for the officer's name and check it.",
    authority: OFFICERS,
  },
  {
    ...BAILIFF_ROW,
    id: 'gb.bailiff.right-warrant-suspended',
    kind: 'right',
    rank: 14,
    when: { all: [COUNTY_WARRANT], not: [HIGH_COURT, COURT_FINE, EVICTION] },
    says: 'The county court can suspend the warrant and let you pay in smaller sums. Ask with form N245 before the bailiff calls.',
    authority: WARRANT_STAY,
  },
  {
    ...BAILIFF_ROW,
    id: 'gb.bailiff.right-set-aside',
    kind: 'right',
    rank: 18,
    when: {
      all: [JUDGMENT],
      any: [HIGH_COURT, COUNTY_WARRANT, { says: ['county court'] }],
      not: [COURT_FINE, EVICTION],
    },
    says: 'If you never got the court papers, or have a real defence, you can ask the court to set the judgment aside. Ask it to stop the bailiffs too.',
    authority: COURT_LAW.setAside,
  },
  {
    ...BAILIFF_ROW,
    id: 'gb.bailiff.right-fine-terms',
    kind: 'right',
    rank: 4,
    when: { any: [COURT_FINE, COURT_FINES_OFFICE] },
    says: 'You can ask the fines officer for more time or smaller payments. If you cannot agree, you can ask for a hearing.',
    authority: FINES,
  },
  {
    ...BAILIFF_ROW,
    id: 'gb.bailiff.right-fine-means',
    kind: 'right',
    rank: 13,
    when: { all: [COURT_FINE] },
    says: 'A court that sets a fine can allow time to pay it, and change the payments later if your money changes.',
    authority: FINE_TIME,
  },
  {
    ...BAILIFF_ROW,
    nations: ['scotland'],
    id: 'gb.bailiff.scotland-summary-warrant',
    kind: 'right',
    rank: 9,
    when: { all: [COUNCIL_TAX_SCOTLAND] },
    says: 'A summary warrant is granted without a hearing. If you do not owe the tax, or have paid, write to the council at once and ask it to withdraw the warrant.',
    authority: SUMMARY_WARRANTS,
  },
]
