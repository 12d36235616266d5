/** Words by which bailiff letters show which debt and which stage they are about, and what all bailiff rows share. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

export const NOTICE_OF_ENFORCEMENT: Test = { says: ['notice of enforcement'] }

/** Whoever let a bailiff in and signed a list of goods may see the door opened by force. */
export const LET_IN_BEFORE: Test = {
  says: [
    'let him in',
    'let them in',
    'let her in',
    'walking possession',
    'signed a controlled goods',
    'signed the controlled goods',
    'signed one of their',
    'broke the agreement',
    'broken the agreement',
  ],
}

/** Longer than the time that any notice gives: a visit may come, and what was said of the days before it is untrue. */
export const NOTICE_TIME_OVER: Test = { olderThanDays: { role: 'letter', days: 21 } }

/** The seven days are over: the letter speaks of a notice of enforcement that came before it. */
export const FURTHER_STEPS: Test = {
  says: [
    'further steps notice',
    'further steps',
    'did not keep to the time allowed',
    'time allowed in the notice of enforcement',
    'allocated to an enforcement agent',
    'allocated to an agent',
    'allocated for a visit',
    'passed to an enforcement agent to visit',
    'sent you a notice of enforcement',
    'sent a notice of enforcement',
    'did not respond to the notice of enforcement',
    'did not respond to our notice of enforcement',
    'notice of enforcement has expired',
    'notice of enforcement period has ended',
  ],
}

/** The magistrates' court itself writes about a fine: no bailiff has the case yet. */
export const COURT_FINES_OFFICE: Test = {
  says: [
    'fines and collections',
    'fines officer',
    'fines collection',
    'collections and compliance',
  ],
}

/** A place of business: for some debts force may be used to enter where no one lives. */
export const BUSINESS_ADDRESS: Test = {
  says: [
    't/a',
    'trading as',
    'guest house',
    'hotel',
    'restaurant',
    'business premises',
    'trade premises',
    'business rates',
    'non-domestic rates',
  ],
}

export const HAS_VISITED: Test = {
  says: [
    'i called',
    'i have called',
    'we called',
    'called today',
    'i attended',
    'i have attended',
    'have attended',
    'have visited',
    'visited your',
    'attended your',
    'attendance notice',
    'removal notice',
    'notice of attendance',
    'bailiff removal',
    'notice after entry',
    'will return',
    'we will be returning',
    're-attend',
    'final visit',
  ],
}

export const SIGNED_AGREEMENT: Test = { says: ['controlled goods agreement', 'walking possession'] }

export const COUNCIL_TAX_DEBT: Test = {
  says: ['council tax', 'liability order', 'liability orders'],
}

export const PENALTY_CHARGE_DEBT: Test = {
  says: [
    'penalty charge',
    'penalty charges',
    'pcn',
    'traffic enforcement centre',
    'parking warrant',
  ],
}

export const COURT_FINE: Test = {
  says: [
    'court fine',
    'court fines',
    'criminal fine',
    'criminal fines',
    'unpaid fine',
    'fine imposed',
    'hmcts',
    'collection order',
    'magistrates court fine',
    "magistrates' court fine",
    'compensation order',
    'warrant of arrest',
    'arrest warrant',
  ],
}

export const HIGH_COURT: Test = {
  says: ['high court', 'writ of control', 'hceo', 'writ', 'high court enforcement'],
}

/** The bailiff of the county court itself: a civil servant, in no register and without the fees of private firms. */
export const COUNTY_BAILIFF: Test = {
  says: ['county court bailiff', 'county court bailiffs', 'bailiff manager', 'n245'],
}

/** Council debts only: here fees are fixed and the front door may not be forced. */
export const COUNCIL_DEBT_ONLY = {
  any: [COUNCIL_TAX_DEBT, PENALTY_CHARGE_DEBT],
  not: [COURT_FINE, HIGH_COURT],
} satisfies Rule['when']

export const BAILIFF_ROW = {
  ...CHECKED,
  kinds: ['BAILIFF_NOTICE'],
  nations: ENGLAND_AND_WALES,
} satisfies Partial<Rule>
