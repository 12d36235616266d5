/** The rows of Canada in Spanish. Bodies and forms of provinces that work in English keep their English name as well. */
import type { Words } from '@plainletter/contracts/rule'

import { finalAnswerWords } from '../../complaints/final-answer-words.ts'
import { wordsForQuestions } from '../../subjects/fit-questions.ts'
import { FITS } from '../asked-rows.ts'
import { BANK_ACCOUNT_ES } from './bank-account.ts'
import { BENEFIT_DECISION_ES } from './benefit-decision.ts'
import { BENEFITS_WORDS } from './benefits.ts'
import { BILLS_BY_PROVINCE_WORDS } from './bills-by-province.ts'
import { BILLS_WORDS } from './bills.ts'
import { CAR_LOAN_WORDS } from './car-loan.ts'
import { CEASE_AND_DESIST_BY_PROVINCE_WORDS } from './cease-and-desist-by-province.ts'
import { CEASE_AND_DESIST_WORDS } from './cease-and-desist.ts'
import { CHANGES_WORDS } from './changes.ts'
import { CHILD_MAINTENANCE_ES } from './child-maintenance.ts'
import { CHILD_PROTECTION_WORDS } from './child-protection.ts'
import { COLLECTOR_CONDUCT_WORDS } from './collector-conduct.ts'
import { COMPLAINT_REFUSED_ES } from './complaint-refused.ts'
import { CONDOMINIUM_WORDS } from './condominium.ts'
import { CONSUMER_WORDS } from './consumer.ts'
import { CONTRACT_CANCELLING_WORDS } from './contract-cancelling.ts'
import { COPYRIGHT_WORDS } from './copyright.ts'
import { COURT_BY_PROVINCE_WORDS } from './court-by-province.ts'
import { COURT_JUDGMENT_BY_PROVINCE_WORDS } from './court-judgment-by-province.ts'
import { COURT_JUDGMENT_WORDS } from './court-judgment.ts'
import { COURT_WORDS } from './court.ts'
import { CRASH_BENEFITS_WORDS } from './crash-benefits.ts'
import { CREDIT_FILES_WORDS } from './credit-files.ts'
import { CREDIT_REFUSED_WORDS } from './credit-refused.ts'
import { DATA_BREACH_WORDS } from './data-breach.ts'
import { DEBT_COLLECTION_WORDS } from './debt-collection.ts'
import { DEPOSIT_WORDS } from './deposit.ts'
import { DISCIPLINE_WORDS } from './discipline.ts'
import { DISMISSAL_COMPLAINTS_WORDS } from './dismissal-complaints.ts'
import { EMPLOYMENT_INSURANCE_WORDS } from './employment-insurance.ts'
import { EMPLOYMENT_WORDS } from './employment.ts'
import { ENQUIRY_DEPOSIT_WORDS } from './enquiry-deposit.ts'
import { ENQUIRY_WON_NOT_PAID_ES } from './enquiry-won-not-paid.ts'
import { ESTATE_DEBT_ES } from './estate-debt.ts'
import { FINE_WORDS } from './fine.ts'
import { FLIGHTS_WORDS } from './flights.ts'
import { HELP_WORDS } from './help.ts'
import { HOUSING_ALBERTA_WORDS } from './housing-alberta.ts'
import { HOUSING_BRITISH_COLUMBIA_WORDS } from './housing-british-columbia.ts'
import { HOUSING_ONTARIO_WORDS } from './housing-ontario.ts'
import { HOUSING_QUEBEC_WORDS } from './housing-quebec.ts'
import { HOUSING_WORDS } from './housing.ts'
import { IMMIGRATION_REFUSAL_ES } from './immigration-refusal.ts'
import { INSURANCE_WORDS } from './insurance.ts'
import { JURY_SERVICE_ES } from './jury-service.ts'
import { LAYOFF_WORDS } from './layoff.ts'
import { LIMITATION_WORDS } from './limitation.ts'
import { MORTGAGE_WORDS } from './mortgage.ts'
import { NAMED_LAW_ES } from './named-law.ts'
import { NOTICE_PAY_WORDS } from './notice-pay.ts'
import { PARKING_WORDS } from './parking.ts'
import { PARTICULAR_DEBTS_WORDS } from './particular-debts.ts'
import { POLICY_CANCELLED_ES } from './policy-cancelled.ts'
import { PRICE_RISE_ES } from './price-rise.ts'
import { PROVINCIAL_ACTS_WORDS } from './provincial-acts.ts'
import { PUBLIC_DEBTS_ES } from './public-debts.ts'
import { PUBLIC_PENSION_WORDS } from './public-pension.ts'
import { QUESTIONS_ES } from './questions.ts'
import { RENT_RISE_WORDS } from './rent-rise.ts'
import { RTB_HEARING_ES } from './rtb-hearing.ts'
import { SCAM_WORDS } from './scam.ts'
import { SENDERS_WORDS } from './senders.ts'
import { SMALL_CLAIMS_WORDS } from './small-claims.ts'
import { SOCIAL_ASSISTANCE_WORDS } from './social-assistance.ts'
import { TAX_WORDS } from './tax.ts'
import { TOO_LATE_ES } from './too-late.ts'
import { UNPAID_FINES_ES } from './unpaid-fines.ts'
import { WARNINGS_AT_WORK_ES } from './warnings-at-work.ts'

