/** Rows for one kind of letter that speak to others too, where the words of the letter show what it is about. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Condition, Rule } from '@plainletter/contracts/rule'

import { BENEFITS } from './benefits.ts'
import { BILL_ROWS } from './bills.ts'
import { CLASS_ACTIONS } from './class-actions.ts'
import { HOME_CASE } from './conditions.ts'
import { CONSUMER } from './consumer.ts'
import { COPYRIGHT } from './copyright.ts'
import { COURT } from './court.ts'
import { DEBT_COLLECTION } from './debt-collection.ts'
import { DEPOSIT_LETTER } from './deposit-letter.ts'
import { DISMISSAL_LAW } from './dismissal-law.ts'
import { HOA_AND_CAR_LAW } from './hoa-and-car-law.ts'
import { HOME_TAX_AND_LICENSE } from './home-tax-and-license.ts'
import { HOME_ROWS } from './home.ts'
import { INSURANCE } from './insurance.ts'
import {
  ASSOCIATION_FINE,
  CLAIM_REFUSED,
  CLASS_NOTICE,
  CUT_OFF,
  DEAL_DISPUTED,
  DEBT_PASSED_ON,
  DEPOSIT_KEPT,
  ESCROW,
  HOME_NOTICE,
  IMAGE_USED,
  JOB_ENDS,
  JUDGED,
  MANY_LEAVE,
  MONEY_TAKEN,
  OVERPAID,
  RENT_GOES_UP,
  ROAD_OFFENCE,
  SUED_IN_COURT,
  TAX_OFFICE,
} from './matters.ts'
import { MORTGAGE_LAW } from './mortgage-law.ts'
import { RENT_RISES } from './rent-rise.ts'
import { STATE_ASSOCIATIONS } from './state-associations.ts'
import { STATE_BUILDERS } from './state-builders.ts'
import { STATE_CAMERAS } from './state-cameras.ts'
import { STATE_CARS } from './state-cars.ts'
import { STATE_CLAIMS } from './state-claims.ts'
import { STATE_DEBT } from './state-debt.ts'
import { STATE_DEPOSITS } from './state-deposits.ts'
import { STATE_EVICTIONS } from './state-evictions.ts'
import { STATE_HOME_VALUES } from './state-home-values.ts'
import { STATE_INSURERS } from './state-insurers.ts'
import { STATE_JUDGMENTS } from './state-judgments.ts'
import { STATE_LEASES } from './state-leases.ts'
import { STATE_PAY } from './state-pay.ts'
import { ORDER_MADE } from './state-phrases.ts'
import { STATE_ROADS } from './state-roads.ts'
import { STATE_SPECIAL } from './state-special.ts'
import { STATE_TAXES } from './state-taxes.ts'
import { STATE_TENANTS } from './state-tenants.ts'
import { STATE_TRADE } from './state-trade.ts'
import { STATE_UTILITIES } from './state-utilities.ts'
import { STATE_WAGES } from './state-wages.ts'
import { STATE_WORK } from './state-work.ts'
import { STATE_RULES } from './states.ts'
import { TAX_BILL } from './tax-bill.ts'
import { TAX_NOTICES } from './tax-notices.ts'
import { TAX_ROWS } from './tax.ts'
import { TICKET_LAW } from './ticket-law.ts'
import { TICKETS } from './tickets.ts'
import { WORK_ROWS } from './work.ts'

/** `of`: the kind whose rows are taken. `to`: the kinds for which they are taken too. */
type Loan = {
  name: string
  of: DocumentType
  to: readonly DocumentType[]
  when: Condition
  rows: readonly Rule[]
}

const MONEY_LETTERS = ['OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'] as const
const TENANCY: readonly Rule[] = [
  ...HOME_ROWS,
  ...STATE_EVICTIONS,
  ...STATE_TENANTS,
  ...STATE_LEASES,
  ...STATE_SPECIAL,
  ...STATE_RULES,
]
const COURTS: readonly Rule[] = [
  ...COURT,
  ...STATE_CLAIMS,
  ...STATE_JUDGMENTS,
  ...STATE_DEBT,
  ...STATE_SPECIAL,
  ...STATE_RULES,
]

