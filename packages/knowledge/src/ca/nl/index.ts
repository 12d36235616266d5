/** The rows of Canada in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { BANK_ACCOUNT_NL } from './bank-account.ts'
import { BENEFIT_DECISION_NL } from './benefit-decision.ts'
import { BENEFITS_NL } from './benefits.ts'
import { BILLS_BY_PROVINCE_NL } from './bills-by-province.ts'
import { BILLS_NL } from './bills.ts'
import { CAR_LOAN_NL } from './car-loan.ts'
import { CEASE_AND_DESIST_BY_PROVINCE_NL } from './cease-and-desist-by-province.ts'
import { CEASE_AND_DESIST_NL } from './cease-and-desist.ts'
import { CHANGES_NL } from './changes.ts'
import { CHILD_MAINTENANCE_NL } from './child-maintenance.ts'
import { CHILD_PROTECTION_WORDS } from './child-protection.ts'
import { COLLECTOR_CONDUCT_NL } from './collector-conduct.ts'
import { COMPLAINT_REFUSED_NL } from './complaint-refused.ts'
import { CONDOMINIUM_NL } from './condominium.ts'
import { CONSUMER_NL } from './consumer.ts'
import { CONTRACT_CANCELLING_NL } from './contract-cancelling.ts'
import { COPYRIGHT_NL } from './copyright.ts'
import { COURT_BY_PROVINCE_NL } from './court-by-province.ts'
import { COURT_JUDGMENT_BY_PROVINCE_NL } from './court-judgment-by-province.ts'
import { COURT_JUDGMENT_NL } from './court-judgment.ts'
import { COURT_NL } from './court.ts'
import { CRASH_BENEFITS_NL } from './crash-benefits.ts'
import { CREDIT_FILES_NL } from './credit-files.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { DATA_BREACH_NL } from './data-breach.ts'
import { DEBT_COLLECTION_NL } from './debt-collection.ts'
import { DEPOSIT_NL } from './deposit.ts'
import { DISCIPLINE_NL } from './discipline.ts'
import { DISMISSAL_COMPLAINTS_NL } from './dismissal-complaints.ts'
import { EMPLOYMENT_INSURANCE_NL } from './employment-insurance.ts'
import { EMPLOYMENT_NL } from './employment.ts'
import { ENQUIRY_DEPOSIT_NL } from './enquiry-deposit.ts'
import { ENQUIRY_WON_NOT_PAID_NL } from './enquiry-won-not-paid.ts'
import { ESTATE_DEBT_NL } from './estate-debt.ts'
import { FINE_NL } from './fine.ts'
import { FLIGHTS_NL } from './flights.ts'
import { HELP_NL } from './help.ts'
import { HOUSING_ALBERTA_NL } from './housing-alberta.ts'
import { HOUSING_BRITISH_COLUMBIA_NL } from './housing-british-columbia.ts'
import { HOUSING_ONTARIO_NL } from './housing-ontario.ts'
import { HOUSING_QUEBEC_NL } from './housing-quebec.ts'
import { HOUSING_NL } from './housing.ts'
import { IMMIGRATION_REFUSAL_NL } from './immigration-refusal.ts'
import { INSURANCE_NL } from './insurance.ts'
import { JURY_SERVICE_NL } from './jury-service.ts'
import { LAYOFF_NL } from './layoff.ts'
import { LIMITATION_NL } from './limitation.ts'
import { MORTGAGE_NL } from './mortgage.ts'
import { NAMED_LAW_NL } from './named-law.ts'
import { NOTICE_PAY_NL } from './notice-pay.ts'
import { PARKING_NL } from './parking.ts'
import { PARTICULAR_DEBTS_NL } from './particular-debts.ts'
import { POLICY_CANCELLED_NL } from './policy-cancelled.ts'
import { PRICE_RISE_NL } from './price-rise.ts'
import { PROVINCIAL_ACTS_NL } from './provincial-acts.ts'
import { PUBLIC_DEBTS_NL } from './public-debts.ts'
import { PUBLIC_PENSION_NL } from './public-pension.ts'
import { QUESTIONS_NL } from './questions.ts'
import { RENT_RISE_NL } from './rent-rise.ts'
import { RTB_HEARING_NL } from './rtb-hearing.ts'
import { SCAM_NL } from './scam.ts'
import { SENDERS_NL } from './senders.ts'
import { SMALL_CLAIMS_NL } from './small-claims.ts'
import { SOCIAL_ASSISTANCE_NL } from './social-assistance.ts'
import { TAX_NL } from './tax.ts'
import { TOO_LATE_NL } from './too-late.ts'
import { UNPAID_FINES_NL } from './unpaid-fines.ts'
import { WARNINGS_AT_WORK_NL } from './warnings-at-work.ts'

export const CA_NL: Words = {
  ...wordsForQuestions(
    {
      ...COLLECTOR_CONDUCT_NL,
      ...CONSUMER_NL,
      ...CONTRACT_CANCELLING_NL,
      ...COURT_JUDGMENT_NL,
      ...COURT_JUDGMENT_BY_PROVINCE_NL,
      ...DEBT_COLLECTION_NL,
      ...DISMISSAL_COMPLAINTS_NL,
      ...EMPLOYMENT_NL,
      ...HOUSING_NL,
      ...NOTICE_PAY_NL,
      ...PROVINCIAL_ACTS_NL,
      ...SCAM_NL,
    },
    FITS,
  ),
  ...BANK_ACCOUNT_NL,
  ...BENEFIT_DECISION_NL,
  ...EMPLOYMENT_INSURANCE_NL,
  ...PUBLIC_PENSION_NL,
  ...SOCIAL_ASSISTANCE_NL,
  ...BENEFITS_NL,
  ...BILLS_NL,
  ...BILLS_BY_PROVINCE_NL,
  ...CAR_LOAN_NL,
  ...CEASE_AND_DESIST_NL,
  ...CEASE_AND_DESIST_BY_PROVINCE_NL,
  ...CHANGES_NL,
  ...CHILD_MAINTENANCE_NL,
  ...CHILD_PROTECTION_WORDS,
  ...COMPLAINT_REFUSED_NL,
  ...CONDOMINIUM_NL,
  ...CONTRACT_CANCELLING_NL,
  ...CONSUMER_NL,
  ...COPYRIGHT_NL,
  ...COURT_JUDGMENT_NL,
  ...COURT_JUDGMENT_BY_PROVINCE_NL,
  ...COURT_NL,
  ...TOO_LATE_NL,
  ...COURT_BY_PROVINCE_NL,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_NL,
  ...COLLECTOR_CONDUCT_NL,
  ...CREDIT_FILES_NL,
  ...SMALL_CLAIMS_NL,
  ...PARTICULAR_DEBTS_NL,
  ...DEBT_COLLECTION_NL,
  ...DEPOSIT_NL,
  ...DISCIPLINE_NL,
  ...DISMISSAL_COMPLAINTS_NL,
  ...NOTICE_PAY_NL,
  ...EMPLOYMENT_NL,
  ...QUESTIONS_NL,
  ...ENQUIRY_DEPOSIT_NL,
  ...PROVINCIAL_ACTS_NL,
  ...ESTATE_DEBT_NL,
  ...FINE_NL,
  ...FLIGHTS_NL,
  ...HELP_NL,
  ...HOUSING_ONTARIO_NL,
  ...HOUSING_BRITISH_COLUMBIA_NL,
  ...HOUSING_QUEBEC_NL,
  ...HOUSING_ALBERTA_NL,
  ...HOUSING_NL,
  ...IMMIGRATION_REFUSAL_NL,
  ...CRASH_BENEFITS_NL,
  ...INSURANCE_NL,
  ...JURY_SERVICE_NL,
  ...LAYOFF_NL,
  ...LIMITATION_NL,
  ...MORTGAGE_NL,
  ...PARKING_NL,
  ...POLICY_CANCELLED_NL,
  ...PRICE_RISE_NL,
  ...RENT_RISE_NL,
  ...RTB_HEARING_NL,
  ...SCAM_NL,
  ...SENDERS_NL,
  ...TAX_NL,
  ...WARNINGS_AT_WORK_NL,
  ...UNPAID_FINES_NL,
  ...PUBLIC_DEBTS_NL,
  ...finalAnswerWords('ca', 'nl'),
  ...NAMED_LAW_NL,
  ...ENQUIRY_WON_NOT_PAID_NL,
}
