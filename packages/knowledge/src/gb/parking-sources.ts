/** Sources and cues that the private parking rows share. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, CHECKED_BRIEFLY, ENGLAND_AND_WALES } from './cite-law.ts'

/** The industry's own code. It binds members of the two trade bodies and is not law. */
export function singleCode(provision: string): Authority {
  return {
    title: 'Private parking sector single Code of Practice, version 1.1',
    provision,
    url: 'https://www.britishparking.co.uk/write/Documents/AOS/Sector%20Code%20Templates/sectorsingleCodeofPracticeVersion1.1130225.pdf',
    inForceFrom: '2025-02-17',
  }
}
export const IPC_APPEALS: Authority = {
  title: 'International Parking Community',
  provision: 'motorist guidance: appeals',
  url: 'https://www.theipc.info/appeals',
  inForceFrom: '2025-02-17',
}
export const IPC_ADVICE: Authority = {
  title: 'International Parking Community',
  provision: 'motorist advice',
  url: 'https://www.theipc.info/motorist-advice',
  inForceFrom: '2025-02-17',
}
export const POPLA: Authority = {
  title: 'Parking on Private Land Appeals (POPLA)',
  provision: 'how to appeal',
  url: 'https://www.popla.co.uk/',
  inForceFrom: '2012-10-01',
}
export const BEAVIS: Authority = {
  title: 'ParkingEye Ltd v Beavis',
  provision: '[2015] UKSC 67',
  url: 'https://www.supremecourt.uk/cases/uksc-2015-0116',
  inForceFrom: '2015-11-04',
}
export const PARKING_ADVICE: Authority = {
  title: 'Citizens Advice',
  provision: 'Appealing a parking ticket',
  url: 'https://www.citizensadvice.org.uk/law-and-courts/parking-tickets/appealing-parking-tickets/',
  inForceFrom: '2012-10-01',
}
export const CREDIT_RECORD: Authority = {
  title: 'GOV.UK: County court judgments for debt',
  provision: 'CCJs and your credit rating',
  url: 'https://www.gov.uk/county-court-judgments-ccj-for-debt/ccjs-and-your-credit-rating',
  inForceFrom: '2006-04-06',
}

export const KEEPER_NOTICE: Test = {
  says: [
    'notice to keeper',
    'notice to registered keeper',
    'protection of freedoms act',
    'pofa',
    'keeper of the vehicle',
    'registered keeper',
  ],
}
export const WINDSCREEN: Test = {
  says: [
    'notice to driver',
    'affixed to',
    'attached to the vehicle',
    'attached to your vehicle',
    'placed on the vehicle',
    'on the windscreen',
    'windscreen',
  ],
}
export const BY_CAMERA: Test = {
  says: [
    'anpr',
    'camera',
    'cameras',
    'number plate recognition',
    'entry time',
    'exit time',
    'time in',
    'time out',
  ],
}
export const OVERSTAY: Test = {
  says: [
    'overstay',
    'overstayed',
    'overstaying',
    'maximum stay',
    'exceeded',
    'longer than',
    'beyond the',
    'max stay',
  ],
}
export const PAYMENT_ISSUE: Test = {
  says: [
    'failure to pay',
    'no valid ticket',
    'without payment',
    'not paid for',
    'no payment',
    'valid payment',
    'pay and display',
    'tariff',
    'unpaid parking',
    'registration entered',
    'vehicle registration',
    'failure to display',
    'valid permit',
    'ticket or permit',
  ],
}
export const COLLECTOR_STAGE: Test = {
  says: [
    'debt recovery ltd',
    'debt recovery limited',
    'has been passed to us',
    'on behalf of our client',
    'we act for',
    'our client',
    'passed to us',
    'instructed us',
    'instructed by',
    'outstanding balance',
    'debt recovery charge',
    'debt recovery plus',
    'recovery costs',
  ],
}
export const COURT_STAGE: Test = {
  says: [
    'letter before claim',
    'letter of claim',
    'letter before action',
    'letter before county court',
    'claim form',
    'county court claim',
  ],
}
export const REJECTED: Test = {
  says: [
    'appeal has been rejected',
    'rejected your appeal',
    'appeal unsuccessful',
    'unsuccessful appeal',
    'your popla code',
    'popla code is',
    'popla verification code',
    'your verification code',
    'appeal has been unsuccessful',
    'declined your appeal',
    'your appeal has been declined',
    'turn down your appeal',
  ],
}
/** A later letter: the time to appeal and the lower price ran from the first notice. */
export const REMINDER_STAGE: Test = {
  says: [
    'reminder',
    'final demand',
    'we wrote to you about',
    'reduced rate is no longer',
    'discount is no longer',
    'discounted rate is no longer',
    'discount period has ended',
    'no longer open to you',
  ],
}
/** The firm treats the keeper as the one who owes, which the law allows in England and Wales only. */
export const BLAMES_KEEPER: Test = {
  says: [
    'treating you as responsible',
    'you the keeper',
    'as the keeper',
    'as keeper',
    'registered keeper',
    'you are responsible for the charge',
    'you are liable',
  ],
}
/** A notice under railway byelaws speaks of an offence: what holds for a bill does not hold for it. */
export const BYELAW_NOTICE: Test = {
  says: ['railway byelaws', 'railway byelaw', 'byelaw 14'],
}
export const OTHER_LAND: Test = {
  says: [
    'airport',
    'railway',
    'train station',
    'railway station',
    'byelaw',
    'byelaws',
    'stansted',
    'heathrow',
    'gatwick',
    'luton airport',
    'station car park',
  ],
}
export const HIRE_CAR: Test = {
  says: [
    'hire vehicle',
    'hire car',
    'hirer',
    'hire agreement',
    'lease company',
    'hire company',
    'rental agreement',
  ],
}

export const PARKING_ROW = { ...CHECKED, kinds: ['PARKING_TICKET'] } satisfies Partial<Rule>
/** Industry rules change more often than Acts. */
export const CODE_ROW = { ...CHECKED_BRIEFLY, kinds: ['PARKING_TICKET'] } satisfies Partial<Rule>
export const KEEPER_ROW = { ...PARKING_ROW, nations: ENGLAND_AND_WALES } satisfies Partial<Rule>
