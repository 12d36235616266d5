/** Conditions that several subjects share, so that a row never shows where it is not true. */
import type { Condition, Rule, Test } from '@plainletter/contracts/rule'

/** No court order or public power stands behind the letter yet. */
export const NO_ORDER_YET: Condition = {
  not: [
    { isOfficial: true },
    {
      says: [
        'liability order',
        'council tax',
        'hmrc',
        'warrant of control',
        'writ of control',
        'high court enforcement',
        'judgment was entered',
        'judgment has been entered',
        'judgment dated',
        'judgment was obtained',
        'judgment has been obtained',
        'obtained judgment',
        'obtained a judgment',
        'holds a judgment',
        'notice of intent to enforce',
        'notice of intention to enforce',
        'decree was granted',
        'summary warrant',
        'department for work and pensions',
        'dwp',
        'no court order is needed',
      ],
    },
    { sender: ['enforcement of judgments office', 'department for work'] },
  ],
}

/** A county court claim made online or through the national centre: served five days after issue. */
export const ONLINE_CLAIM_WORDS = [
  '5 days after',
  'five days after',
  'money claim online',
  'moneyclaim',
  'civil national business centre',
  'county court business centre',
  'online civil money claims',
  'mcol',
  '19 days',
]

/** A court claim for a home or other land (CPR Part 55): the rules for money claims do not fit it. */
export const POSSESSION_CLAIM: Test = {
  says: [
    'possession of property',
    'claim for possession',
    'possession claim',
    'claiming possession',
    'possession of the property',
    'possession of the premises',
    'possession hearing',
    'possession order',
    'give up the property',
    'accelerated possession',
    'county court online possession',
    'form n5',
    'n5b',
    'n11m',
    'n11r',
  ],
}

/** The court has named a day for the case about the home: what can be done before a case starts is over. */
export const HEARING_FIXED: Test = {
  says: [
    'hearing date has been set',
    'court date has been set',
    'notice of a court hearing',
    'advise you of a court hearing',
    'hearing has been listed',
    'has been listed for a hearing',
    'has been listed for hearing',
    'court hearing will take place',
    'attend the court hearing',
    'possession hearing',
    'your case will be heard',
    'claim will be heard',
  ],
}

/** A claim for goods on hire purchase (CPR Practice Direction 49C): a hearing date is fixed, with no default judgment. */
export const GOODS_CLAIM: Test = {
  says: ['delivery up', 'fixed date hearing', 'return of the goods', 'recovery of goods'],
}

/** A private person claims: the Debt Protocol is for businesses and public bodies. */
export const PRIVATE_CLAIMANT: Test = {
  says: [
    'my money back',
    'i will start a claim',
    'i am now asking',
    'i paid you',
    'you took from me',
    'lent you by bank transfer',
    'former partner',
    'former husband',
    'former wife',
    'ex-husband',
    'ex-wife',
    'ex-partner',
  ],
}

/** A claim for loss after an accident: no debt, so the Debt Protocol does not fit it. */
export const ACCIDENT_CLAIM: Test = {
  says: [
    'accident',
    'collision',
    'collided',
    'road traffic',
    'struck from behind',
    'hire van',
    'hire car',
    'credit hire',
    "insured's vehicle",
    "insured's van",
    "insured's car",
    'name of your insurer',
    'motor insurer',
    'personal injury',
  ],
}

/** A fine of a criminal court: the law of county court judgments and of council penalties does not fit it. */
export const COURT_FINE_PAPER: Test = {
  says: [
    'collection order',
    'notice of fine',
    'fines team',
    'fines officer',
    'victim surcharge',
    "magistrates' court fine",
    'magistrates court fine',
  ],
}

/** Ground rent of a long lease: the law of tenants does not fit it. */
export const LONG_LEASE: Test = {
  says: [
    'long leaseholder',
    'long leaseholders',
    'commonhold and leasehold reform act',
    'ground rent due',
    'ground rent is',
    'ground rent of',
    'ground rent for',
    'ground rent demand',
    'ground rent invoice',
    'annual ground rent',
    'unpaid ground rent',
    'your ground rent',
  ],
}

/** More than 33 days after issue: 5 for service and 28 to defend are over. */
export const REPLY_TIME_OVER: Test = { olderThanDays: { role: 'letter', days: 33 } }

/** The same rows, kept away from letters on which any of the tests passes. */
export function rowsExcept(rows: readonly Rule[], tests: readonly Test[]): Rule[] {
  return rows.map((row) => ({
    ...row,
    when: { ...row.when, not: [...(row.when?.not ?? []), ...tests] },
  }))
}
