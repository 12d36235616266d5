/** The rows of Canada in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { BANK_ACCOUNT_JA } from './bank-account.ts'
import { BENEFIT_DECISION_JA } from './benefit-decision.ts'
import { BENEFITS_JA } from './benefits.ts'
import { BILLS_BY_PROVINCE_JA } from './bills-by-province.ts'
import { BILLS_JA } from './bills.ts'
import { CAR_LOAN_JA } from './car-loan.ts'
import { CEASE_AND_DESIST_BY_PROVINCE_JA } from './cease-and-desist-by-province.ts'
import { CEASE_AND_DESIST_JA } from './cease-and-desist.ts'
import { CHANGES_JA } from './changes.ts'
import { CHILD_MAINTENANCE_JA } from './child-maintenance.ts'
import { CHILD_PROTECTION_WORDS } from './child-protection.ts'
import { COLLECTOR_CONDUCT_JA } from './collector-conduct.ts'
import { COMPLAINT_REFUSED_JA } from './complaint-refused.ts'
import { CONDOMINIUM_JA } from './condominium.ts'
import { CONSUMER_JA } from './consumer.ts'
import { CONTRACT_CANCELLING_JA } from './contract-cancelling.ts'
import { COPYRIGHT_JA } from './copyright.ts'
import { COURT_BY_PROVINCE_JA } from './court-by-province.ts'
import { COURT_JUDGMENT_BY_PROVINCE_JA } from './court-judgment-by-province.ts'
import { COURT_JUDGMENT_JA } from './court-judgment.ts'
import { COURT_JA } from './court.ts'
import { CRASH_BENEFITS_JA } from './crash-benefits.ts'
import { CREDIT_FILES_JA } from './credit-files.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { DATA_BREACH_JA } from './data-breach.ts'
import { DEBT_COLLECTION_JA } from './debt-collection.ts'
import { DEPOSIT_JA } from './deposit.ts'
import { DISCIPLINE_JA } from './discipline.ts'
import { DISMISSAL_COMPLAINTS_JA } from './dismissal-complaints.ts'
import { EMPLOYMENT_INSURANCE_JA } from './employment-insurance.ts'
import { EMPLOYMENT_JA } from './employment.ts'
import { ENQUIRY_DEPOSIT_JA } from './enquiry-deposit.ts'
import { ENQUIRY_WON_NOT_PAID_JA } from './enquiry-won-not-paid.ts'
import { ESTATE_DEBT_JA } from './estate-debt.ts'
import { FINE_JA } from './fine.ts'
import { FLIGHTS_JA } from './flights.ts'
import { HELP_JA } from './help.ts'
import { HOUSING_ALBERTA_JA } from './housing-alberta.ts'
import { HOUSING_BRITISH_COLUMBIA_JA } from './housing-british-columbia.ts'
import { HOUSING_ONTARIO_JA } from './housing-ontario.ts'
import { HOUSING_QUEBEC_JA } from './housing-quebec.ts'
import { HOUSING_JA } from './housing.ts'
import { IMMIGRATION_REFUSAL_JA } from './immigration-refusal.ts'
import { INSURANCE_JA } from './insurance.ts'
import { JURY_SERVICE_JA } from './jury-service.ts'
import { LAYOFF_JA } from './layoff.ts'
import { LIMITATION_JA } from './limitation.ts'
import { MORTGAGE_JA } from './mortgage.ts'
import { NAMED_LAW_JA } from './named-law.ts'
import { NOTICE_PAY_JA } from './notice-pay.ts'
import { PARKING_JA } from './parking.ts'
import { PARTICULAR_DEBTS_JA } from './particular-debts.ts'
import { POLICY_CANCELLED_JA } from './policy-cancelled.ts'
import { PRICE_RISE_JA } from './price-rise.ts'
import { PROVINCIAL_ACTS_JA } from './provincial-acts.ts'
import { PUBLIC_DEBTS_JA } from './public-debts.ts'
import { PUBLIC_PENSION_JA } from './public-pension.ts'
import { QUESTIONS_JA } from './questions.ts'
import { RENT_RISE_JA } from './rent-rise.ts'
import { RTB_HEARING_JA } from './rtb-hearing.ts'
import { SCAM_JA } from './scam.ts'
import { SENDERS_JA } from './senders.ts'
import { SMALL_CLAIMS_JA } from './small-claims.ts'
import { SOCIAL_ASSISTANCE_JA } from './social-assistance.ts'
import { TAX_JA } from './tax.ts'
import { TOO_LATE_JA } from './too-late.ts'
import { UNPAID_FINES_JA } from './unpaid-fines.ts'
import { WARNINGS_AT_WORK_JA } from './warnings-at-work.ts'

export const CA_JA: Words = {
  ...wordsForQuestions(
    {
      ...COLLECTOR_CONDUCT_JA,
      ...CONSUMER_JA,
      ...CONTRACT_CANCELLING_JA,
      ...COURT_JUDGMENT_JA,
      ...COURT_JUDGMENT_BY_PROVINCE_JA,
      ...DEBT_COLLECTION_JA,
      ...DISMISSAL_COMPLAINTS_JA,
      ...EMPLOYMENT_JA,
      ...HOUSING_JA,
      ...NOTICE_PAY_JA,
      ...PROVINCIAL_ACTS_JA,
      ...SCAM_JA,
    },
    FITS,
  ),
  ...BANK_ACCOUNT_JA,
  ...BENEFIT_DECISION_JA,
  ...EMPLOYMENT_INSURANCE_JA,
  ...PUBLIC_PENSION_JA,
  ...SOCIAL_ASSISTANCE_JA,
  ...BENEFITS_JA,
  ...BILLS_JA,
  ...BILLS_BY_PROVINCE_JA,
  ...CAR_LOAN_JA,
  ...CEASE_AND_DESIST_JA,
  ...CEASE_AND_DESIST_BY_PROVINCE_JA,
  ...CHANGES_JA,
  ...CHILD_MAINTENANCE_JA,
  ...CHILD_PROTECTION_WORDS,
  ...COMPLAINT_REFUSED_JA,
  ...CONDOMINIUM_JA,
  ...CONTRACT_CANCELLING_JA,
  ...CONSUMER_JA,
  ...COPYRIGHT_JA,
  ...COURT_JUDGMENT_JA,
  ...COURT_JUDGMENT_BY_PROVINCE_JA,
  ...COURT_JA,
  ...TOO_LATE_JA,
  ...COURT_BY_PROVINCE_JA,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_JA,
  ...COLLECTOR_CONDUCT_JA,
  ...CREDIT_FILES_JA,
  ...SMALL_CLAIMS_JA,
  ...PARTICULAR_DEBTS_JA,
  ...DEBT_COLLECTION_JA,
  ...DEPOSIT_JA,
  ...DISCIPLINE_JA,
  ...DISMISSAL_COMPLAINTS_JA,
  ...NOTICE_PAY_JA,
  ...EMPLOYMENT_JA,
  ...QUESTIONS_JA,
  ...ENQUIRY_DEPOSIT_JA,
  ...PROVINCIAL_ACTS_JA,
  ...ESTATE_DEBT_JA,
  ...FINE_JA,
  ...FLIGHTS_JA,
  ...HELP_JA,
  ...HOUSING_ONTARIO_JA,
  ...HOUSING_BRITISH_COLUMBIA_JA,
  ...HOUSING_QUEBEC_JA,
  ...HOUSING_ALBERTA_JA,
  ...HOUSING_JA,
  ...IMMIGRATION_REFUSAL_JA,
  ...CRASH_BENEFITS_JA,
  ...INSURANCE_JA,
  ...JURY_SERVICE_JA,
  ...LAYOFF_JA,
  ...LIMITATION_JA,
  ...MORTGAGE_JA,
  ...PARKING_JA,
  ...POLICY_CANCELLED_JA,
  ...PRICE_RISE_JA,
  ...RENT_RISE_JA,
  ...RTB_HEARING_JA,
  ...SCAM_JA,
  ...SENDERS_JA,
  ...TAX_JA,
  ...WARNINGS_AT_WORK_JA,
  ...UNPAID_FINES_JA,
  ...PUBLIC_DEBTS_JA,
  ...finalAnswerWords('ca', 'ja'),
  ...NAMED_LAW_JA,
  ...ENQUIRY_WON_NOT_PAID_JA,
}
