/** Australia: the rows that speak to questions alone. Each question needs them all, so that they are loaded as one. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENQUIRY_BILLS } from './enquiry-bills.ts'
import { ENQUIRY_BOND_CLAIMED } from './enquiry-bond-claimed.ts'
import { ENQUIRY_CHILDREN } from './enquiry-children.ts'
import { ENQUIRY_CITIZENSHIP } from './enquiry-citizenship.ts'
import { ENQUIRY_COURT_CLAIM } from './enquiry-court-claim.ts'
import { ENQUIRY_COURT_OFFICER } from './enquiry-court-officer.ts'
import { ENQUIRY_CRASH_MY_FAULT } from './enquiry-crash-my-fault.ts'
import { ENQUIRY_CRIMINAL } from './enquiry-criminal.ts'
import { ENQUIRY_DEALER_WARRANTY } from './enquiry-dealer-warranty.ts'
import { ENQUIRY_DEBT } from './enquiry-debt.ts'
import { ENQUIRY_DISMISSAL } from './enquiry-dismissal.ts'
import { ENQUIRY_EVICTION } from './enquiry-eviction.ts'
import { ENQUIRY_FAMILY_AND_NEIGHBOURS } from './enquiry-family-and-neighbours.ts'
import { ENQUIRY_FENCES } from './enquiry-fences.ts'
import { ENQUIRY_FIRED_WHILE_INJURED } from './enquiry-fired-while-injured.ts'
import { ENQUIRY_FLIGHTS } from './enquiry-flights.ts'
import { ENQUIRY_FRAUD } from './enquiry-fraud.ts'
import { ENQUIRY_HARDSHIP_MONEY } from './enquiry-hardship-money.ts'
import { ENQUIRY_HOUSE_SOLD } from './enquiry-house-sold.ts'
import { ENQUIRY_INHERITANCE } from './enquiry-inheritance.ts'
import { ENQUIRY_INSURANCE } from './enquiry-insurance.ts'
import { ENQUIRY_LANDLORD_VISITS } from './enquiry-landlord-visits.ts'
import { ENQUIRY_LAST_WAGES } from './enquiry-last-wages.ts'
import { ENQUIRY_LEASE_REASONS } from './enquiry-lease-reasons.ts'
import { ENQUIRY_LEASES_AND_CASUALS } from './enquiry-leases-and-casuals.ts'
import { ENQUIRY_LEAVE } from './enquiry-leave.ts'
import { ENQUIRY_LOANS } from './enquiry-loans.ts'
import { ENQUIRY_MOVED_CHILD } from './enquiry-moved-child.ts'
import { ENQUIRY_NEED_TONIGHT } from './enquiry-need-tonight.ts'
import { ENQUIRY_OLD_DEBT } from './enquiry-old-debt.ts'
import { ENQUIRY_OLD_DEBTS_AND_SUPER } from './enquiry-old-debts-and-super.ts'
import { ENQUIRY_ON_THE_ROAD } from './enquiry-on-the-road.ts'
import { ENQUIRY_OWNED_HOME } from './enquiry-owned-home.ts'
import { ENQUIRY_PAY } from './enquiry-pay.ts'
import { ENQUIRY_PICTURE_CLAIM } from './enquiry-picture-claim.ts'
import { ENQUIRY_PURCHASE } from './enquiry-purchase.ts'
import { ENQUIRY_RENT } from './enquiry-rent.ts'
import { ENQUIRY_RENTED_HOME } from './enquiry-rented-home.ts'
import { ENQUIRY_SAFETY_AT_HOME } from './enquiry-safety-at-home.ts'
import { ENQUIRY_SEPARATED } from './enquiry-separated.ts'
import { ENQUIRY_STREET_SEARCH } from './enquiry-street-search.ts'
import { ENQUIRY_TAX_AND_BENEFITS } from './enquiry-tax-and-benefits.ts'
import { ENQUIRY_TERMS_OF_JOB } from './enquiry-terms-of-job.ts'
import { ENQUIRY_TRADESPEOPLE } from './enquiry-tradespeople.ts'
import { ENQUIRY_USED_CAR } from './enquiry-used-car.ts'
import { ENQUIRY_VISA_REFUSED } from './enquiry-visa-refused.ts'
import { ENQUIRY_VISA_WORKER } from './enquiry-visa-worker.ts'
import { ENQUIRY_WORK_CLAIMS } from './enquiry-work-claims.ts'
import { ENQUIRY_WORK } from './enquiry-work.ts'

export const QUESTIONS: readonly Rule[] = [
  ...ENQUIRY_NEED_TONIGHT,
  ...ENQUIRY_DEBT,
  ...ENQUIRY_COURT_CLAIM,
  ...ENQUIRY_EVICTION,
  ...ENQUIRY_RENT,
  ...ENQUIRY_DISMISSAL,
  ...ENQUIRY_PURCHASE,
  ...ENQUIRY_FRAUD,
  ...ENQUIRY_ON_THE_ROAD,
  ...ENQUIRY_TAX_AND_BENEFITS,
  ...ENQUIRY_BILLS,
  ...ENQUIRY_INSURANCE,
  ...ENQUIRY_LOANS,
  ...ENQUIRY_PICTURE_CLAIM,
  ...ENQUIRY_OWNED_HOME,
  ...ENQUIRY_FLIGHTS,
  ...ENQUIRY_TRADESPEOPLE,
  ...ENQUIRY_VISA_REFUSED,
  ...ENQUIRY_CITIZENSHIP,
  ...ENQUIRY_OLD_DEBTS_AND_SUPER,
  ...ENQUIRY_FIRED_WHILE_INJURED,
  ...ENQUIRY_RENTED_HOME,
  ...ENQUIRY_FAMILY_AND_NEIGHBOURS,
  ...ENQUIRY_WORK,
  ...ENQUIRY_PAY,
  ...ENQUIRY_LEAVE,
  ...ENQUIRY_INHERITANCE,
  ...ENQUIRY_CHILDREN,
  ...ENQUIRY_SAFETY_AT_HOME,
  ...ENQUIRY_USED_CAR,
  ...ENQUIRY_DEALER_WARRANTY,
  ...ENQUIRY_BOND_CLAIMED,
  ...ENQUIRY_HOUSE_SOLD,
  ...ENQUIRY_VISA_WORKER,
  ...ENQUIRY_FENCES,
  ...ENQUIRY_OLD_DEBT,
  ...ENQUIRY_LAST_WAGES,
  ...ENQUIRY_SEPARATED,
  ...ENQUIRY_CRIMINAL,
  ...ENQUIRY_HARDSHIP_MONEY,
  ...ENQUIRY_LEASE_REASONS,
  ...ENQUIRY_WORK_CLAIMS,
  ...ENQUIRY_COURT_OFFICER,
  ...ENQUIRY_CRASH_MY_FAULT,
  ...ENQUIRY_MOVED_CHILD,
  ...ENQUIRY_LANDLORD_VISITS,
  ...ENQUIRY_TERMS_OF_JOB,
  ...ENQUIRY_LEASES_AND_CASUALS,
  ...ENQUIRY_STREET_SEARCH,
]
