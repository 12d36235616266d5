/** What can still be done about penalties of trains, schools, streets and untaxed vehicles, a charge certificate, credit and cover when the day is over. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { COURT_FINE_PAPER } from './conditions.ts'
import {
  AT_SCHOOL,
  ATTENDANCE,
  IN_THE_STREET,
  LITTER,
  NO_COUNCIL_CHARGE,
  UNTAXED,
} from './fixed-penalties.ts'
import { CHARGE_CERTIFICATE, RECOVERY_ORDER } from './penalty-charge-cues.ts'
import { FARE_APPEAL, ON_A_TRAIN } from './penalty-fare.ts'

const BASE = {
  country: 'gb',
  dayToAct: 'over',
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const NOT_PAID: Authority = {
  title: 'GOV.UK: DVLA enforcement of vehicle tax, registration and insurance offences',
  provision: 'late licensing penalty, under Vehicle Excise and Registration Act 1994, section 7A',
  url: 'https://www.gov.uk/government/publications/vehicle-enforcement-policy/dvla-enforcement-of-vehicle-tax-registration-and-insurance-offences',
  inForceFrom: '2004-01-01',
}
const AFTER_NOTICE: Authority = {
  title: 'Consumer Credit Act 1974',
  provision: 'sections 87 to 89 and 129 (default notice, time order)',
  url: 'https://www.legislation.gov.uk/ukpga/1974/39/section/129',
  inForceFrom: '1985-05-19',
}

export const TOO_LATE_FOR_OTHER_PENALTIES: readonly Rule[] = [
  {
    ...ON_A_TRAIN,
    ...BASE,
    id: 'gb.late.fare-step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'The 21 days look over. Is the penalty wrong? Send the appeal today and say why it is late: the panel can allow more time. Is it right? Call the train firm and pay before costs grow.',
    authority: FARE_APPEAL,
  },
  {
    ...AT_SCHOOL,
    ...BASE,
    id: 'gb.late.school-step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'The 28 days look over, so the council must now take it to court or withdraw it. Call it today and ask which. If it is wrong, send proof. Answer a court paper by its own day.',
    authority: ATTENDANCE,
  },
  {
    ...IN_THE_STREET,
    ...BASE,
    id: 'gb.late.litter-step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: "The days look over, so the council can go to the magistrates' court. Call it today and ask if you can still pay. Was it not you? Send proof, and answer a court paper by its own day.",
    authority: LITTER,
  },
  {
    ...UNTAXED,
    ...BASE,
    id: 'gb.late.untaxed-step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Tax the vehicle or declare it off the road (SORN) today. Then call the DVLA: pay what it asks now, or send your proof. An unpaid penalty can go to debt collectors.',
    authority: NOT_PAID,
  },
  {
    ...BASE,
    nations: ['england', 'wales'],
    id: 'gb.late.pcn-certificate-want',
    kinds: ['PENALTY_CHARGE_NOTICE'],
    when: { all: [CHARGE_CERTIFICATE], not: [RECOVERY_ORDER, NO_COUNCIL_CHARGE, COURT_FINE_PAPER] },
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'Half as much again has been added. The 14 days look over, so they may have asked the court to register the debt.',
    authority: cite('pcnEngland', 'regulations 21 and 22', 'regulation/21'),
  },
  {
    ...BASE,
    id: 'gb.late.default-want',
    kinds: ['DEBT_COLLECTION_LETTER'],
    papers: ['default_notice'],
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 2,
    says: 'The lender can now end the agreement and ask for the whole sum. To take wages or send bailiffs it still needs a court first.',
    authority: AFTER_NOTICE,
  },
  {
    ...BASE,
    id: 'gb.late.default-step',
    kinds: ['DEBT_COLLECTION_LETTER'],
    papers: ['default_notice'],
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'The day in the notice is over. Call the lender today and ask if the agreement has ended. Offer what you can pay. You can still ask a court for a time order.',
    authority: AFTER_NOTICE,
  },
  {
    ...BASE,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.late.policy-step',
    kinds: ['INSURANCE_DECISION'],
    papers: ['policy_cancelled'],
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'The day in the letter is over, so you may have no cover. Ask the insurer today and get the answer in writing. Until then do not drive on this policy.',
    authority: {
      title: 'Road Traffic Act 1988',
      provision: 'sections 143, 144A and 165A',
      url: 'https://www.legislation.gov.uk/ukpga/1988/52/section/143',
      inForceFrom: '2011-06-20',
    },
  },
]