const LOANS: readonly Loan[] = [
  { name: 'home', of: 'EVICTION_NOTICE', to: MONEY_LETTERS, when: HOME_NOTICE, rows: TENANCY },
  {
    name: 'taking',
    of: 'BAILIFF_NOTICE',
    to: [...MONEY_LETTERS, 'COURT_CLAIM', 'COURT_JUDGMENT'],
    when: MONEY_TAKEN,
    rows: COURTS,
  },
  { name: 'suit', of: 'COURT_CLAIM', to: MONEY_LETTERS, when: SUED_IN_COURT, rows: COURTS },
  { name: 'judged', of: 'COURT_JUDGMENT', to: MONEY_LETTERS, when: JUDGED, rows: COURTS },
  {
    name: 'job',
    of: 'DISMISSAL_LETTER',
    to: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION'],
    when: JOB_ENDS,
    rows: [...WORK_ROWS, ...DISMISSAL_LAW, ...STATE_PAY, ...STATE_WORK, ...STATE_WAGES],
  },
  {
    name: 'many',
    of: 'REDUNDANCY_NOTICE',
    to: ['DISMISSAL_LETTER', 'OTHER'],
    when: MANY_LEAVE,
    rows: [...WORK_ROWS, ...STATE_WORK],
  },
  {
    name: 'case',
    of: 'EVICTION_NOTICE',
    to: ['COURT_CLAIM'],
    when: { all: [HOME_CASE], not: [{ says: ['foreclosure', 'mortgage', 'deed of trust'] }] },
    rows: [...STATE_EVICTIONS, ...STATE_TENANTS].map(evenWithOrders),
  },
  {
    name: 'road',
    of: 'PENALTY_CHARGE_NOTICE',
    to: ['OTHER', 'DEBT_COLLECTION_LETTER', 'COURT_CLAIM', 'PARKING_TICKET', 'UTILITY_BILL_DEMAND'],
    when: ROAD_OFFENCE,
    rows: [...TICKETS, ...TICKET_LAW, ...STATE_CAMERAS, ...STATE_ROADS],
  },
  {
    name: 'deal',
    of: 'CONSUMER_CONTRACT_DISPUTE',
    to: ['OTHER'],
    when: DEAL_DISPUTED,
    rows: [...CONSUMER, ...STATE_TRADE, ...STATE_BUILDERS, ...STATE_CARS],
  },
  {
    name: 'power',
    of: 'UTILITY_BILL_DEMAND',
    to: [...MONEY_LETTERS, 'CONSUMER_CONTRACT_DISPUTE'],
    when: CUT_OFF,
    rows: [...BILL_ROWS, ...STATE_UTILITIES],
  },
  {
    name: 'cover',
    of: 'INSURANCE_DECISION',
    to: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'LETTER_BEFORE_CLAIM'],
    when: CLAIM_REFUSED,
    rows: [...INSURANCE, ...STATE_INSURERS],
  },
  {
    name: 'image',
    of: 'COPYRIGHT_INFRINGEMENT_LETTER',
    to: [...MONEY_LETTERS, 'CEASE_AND_DESIST', 'CONSUMER_CONTRACT_DISPUTE'],
    when: IMAGE_USED,
    rows: COPYRIGHT,
  },
  {
    name: 'debt',
    of: 'DEBT_COLLECTION_LETTER',
    to: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'UTILITY_BILL_DEMAND', 'PARKING_TICKET'],
    when: DEBT_PASSED_ON,
    rows: [...DEBT_COLLECTION, ...STATE_DEBT, ...STATE_RULES],
  },
  {
    name: 'fines',
    of: 'OTHER',
    to: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'RENT_ARREARS_LETTER'],
    when: ASSOCIATION_FINE,
    rows: [...HOA_AND_CAR_LAW, ...STATE_ASSOCIATIONS],
  },
  {
    name: 'deposit',
    of: 'OTHER',
    to: ['EVICTION_NOTICE', 'LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER', 'RENT_ARREARS_LETTER'],
    when: DEPOSIT_KEPT,
    rows: [...STATE_DEPOSITS, ...DEPOSIT_LETTER, ...STATE_LEASES],
  },
  {
    name: 'escrow',
    of: 'OTHER',
    to: ['INSURANCE_DECISION', 'TAX_DEMAND', 'DEBT_COLLECTION_LETTER', 'UTILITY_BILL_DEMAND'],
    when: ESCROW,
    rows: MORTGAGE_LAW,
  },
  {
    name: 'class',
    of: 'OTHER',
    to: ['COURT_CLAIM', 'COURT_JUDGMENT', 'DEBT_COLLECTION_LETTER'],
    when: CLASS_NOTICE,
    rows: CLASS_ACTIONS,
  },
  {
    name: 'rise',
    of: 'OTHER',
    to: ['EVICTION_NOTICE', 'CONSUMER_CONTRACT_DISPUTE'],
    when: RENT_GOES_UP,
    rows: RENT_RISES,
  },
  {
    name: 'question',
    of: 'OTHER',
    to: ['ENQUIRY'],
    when: RENT_GOES_UP,
    // The law of a state, without the conditions on the words of a letter.
    rows: RENT_RISES.filter((row) => row.regions).map((row) => ({ ...row, when: {} })),
  },
  {
    name: 'tax',
    of: 'TAX_DEMAND',
    to: ['OTHER', 'DEBT_COLLECTION_LETTER'],
    when: TAX_OFFICE,
    rows: [
      ...TAX_ROWS,
      ...TAX_BILL,
      ...TAX_NOTICES,
      ...STATE_TAXES,
      ...STATE_HOME_VALUES,
      ...HOME_TAX_AND_LICENSE,
    ],
  },
  {
    name: 'overpaid',
    of: 'BENEFIT_OVERPAYMENT',
    to: MONEY_LETTERS,
    when: OVERPAID,
    rows: [...BENEFITS, ...STATE_WORK],
  },
]