export const CA_ES: Words = {
  ...wordsForQuestions(
    {
      ...COLLECTOR_CONDUCT_WORDS,
      ...CONSUMER_WORDS,
      ...CONTRACT_CANCELLING_WORDS,
      ...COURT_JUDGMENT_WORDS,
      ...COURT_JUDGMENT_BY_PROVINCE_WORDS,
      ...DEBT_COLLECTION_WORDS,
      ...DISMISSAL_COMPLAINTS_WORDS,
      ...EMPLOYMENT_WORDS,
      ...HOUSING_WORDS,
      ...NOTICE_PAY_WORDS,
      ...PROVINCIAL_ACTS_WORDS,
      ...SCAM_WORDS,
    },
    FITS,
  ),
  ...RENT_RISE_WORDS,
  ...RTB_HEARING_ES,
  ...QUESTIONS_ES,
  ...CHANGES_WORDS,
  ...COLLECTOR_CONDUCT_WORDS,
  ...CREDIT_FILES_WORDS,
  ...SMALL_CLAIMS_WORDS,
  ...PARTICULAR_DEBTS_WORDS,
  ...DEBT_COLLECTION_WORDS,
  ...LIMITATION_WORDS,
  ...COURT_JUDGMENT_WORDS,
  ...COURT_JUDGMENT_BY_PROVINCE_WORDS,
  ...COURT_WORDS,
  ...TOO_LATE_ES,
  ...COURT_BY_PROVINCE_WORDS,
  ...LAYOFF_WORDS,
  ...DEPOSIT_WORDS,
  ...DISCIPLINE_WORDS,
  ...HOUSING_ONTARIO_WORDS,
  ...HOUSING_BRITISH_COLUMBIA_WORDS,
  ...HOUSING_QUEBEC_WORDS,
  ...HOUSING_ALBERTA_WORDS,
  ...HOUSING_WORDS,
  ...DISMISSAL_COMPLAINTS_WORDS,
  ...NOTICE_PAY_WORDS,
  ...EMPLOYMENT_WORDS,
  ...ENQUIRY_DEPOSIT_WORDS,
  ...PROVINCIAL_ACTS_WORDS,
  ...FLIGHTS_WORDS,
  ...HELP_WORDS,
  ...SENDERS_WORDS,
  ...TAX_WORDS,
  ...EMPLOYMENT_INSURANCE_WORDS,
  ...PUBLIC_PENSION_WORDS,
  ...SOCIAL_ASSISTANCE_WORDS,
  ...BENEFITS_WORDS,
  ...FINE_WORDS,
  ...PARKING_WORDS,
  ...BILLS_WORDS,
  ...BILLS_BY_PROVINCE_WORDS,
  ...SCAM_WORDS,
  ...COPYRIGHT_WORDS,
  ...CONTRACT_CANCELLING_WORDS,
  ...CONSUMER_WORDS,
  ...CRASH_BENEFITS_WORDS,
  ...INSURANCE_WORDS,
  ...CREDIT_REFUSED_WORDS,
  ...DATA_BREACH_WORDS,
  ...MORTGAGE_WORDS,
  ...CAR_LOAN_WORDS,
  ...CONDOMINIUM_WORDS,
  ...CEASE_AND_DESIST_WORDS,
  ...CEASE_AND_DESIST_BY_PROVINCE_WORDS,
  ...WARNINGS_AT_WORK_ES,
  ...COMPLAINT_REFUSED_ES,
  ...PRICE_RISE_ES,
  ...POLICY_CANCELLED_ES,
  ...BENEFIT_DECISION_ES,
  ...IMMIGRATION_REFUSAL_ES,
  ...JURY_SERVICE_ES,
  ...CHILD_MAINTENANCE_ES,
  ...CHILD_PROTECTION_WORDS,
  ...ESTATE_DEBT_ES,
  ...BANK_ACCOUNT_ES,
  ...UNPAID_FINES_ES,
  ...PUBLIC_DEBTS_ES,
  ...finalAnswerWords('ca', 'es'),
  ...NAMED_LAW_ES,
  ...ENQUIRY_WON_NOT_PAID_ES,
}
