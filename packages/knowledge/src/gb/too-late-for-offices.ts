/** What can still be done when the day in a letter of a council, a tax office or a benefit office is over. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { HOUSING_BENEFIT, LOOKED_AGAIN, SCOTS_BENEFIT } from './benefit-overpayment-cues.ts'
import { cite } from './cite-law.ts'
import { COURT_FINE_PAPER } from './conditions.ts'
import {
  ANNUAL_BILL,
  FINAL_NOTICE,
  ORDER_MADE,
  REMINDER,
  SUMMARY_WARRANT,
  SUMMONED,
} from './council-tax-cues.ts'
import { NO_COUNCIL_CHARGE } from './fixed-penalties.ts'
import {
  CHARGE_CERTIFICATE,
  ENFORCEMENT_CENTRE,
  FIRST_STAGE,
  GUIDANCE,
  RECOVERY_ORDER,
} from './penalty-charge-cues.ts'
import { REJECTED } from './penalty-charge-stages.ts'
import { PAY } from './tax-demand-sources.ts'
import { MIGRATION_NOTICE } from './universal-credit.ts'

const BASE = {
  country: 'gb',
  dayToAct: 'over',
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const OTHER_FINES = [NO_COUNCIL_CHARGE, COURT_FINE_PAPER]
const FIRST_CHARGE = { not: [...FIRST_STAGE, ...OTHER_FINES] } satisfies Rule['when']
const CERTIFIED = {
  all: [CHARGE_CERTIFICATE],
  not: [RECOVERY_ORDER, ...OTHER_FINES],
} satisfies Rule['when']
const REGISTERED = { all: [RECOVERY_ORDER], not: OTHER_FINES } satisfies Rule['when']
const REFUSED_CHARGE = {
  ...REJECTED,
  not: [...REJECTED.not, ...OTHER_FINES],
} satisfies Rule['when']
const REMINDED = {
  any: [REMINDER, FINAL_NOTICE],
  not: [SUMMONED, ORDER_MADE, ANNUAL_BILL],
} satisfies Rule['when']
const HEARD = { all: [SUMMONED], not: [ORDER_MADE] } satisfies Rule['when']
const BEFORE_WARRANT = { not: [SUMMARY_WARRANT, ANNUAL_BILL] } satisfies Rule['when']
const BY_DWP = {
  not: [HOUSING_BENEFIT, MIGRATION_NOTICE, LOOKED_AGAIN, SCOTS_BENEFIT],
} satisfies Rule['when']

const LATE_PARKING_APPEAL = cite(
  'pcnAppeals',
  'Schedule 1, paragraph 2(4); in Wales S.I. 2013/359, Schedule, paragraph 2(3)',
  'schedule/1',
)
const INSTALMENTS_LOST = cite(
  'councilTax',
  'regulations 23 and 33 (reminder and final notice)',
  'regulation/23',
)
const AFTER_THE_HEARING = cite(
  'councilTax',
  'regulations 34 to 36A (liability order)',
  'regulation/34',
)
const LATE_TAX_APPEAL: Authority = {
  title: 'Taxes Management Act 1970',
  provision: 'section 49 (late notice of appeal)',
  url: 'https://www.legislation.gov.uk/ukpga/1970/9/section/49',
  inForceFrom: '2009-04-01',
}
const LATE_REVIEW: Authority = {
  title:
    "Universal Credit, Personal Independence Payment, Jobseeker's Allowance and Employment and Support Allowance (Decisions and Appeals) Regulations 2013",
  provision:
    'regulation 6 (late request), with GOV.UK: mandatory reconsideration; for older benefits Social Security and Child Support (Decisions and Appeals) Regulations 1999, regulation 4',
  url: 'https://www.gov.uk/mandatory-reconsideration/how-to-ask-for-mandatory-reconsideration',
  inForceFrom: '2013-04-29',
}

export const TOO_LATE_FOR_OFFICES: readonly Rule[] = [
  {
    ...BASE,
    nations: ['england', 'wales'],
    id: 'gb.late.pcn-step',
    kinds: ['PENALTY_CHARGE_NOTICE'],
    when: FIRST_CHARGE,
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'The days in this letter look over. Call the council today and ask what comes next. Send your reasons now, and say why you are late: it can still look at them.',
    authority: GUIDANCE,
  },
  {
    ...BASE,
    nations: ['england', 'wales'],
    id: 'gb.late.pcn-appeal-step',
    kinds: ['PENALTY_CHARGE_NOTICE'],
    when: REFUSED_CHARGE,
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'The 28 days look over. Send the appeal today and write why it is late. The tribunal treats that as asking for more time, and can say yes or no.',
    authority: LATE_PARKING_APPEAL,
  },
  {
    ...BASE,
    nations: ['england', 'wales'],
    id: 'gb.late.pcn-certificate-step',
    kinds: ['PENALTY_CHARGE_NOTICE'],
    when: CERTIFIED,
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'The 14 days look over, so the council may have asked the court to register the debt. Call it today: pay, or ask for a plan before bailiffs add fees.',
    authority: ENFORCEMENT_CENTRE,
  },
  {
    ...BASE,
    nations: ['england', 'wales'],
    id: 'gb.late.pcn-recovery-step',
    kinds: ['PENALTY_CHARGE_NOTICE'],
    when: REGISTERED,
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'The 21 days look over. Is a ground on form TE9 or PE3 true for you? Send it today with form TE7 or PE2, which asks for more time. Say why you are late.',
    authority: ENFORCEMENT_CENTRE,
  },
  {
    ...BASE,
    nations: ['england', 'wales'],
    id: 'gb.late.council-want',
    kinds: ['COUNCIL_TAX_DEMAND'],
    when: REMINDED,
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'The council asked for council tax that is late. The days in the letter are over, so it may now want the whole rest of the year.',
    authority: INSTALMENTS_LOST,
  },
  {
    ...BASE,
    nations: ['england', 'wales'],
    id: 'gb.late.council-reality',
    kinds: ['COUNCIL_TAX_DEMAND'],
    when: REMINDED,
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'This is a debt to put first. The council may have asked the court by now, but it can still agree a plan with you.',
    authority: INSTALMENTS_LOST,
  },
  {
    ...BASE,
    nations: ['england', 'wales'],
    id: 'gb.late.council-not-yet',
    kinds: ['COUNCIL_TAX_DEMAND'],
    when: REMINDED,
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    says: 'Bailiffs can come only after a court has made a liability order. Ask the council if there is one.',
    authority: AFTER_THE_HEARING,
  },
  {
    ...BASE,
    nations: ['england', 'wales'],
    id: 'gb.late.council-step',
    kinds: ['COUNCIL_TAX_DEMAND'],
    when: REMINDED,
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Call the council today, though the days are over. Pay the late part if you can, and ask it to give you your monthly plan back. It can say yes.',
    authority: INSTALMENTS_LOST,
  },
  {
    ...BASE,
    nations: ['england', 'wales'],
    id: 'gb.late.summons-reality',
    kinds: ['COUNCIL_TAX_DEMAND'],
    when: HEARD,
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'The day of the hearing is over, so the court has probably made a liability order. It is not a criminal case, and you can still agree a plan.',
    authority: AFTER_THE_HEARING,
  },
  {
    ...BASE,
    nations: ['england', 'wales'],
    id: 'gb.late.summons-step',
    kinds: ['COUNCIL_TAX_DEMAND'],
    when: HEARD,
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Call the council today and ask if there is a liability order. Ask for a plan before it goes to bailiffs. If the tax was not owed, ask it to have the order cancelled.',
    authority: AFTER_THE_HEARING,
  },
  {
    ...BASE,
    nations: ['scotland'],
    id: 'gb.late.council-scotland-step',
    kinds: ['COUNCIL_TAX_DEMAND'],
    when: BEFORE_WARRANT,
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'The days in this letter are over. Call the council today, ask if there is a summary warrant, and ask for a plan.',
    authority: cite('finance', 'Schedule 8 (summary warrant)', 'schedule/8'),
  },
  {
    ...BASE,
    id: 'gb.late.tax-rights',
    kinds: ['TAX_DEMAND'],
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You can still ask to pay in parts. You can appeal within 30 days of the letter. After that it needs a good reason, and you must ask as soon as you can.',
    authority: LATE_TAX_APPEAL,
  },
  {
    ...BASE,
    id: 'gb.late.tax-step',
    kinds: ['TAX_DEMAND'],
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Call HMRC today, though the day is over, and ask for Time to Pay. It can take goods without a court, so do not wait.',
    authority: PAY,
  },
  {
    ...BASE,
    id: 'gb.late.tax-option',
    kinds: ['TAX_DEMAND'],
    kind: 'option',
    option: 'appeal',
    rank: 5,
    says: 'Write to HMRC what is wrong. Are the 30 days over? Say what stopped you, such as illness. If it says no, you can ask the tax tribunal.',
    title: 'Appeal, also late',
    cost: 'Free.',
    time: 'Now. Do not wait once the reason has ended.',
    risk: 'Interest runs on tax that turns out to be due.',
    bestFor: 'The sum is wrong, or you had a good reason.',
    authority: LATE_TAX_APPEAL,
  },
  {
    ...BASE,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.late.benefit-step',
    kinds: ['BENEFIT_OVERPAYMENT'],
    when: BY_DWP,
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Ask today for the decision to be looked at again. Is it over a month old? Say why you are late. With a good reason they can accept it up to 13 months after the decision.',
    authority: LATE_REVIEW,
  },
  {
    ...BASE,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.late.benefit-option',
    kinds: ['BENEFIT_OVERPAYMENT'],
    when: { not: [LOOKED_AGAIN, SCOTS_BENEFIT] },
    kind: 'option',
    option: 'appeal',
    rank: 5,
    says: 'Say what is wrong, send proof, and say what stopped you, such as illness or a stay in hospital.',
    title: 'Ask for a new look, also late',
    cost: 'Free.',
    time: 'At most 13 months after the decision.',
    risk: 'They can refuse if the reason is weak.',
    bestFor: 'The decision is wrong, and something stopped you from asking in time.',
    authority: LATE_REVIEW,
  },
]
