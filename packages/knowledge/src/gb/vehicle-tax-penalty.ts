/** A penalty because a vehicle had no tax and was not declared off the road. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SETTLEMENT_SAID: Test = { says: ['out of court settlement', 'out-of-court settlement'] }
const LATE_SAID: Test = { says: ['late licensing penalty', 'llp'] }

const PAPER = {
  ...CHECKED,
  kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'OTHER'],
  papers: ['vehicle_tax_penalty'],
} satisfies Partial<Rule>

const SUPPLEMENT: Authority = {
  title: 'Vehicle Excise and Registration Act 1994',
  provision: 'sections 7A and 7B (late renewal supplement)',
  url: 'https://www.legislation.gov.uk/ukpga/1994/22/section/7A',
  inForceFrom: '2004-01-01',
}
const REFUND: Authority = {
  title: 'Vehicle Excise and Registration Act 1994',
  provision: 'section 19 (refund of tax)',
  url: 'https://www.legislation.gov.uk/ukpga/1994/22/section/19',
  inForceFrom: '2014-10-01',
}
const OFF_ROAD: Authority = {
  title: 'Road Vehicles (Registration and Licensing) Regulations 2002',
  provision: 'regulations 20 to 26 and Schedule 4 (sale, scrap and off-road declarations)',
  url: 'https://www.legislation.gov.uk/uksi/2002/2742/contents',
  inForceFrom: '2013-12-16',
}
const OFFENCE: Authority = {
  title: 'Vehicle Excise and Registration Act 1994',
  provision: 'sections 29 and 31A',
  url: 'https://www.legislation.gov.uk/ukpga/1994/22/section/29',
  inForceFrom: '1994-09-01',
}
const CLAMP: Authority = {
  title: 'Vehicle Excise and Registration Act 1994',
  provision: 'Schedule 2A (clamping and removal)',
  url: 'https://www.legislation.gov.uk/ukpga/1994/22/schedule/2A',
  inForceFrom: '1997-01-01',
}
const COMPLAIN: Authority = {
  title: 'GOV.UK: DVLA complaints',
  provision: 'complaints, and the Independent Complaints Assessors',
  url: 'https://www.gov.uk/government/organisations/driver-and-vehicle-licensing-agency/about/complaints-procedure',
  inForceFrom: '2013-04-01',
}

export const VEHICLE_TAX_PENALTY: readonly Rule[] = [
  {
    ...PAPER,
    when: { all: [LATE_SAID] },
    id: 'gb.vehicle-tax.civil',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'This penalty brings no points and no criminal record. It goes to the person in the records, even if nobody drove the vehicle.',
    authority: SUPPLEMENT,
  },
  {
    ...PAPER,
    when: { all: [LATE_SAID] },
    id: 'gb.vehicle-tax.no-goods',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 4,
    says: 'A debt collector for the DVLA cannot take goods from your home. A court would have to decide first.',
    authority: SUPPLEMENT,
  },
  {
    ...PAPER,
    kinds: ['DEBT_COLLECTION_LETTER', 'OTHER'],
    id: 'gb.vehicle-tax.right-sold',
    kind: 'right',
    rank: 4,
    says: 'You do not owe it if you told the DVLA in time that the vehicle was sold, scrapped or off the road. Send the proof.',
    authority: OFF_ROAD,
  },
  {
    ...PAPER,
    kinds: ['DEBT_COLLECTION_LETTER', 'OTHER'],
    id: 'gb.vehicle-tax.step-today',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'If it is still yours, tax it or declare it off the road (SORN) today on GOV.UK. Then no new penalty comes.',
    authority: OFF_ROAD,
  },
  {
    ...PAPER,
    id: 'gb.vehicle-tax.step-proof',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Look for proof of the sale, the scrapping, the SORN or the tax payment: an email, a receipt, a bank entry.',
    authority: OFF_ROAD,
  },
  {
    ...PAPER,
    when: { all: [LATE_SAID] },
    id: 'gb.vehicle-tax.right-sum',
    kind: 'right',
    rank: 5,
    says: 'The penalty is £80, and £40 if you pay within the time in the letter. The tax itself is owed on top.',
    authority: SUPPLEMENT,
  },
  {
    ...PAPER,
    id: 'gb.vehicle-tax.right-refund',
    kind: 'right',
    rank: 7,
    says: 'When you sell, scrap or declare the vehicle off the road, the DVLA pays back the tax for each full month left.',
    authority: REFUND,
  },
  {
    ...PAPER,
    id: 'gb.vehicle-tax.right-complain',
    kind: 'right',
    rank: 8,
    says: 'If the DVLA says no, you can complain. After its last answer, an independent assessor looks at it for free.',
    authority: COMPLAIN,
  },
  {
    ...PAPER,
    id: 'gb.vehicle-tax.insight-debit',
    kind: 'insight',
    severity: 'low',
    confidence: 0.85,
    rank: 5,
    says: 'Often a Direct Debit failed, or the notice of sale never arrived.',
    actionable: 'Check your bank entries. Say on which day and how you told the DVLA.',
    authority: SUPPLEMENT,
  },
  {
    ...PAPER,
    when: { all: [SETTLEMENT_SAID] },
    id: 'gb.vehicle-tax.settlement',
    kind: 'right',
    rank: 5,
    says: 'An out-of-court settlement is an offer. If you pay it in time, there is no court. If you think it is wrong, say why before the day.',
    authority: OFFENCE,
  },
  {
    ...PAPER,
    kinds: ['DEBT_COLLECTION_LETTER', 'OTHER'],
    id: 'gb.vehicle-tax.warning-clamp',
    kind: 'warning',
    severity: 'medium',
    rank: 6,
    says: 'Do not keep it on a public road without tax. It can be clamped or towed, and using it there can go to court.',
    authority: CLAMP,
  },
  {
    ...PAPER,
    id: 'gb.vehicle-tax.option-dispute',
    kind: 'option',
    option: 'dispute',
    rank: 3,
    says: 'Write to the address on the letter before its day. Say what happened on which day, and enclose copies.',
    title: 'Send your proof and ask to cancel it',
    cost: 'Nothing.',
    time: 'One letter now, an answer in some weeks.',
    risk: 'The lower sum may end while you wait. Ask them to keep it open.',
    bestFor: 'It was sold, scrapped, taxed or off the road.',
    authority: SUPPLEMENT,
  },
  {
    ...PAPER,
    kinds: ['DEBT_COLLECTION_LETTER', 'OTHER'],
    id: 'gb.vehicle-tax.option-pay',
    kind: 'option',
    option: 'pay',
    rank: 5,
    says: 'Pay in the way the letter names, and tax the vehicle or make a SORN on the same day.',
    title: 'Pay the lower sum in time',
    cost: 'The lower sum, and the tax.',
    time: 'A few minutes.',
    risk: 'Paying accepts the penalty.',
    bestFor: 'The vehicle was yours and had no tax and no SORN.',
    authority: SUPPLEMENT,
  },
]