/** Court papers warn of the order to come in the words of one that was made. */
function evenWithOrders(row: Rule): Rule {
  const not = (row.when?.not ?? []).filter((test) => test !== ORDER_MADE)
  return { ...row, when: { ...row.when, not } }
}

/** What a letter of another kind may take over. Rows that check a notice or its charges stay with their kind. */
const LENT: readonly Rule['kind'][] = [
  'right',
  'deadline',
  'step',
  'option',
  'warning',
  'limitation',
]

export const BY_WORDS: readonly Rule[] = LOANS.flatMap((loan) =>
  loan.rows
    .filter((row) => isLent(row, loan))
    .map((row) => lend(row, loan))
    .filter(({ kinds }) => kinds.length > 0),
)

/** A letter of no known kind has no facts of its own. */
function isLent({ kind, kinds }: Rule, { of, to }: Loan): boolean {
  return (LENT.includes(kind) || (kind === 'fact' && to.includes('OTHER'))) && kinds.includes(of)
}

function lend(row: Rule, { name, to, when }: Loan): Rule {
  const all = [...(row.when?.all ?? []), ...(when.all ?? [])]
  const not = [...(row.when?.not ?? []), ...(when.not ?? [])]
  const others = row.kind === 'fact' ? to.filter((kind) => kind === 'OTHER') : to
  return {
    ...row,
    id: `${row.id}-by-${name}`,
    kinds: others.filter((kind) => !row.kinds.includes(kind)),
    when: { ...row.when, all, not },
  }
}

/** The id of the row that was lent. */
export function lenderId(id: string): string {
  return id.replace(/-by-[a-z]+$/, '')
}
