/** Words by which a council tax letter shows its stage, and what the rows share. A reminder speaks of later stages too. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

export const REMINDER: Test = {
  says: ['reminder', 'reminder notice', 'first reminder', 'second reminder'],
}
export const FINAL_NOTICE: Test = {
  says: [
    'council tax final notice',
    'this final notice',
    'this is a final notice',
    'this is your final notice',
    'final notice issued',
    'final notice date',
    'lost your right to pay',
    'lost the right to pay',
    'no longer entitled to pay by instalments',
    'instalments have been cancelled',
    'right to pay by instalments has been',
  ],
}
export const SUMMONED: Test = {
  says: [
    'you are summoned',
    'hereby summoned',
    'therefore summoned',
    'summons has been issued',
    'this summons',
    'summons number',
    'complaint has been made',
    'summoned to appear',
    'date of hearing',
    'hearing date',
    'you are required to attend',
    'complaint having been made',
  ],
}
/** The summons itself: whatever it says of a liability order is still to come. */
export const SUMMONS_ITSELF: Test = {
  says: [
    'you are summoned',
    'hereby summoned',
    'therefore summoned',
    'show cause why you have not paid',
    'complaint has been made',
    'complaint having been made',
  ],
}
export const ORDER_MADE: Test = {
  says: [
    'liability order has been',
    'liability order was',
    'liability order granted',
    'granted a liability order',
    'obtained a liability order',
    'have obtained a liability order',
    'liability order obtained',
    'liability order made',
    'made a liability order against you',
    'liability order against you was',
    'liability order against you has been',
    'there is a liability order against you',
    'liability order dated',
    'issued a liability order',
    'has a liability order',
    'have a liability order',
    'holds a liability order',
    'under a liability order',
    'under the liability order',
    'liability order number',
    'got a liability order',
    'got the liability order',
  ],
}
/** How people tell that enforcement has begun, and with it that a court has decided. */
export const BAILIFFS_BEGAN: Test = {
  says: ['bailiffs', 'a bailiff', 'the bailiff', 'enforcement agents'].flatMap((who) =>
    ['came', 'have been', 'has been', 'turned up', 'called', 'visited', 'left a'].map(
      (does) => `${who} ${does}`,
    ),
  ),
}
export const SUMMARY_WARRANT: Test = {
  says: [
    'has granted a summary warrant',
    'granted a summary warrant',
    'summary warrant was granted',
    'summary warrant has been granted',
    'summary warrant granted',
    'obtained a summary warrant',
    'summary warrant was obtained',
    'summary warrant has been obtained',
    'under a summary warrant',
    'under the summary warrant',
    'summary warrant dated',
    'summary warrant against you',
  ],
}
export const BAILIFF_THREAT: Test = { threat: ['enforcement_visit', 'goods'] }

/** Words that only the yearly bill prints: nothing is late yet. */
export const ANNUAL_BILL: Test = {
  says: [
    'first payment due',
    'first payment is due',
    'first instalment due',
    'first instalment is due',
    'bill for the year',
  ],
}

/** Letters on which it is sure that no liability order stands behind them yet, unless they say so. */
export const EARLY_LETTER: Test[] = [REMINDER, FINAL_NOTICE, SUMMONED]

/** A letter in arrears before any court step. */
export const BEFORE_COURT = [SUMMONED, ORDER_MADE] satisfies Test[]

export const TAX_ROW = { ...CHECKED, kinds: ['COUNCIL_TAX_DEMAND'] } satisfies Partial<Rule>
export const TAX_ENGLAND_WALES = { ...TAX_ROW, nations: ENGLAND_AND_WALES } satisfies Partial<Rule>
export const TAX_ENGLAND = { ...TAX_ROW, nations: ['england'] } satisfies Partial<Rule>
export const TAX_WALES = { ...TAX_ROW, nations: ['wales'] } satisfies Partial<Rule>
export const TAX_SCOTLAND = { ...TAX_ROW, nations: ['scotland'] } satisfies Partial<Rule>
export const TAX_NI = { ...TAX_ROW, nations: ['northern_ireland'] } satisfies Partial<Rule>

export const VALUATION_TRIBUNAL: Authority = {
  title: 'Valuation Tribunal Service',
  provision: 'council tax liability appeals',
  url: 'https://www.valuationtribunal.gov.uk/council-tax/council-tax-liability-2/',
  inForceFrom: '2009-10-01',
}
export const DEBTLINE: Authority = {
  title: 'National Debtline',
  provision: 'free debt advice',
  url: 'https://nationaldebtline.org/',
  inForceFrom: '1993-04-01',
}
export const DEBTLINE_SCOTLAND: Authority = {
  title: 'National Debtline',
  provision: 'fact sheet: council tax arrears (Scotland)',
  url: 'https://nationaldebtline.org/fact-sheet-library/council-tax-arrears-s/',
  inForceFrom: '1993-04-01',
}
export const ARREARS: Authority = {
  title: 'GOV.UK: Council Tax',
  provision: 'paying your bill and arrears',
  url: 'https://www.gov.uk/council-tax-arrears',
  inForceFrom: '1993-04-01',
}
