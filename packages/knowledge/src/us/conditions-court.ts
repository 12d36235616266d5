/** Conditions on court cases and judgments that several subjects share. */
import type { Test } from '@plainletter/contracts/rule'

/** What only a judgment that stands is called, never one that is threatened. */
export const JUDGED: readonly string[] = [
  'judgment recently entered',
  'judgment was awarded',
  'judgment in my favor',
  'judgment in our favor',
  'judgment balance',
  'unpaid judgment',
  'satisfy your judgment',
]

/** A court has decided already. */
export const JUDGMENT_MADE: Test = {
  says: [
    ...JUDGED,
    'judgment was entered',
    'judgment has been entered',
    'entered judgment',
    'obtained a judgment',
    'obtained judgment',
    'judgment against you',
    'judgment creditor',
    'judgment debtor',
    'default judgment has been',
    'writ of garnishment',
    'wage garnishment order',
    'earnings withholding order',
  ],
}
/** A court case about a home, whose periods are far shorter than those of a claim for money. */
export const HOME_CASE: Test = {
  says: [
    'eviction',
    // As typed in haste.
    'evicton',
    'eviciton',
    'unlawful detainer',
    'forcible entry',
    'forcible detainer',
    'summary process',
    'summary ejectment',
    'dispossessory',
    'holdover',
    'possession of the premises',
    'possession of the property',
    'recovery of real property',
    'recovery of possession',
    'recover possession',
    'judgment for possession',
    'judgment of possession',
    'landlord and tenant complaint',
    'dispossess',
    'foreclosure',
  ],
}
/** Small claims and landlord courts set a day to come instead of a time to answer. */
export const COMES_TO_COURT: Test = {
  says: [
    'small claims',
    'justice court',
    'magistrate court',
    'general sessions',
    'general district court',
    'district justice',
    'magisterial district',
    'warrant in debt',
    'return date',
    'appear before',
    'family court',
    'divorce',
    'dissolution of marriage',
    'united states district court',
    'u.s. district court',
    'bankruptcy court',
  ],
}
/** Words of papers that a court has issued, whatever the letter was taken for. */
export const COURT_PAPER: Test = {
  says: [
    'you are being sued',
    'you have been sued',
    'notice to defendant',
    'notice to the defendant',
    'to the above named defendant',
    'to the above-named defendant',
    'you are hereby summoned',
    'you are summoned',
    'plaintiff',
    'superior court of',
    'filed a lawsuit against you',
  ],
}
/** Words that papers of a case about a home carry, and that a notice which only threatens a case does not. */
export const CASE_FILED: Test = {
  says: [
    'summons',
    'plaintiff',
    'petitioner',
    'citation',
    'index no',
    'you are being sued',
    'you have been sued',
    'you must file an answer',
    'you must answer',
    'has filed a complaint',
    'has filed an eviction',
    'has been started against you',
    'notice of petition',
    'courtroom',
    'clerk of the court',
  ],
}
