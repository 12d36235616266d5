/** The rows of Canada in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { BANK_ACCOUNT_IT } from './bank-account.ts'
import { BENEFIT_DECISION_IT } from './benefit-decision.ts'
import { BENEFITS_IT } from './benefits.ts'
import { BILLS_BY_PROVINCE_IT } from './bills-by-province.ts'
import { BILLS_IT } from './bills.ts'
import { CAR_LOAN_IT } from './car-loan.ts'
import { CEASE_AND_DESIST_BY_PROVINCE_IT } from './cease-and-desist-by-province.ts'
import { CEASE_AND_DESIST_IT } from './cease-and-desist.ts'
import { CHANGES_IT } from './changes.ts'
import { CHILD_MAINTENANCE_IT } from './child-maintenance.ts'
import { CHILD_PROTECTION_WORDS } from './child-protection.ts'
import { COLLECTOR_CONDUCT_IT } from './collector-conduct.ts'
import { COMPLAINT_REFUSED_IT } from './complaint-refused.ts'
import { CONDOMINIUM_IT } from './condominium.ts'
import { CONSUMER_IT } from './consumer.ts'
import { CONTRACT_CANCELLING_IT } from './contract-cancelling.ts'
import { COPYRIGHT_IT } from './copyright.ts'
import { COURT_BY_PROVINCE_IT } from './court-by-province.ts'
import { COURT_JUDGMENT_BY_PROVINCE_IT } from './court-judgment-by-province.ts'
import { COURT_JUDGMENT_IT } from './court-judgment.ts'
import { COURT_IT } from './court.ts'
import { CRASH_BENEFITS_IT } from './crash-benefits.ts'
import { CREDIT_FILES_IT } from './credit-files.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { DATA_BREACH_IT } from './data-breach.ts'
import { DEBT_COLLECTION_IT } from './debt-collection.ts'
import { DEPOSIT_IT } from './deposit.ts'
import { DISCIPLINE_IT } from './discipline.ts'
import { DISMISSAL_COMPLAINTS_IT } from './dismissal-complaints.ts'
import { EMPLOYMENT_INSURANCE_IT } from './employment-insurance.ts'
import { EMPLOYMENT_IT } from './employment.ts'
import { ENQUIRY_DEPOSIT_IT } from './enquiry-deposit.ts'
import { ENQUIRY_WON_NOT_PAID_IT } from './enquiry-won-not-paid.ts'
import { ESTATE_DEBT_IT } from './estate-debt.ts'
import { FINE_IT } from './fine.ts'
import { FLIGHTS_IT } from './flights.ts'
import { HELP_IT } from './help.ts'
import { HOUSING_ALBERTA_IT } from './housing-alberta.ts'
import { HOUSING_BRITISH_COLUMBIA_IT } from './housing-british-columbia.ts'
import { HOUSING_ONTARIO_IT } from './housing-ontario.ts'
import { HOUSING_QUEBEC_IT } from './housing-quebec.ts'
import { HOUSING_IT } from './housing.ts'
import { IMMIGRATION_REFUSAL_IT } from './immigration-refusal.ts'
import { INSURANCE_IT } from './insurance.ts'
import { JURY_SERVICE_IT } from './jury-service.ts'
import { LAYOFF_IT } from './layoff.ts'
import { LIMITATION_IT } from './limitation.ts'
import { MORTGAGE_IT } from './mortgage.ts'
import { NAMED_LAW_IT } from './named-law.ts'
import { NOTICE_PAY_IT } from './notice-pay.ts'
import { PARKING_IT } from './parking.ts'
import { PARTICULAR_DEBTS_IT } from './particular-debts.ts'
import { POLICY_CANCELLED_IT } from './policy-cancelled.ts'
import { PRICE_RISE_IT } from './price-rise.ts'
import { PROVINCIAL_ACTS_IT } from './provincial-acts.ts'
import { PUBLIC_DEBTS_IT } from './public-debts.ts'
import { PUBLIC_PENSION_IT } from './public-pension.ts'
import { QUESTIONS_IT } from './questions.ts'
import { RENT_RISE_IT } from './rent-rise.ts'
import { RTB_HEARING_IT } from './rtb-hearing.ts'
import { SCAM_IT } from './scam.ts'
import { SENDERS_IT } from './senders.ts'
import { SMALL_CLAIMS_IT } from './small-claims.ts'
import { SOCIAL_ASSISTANCE_IT } from './social-assistance.ts'
import { TAX_IT } from './tax.ts'
import { TOO_LATE_IT } from './too-late.ts'
import { UNPAID_FINES_IT } from './unpaid-fines.ts'
import { WARNINGS_AT_WORK_IT } from './warnings-at-work.ts'

export const CA_IT: Words = {
  ...wordsForQuestions(
    {
      ...COLLECTOR_CONDUCT_IT,
      ...CONSUMER_IT,
      ...CONTRACT_CANCELLING_IT,
      ...COURT_JUDGMENT_IT,
      ...COURT_JUDGMENT_BY_PROVINCE_IT,
      ...DEBT_COLLECTION_IT,
      ...DISMISSAL_COMPLAINTS_IT,
      ...EMPLOYMENT_IT,
      ...HOUSING_IT,
      ...NOTICE_PAY_IT,
      ...PROVINCIAL_ACTS_IT,
      ...SCAM_IT,
    },
    FITS,
  ),
  ...BANK_ACCOUNT_IT,
  ...BENEFIT_DECISION_IT,
  ...EMPLOYMENT_INSURANCE_IT,
  ...PUBLIC_PENSION_IT,
  ...SOCIAL_ASSISTANCE_IT,
  ...BENEFITS_IT,
  ...BILLS_IT,
  ...BILLS_BY_PROVINCE_IT,
  ...CAR_LOAN_IT,
  ...CEASE_AND_DESIST_IT,
  ...CEASE_AND_DESIST_BY_PROVINCE_IT,
  ...CHANGES_IT,
  ...CHILD_MAINTENANCE_IT,
  ...CHILD_PROTECTION_WORDS,
  ...COMPLAINT_REFUSED_IT,
  ...CONDOMINIUM_IT,
  ...CONTRACT_CANCELLING_IT,
  ...CONSUMER_IT,
  ...COPYRIGHT_IT,
  ...COURT_JUDGMENT_IT,
  ...COURT_JUDGMENT_BY_PROVINCE_IT,
  ...COURT_IT,
  ...TOO_LATE_IT,
  ...COURT_BY_PROVINCE_IT,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_IT,
  ...COLLECTOR_CONDUCT_IT,
  ...CREDIT_FILES_IT,
  ...SMALL_CLAIMS_IT,
  ...PARTICULAR_DEBTS_IT,
  ...DEBT_COLLECTION_IT,
  ...DEPOSIT_IT,
  ...DISCIPLINE_IT,
  ...DISMISSAL_COMPLAINTS_IT,
  ...NOTICE_PAY_IT,
  ...EMPLOYMENT_IT,
  ...QUESTIONS_IT,
  ...ENQUIRY_DEPOSIT_IT,
  ...PROVINCIAL_ACTS_IT,
  ...ESTATE_DEBT_IT,
  ...FINE_IT,
  ...FLIGHTS_IT,
  ...HELP_IT,
  ...HOUSING_ONTARIO_IT,
  ...HOUSING_BRITISH_COLUMBIA_IT,
  ...HOUSING_QUEBEC_IT,
  ...HOUSING_ALBERTA_IT,
  ...HOUSING_IT,
  ...IMMIGRATION_REFUSAL_IT,
  ...CRASH_BENEFITS_IT,
  ...INSURANCE_IT,
  ...JURY_SERVICE_IT,
  ...LAYOFF_IT,
  ...LIMITATION_IT,
  ...MORTGAGE_IT,
  ...PARKING_IT,
  ...POLICY_CANCELLED_IT,
  ...PRICE_RISE_IT,
  ...RENT_RISE_IT,
  ...RTB_HEARING_IT,
  ...SCAM_IT,
  ...SENDERS_IT,
  ...TAX_IT,
  ...WARNINGS_AT_WORK_IT,
  ...UNPAID_FINES_IT,
  ...PUBLIC_DEBTS_IT,
  ...finalAnswerWords('ca', 'it'),
  ...NAMED_LAW_IT,
  ...ENQUIRY_WON_NOT_PAID_IT,
}
