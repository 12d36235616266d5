/** Words by which a council penalty charge letter shows its stage. Each stage names the next one, so the tests are narrow. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

export const OWNER_NOTICE: Test = { says: ['notice to owner'] }
/** Words in which a first notice only speaks of the notice to owner that may follow. */
export const OWNER_NOTICE_TO_COME: Test = {
  says: [
    'a notice to owner',
    'notice to owner may',
    'notice to owner will',
    'notice to owner (nto) may',
    'notice to owner (nto) will',
    'send you a notice to owner',
    'receive a notice to owner',
    'issue a notice to owner',
    'serve a notice to owner',
  ],
}
/** A bus lane of London: after 28 days comes a notice that opens the formal stage, and nothing is lost before it. */
export const ENFORCEMENT_NOTICE_TO_COME: Test = {
  says: [
    'serve an enforcement notice',
    'send an enforcement notice',
    'issue an enforcement notice',
    'enforcement notice may be served',
    'enforcement notice may be sent',
    'enforcement notice may be issued',
    'enforcement notice will be',
  ],
}

export const REJECTION: Test = {
  says: [
    'decided to reject',
    'decided not to accept',
    'representations have been rejected',
    'we have rejected your',
    'has rejected your',
    'rejecting your representations',
    'do not accept your representations',
    'not accepted your representations',
    'formal notice of rejection',
    'this notice of rejection',
    'notice of rejection of representations',
    'notice of rejection of formal representations',
  ],
}
export const CHARGE_CERTIFICATE: Test = {
  says: [
    'this charge certificate',
    'has been increased',
    'has now been increased',
    'has increased by 50',
    'has now increased',
    'been increased by 50',
    'charge certificate has been issued',
    'charge certificate number',
  ],
}
export const RECOVERY_ORDER: Test = {
  says: [
    'te9',
    'te 9',
    'pe3',
    'pe 3',
    'te3',
    'order for recovery of unpaid',
    'witness statement',
    'statutory declaration',
    'this order for recovery',
  ],
}
export const BY_POST: Test = {
  says: [
    'camera',
    'cctv',
    'bus lane',
    'yellow box',
    'box junction',
    'no entry',
    'moving traffic',
    'school street',
    'clean air zone',
    'approved device',
    'banned turn',
  ],
}
/** An answer to a first, informal challenge: the next step is the notice to owner, not another challenge. */
export const CHALLENGE_ANSWERED: Test = {
  says: [
    'still disagree',
    'decided not to cancel',
    'informal challenge',
    'considered your challenge',
    'i have considered what you say',
    'your letter about the ticket',
    'thank you for your challenge',
  ],
}
/** Moving traffic in London: another Act, where cameras are the usual way and the 56 days do not apply. */
export const LONDON_MOVING: Test = {
  says: [
    'transport for london act 2003',
    'act 2003',
    'pedestrian zone',
    'box junction',
    'yellow box',
    'no entry',
    'banned turn',
    'moving traffic',
  ],
}
export const ROAD_CHARGE: Test = {
  says: [
    'congestion charge',
    'ulez',
    'ultra low emission',
    'dart charge',
    'dartford',
    'clean air zone',
    'merseyflow',
    'mersey gateway',
    'low emission zone',
    'road user charge',
  ],
}
export const LONDON: Test = {
  says: [
    'london borough',
    'transport for london',
    'tfl',
    'london tribunals',
    'royal borough',
    'city of westminster',
    'westminster city council',
    'city of london',
  ],
}
export const TIME_RAN_OUT: Test = {
  says: [
    'expired',
    'after the expiry',
    'longer than permitted',
    'paid for time',
    'parked for longer',
    'overstay',
    'code 05',
    'code 06',
    'code 30',
    'code 83',
    'code 86',
  ],
}

/** The first letter only: none of the later stages. */
export const FIRST_STAGE = [RECOVERY_ORDER, CHARGE_CERTIFICATE, REJECTION] satisfies Test[]

export const PCN_ROW = { ...CHECKED, kinds: ['PENALTY_CHARGE_NOTICE'] } satisfies Partial<Rule>
export const PCN_ENGLAND_WALES = { ...PCN_ROW, nations: ENGLAND_AND_WALES } satisfies Partial<Rule>
export const PCN_ENGLAND = { ...PCN_ROW, nations: ['england'] } satisfies Partial<Rule>

export const TRIBUNAL: Authority = {
  title: 'Traffic Penalty Tribunal',
  provision: 'how to appeal',
  url: 'https://www.trafficpenaltytribunal.gov.uk/',
  inForceFrom: '2008-03-31',
}
export const LONDON_TRIBUNALS: Authority = {
  title: 'London Tribunals',
  provision: 'environment and traffic adjudicators',
  url: 'https://www.londontribunals.gov.uk/',
  inForceFrom: '2008-03-31',
}
export const ENFORCEMENT_CENTRE: Authority = {
  title: 'Civil Procedure Rules',
  provision: 'Part 75 and Practice Direction 75',
  url: 'https://www.justice.gov.uk/courts/procedure-rules/civil/rules/part75',
  inForceFrom: '2008-03-31',
}
export const GUIDANCE: Authority = {
  title: 'Statutory guidance on civil enforcement of parking contraventions (England)',
  provision: 'challenges, representations and appeals',
  url: 'https://www.gov.uk/government/publications/civil-enforcement-of-parking-contraventions/guidance-for-local-authorities-on-enforcing-parking-restrictions',
  inForceFrom: '2022-05-31',
}
