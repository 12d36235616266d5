/** Letters that stop, cut or refuse Medicaid. */
import type { Rule } from '@plainletter/contracts/rule'

import { STOP_LAW, stop } from './benefit-stop-law.ts'

const MEDICAID = stop(['medicaid', 'medi-cal', 'masshealth', 'tenncare'])

export const MEDICAID_STOPS: readonly Rule[] = [
  {
    ...MEDICAID,
    id: 'us.stop.medicaid-want',
    checkBy: '2027-01-15',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The state says that your Medicaid ends, changes or is refused, and why.',
    authority: STOP_LAW.medicaidNotice,
  },
  {
    ...MEDICAID,
    id: 'us.stop.medicaid-reality',
    checkBy: '2027-01-15',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'Many people lose Medicaid only because a form was missing. You can often put that right.',
    authority: STOP_LAW.medicaidHearing,
  },
  {
    ...MEDICAID,
    id: 'us.stop.medicaid-right-hearing',
    checkBy: '2027-01-15',
    kind: 'right',
    rank: 8,
    says: 'You have the right to a fair hearing. The notice names the last day, at most 90 days away.',
    authority: STOP_LAW.medicaidHearing,
  },
  {
    ...MEDICAID,
    id: 'us.stop.medicaid-right-keep',
    checkBy: '2027-01-15',
    kind: 'right',
    rank: 5,
    says: 'Ask for a hearing before the day it ends, and your Medicaid goes on until the decision.',
    authority: STOP_LAW.medicaidGoesOn,
  },
  {
    ...MEDICAID,
    id: 'us.stop.medicaid-right-notice',
    checkBy: '2027-01-15',
    kind: 'right',
    rank: 10,
    says: 'In most cases the notice must come at least ten days before your Medicaid ends.',
    authority: STOP_LAW.medicaidNotice,
  },
  {
    ...MEDICAID,
    id: 'us.stop.medicaid-step',
    checkBy: '2027-01-15',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Send what is missing, and ask for a hearing on the same day. Say that you want Medicaid to go on.',
    authority: STOP_LAW.medicaidGoesOn,
  },
  {
    ...MEDICAID,
    id: 'us.stop.medicaid-option',
    checkBy: '2027-01-15',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Ask for a fair hearing',
    cost: 'Free',
    time: 'Before the day it ends, to keep Medicaid',
    risk: 'If you lose, the state may ask for the cost of care that went on.',
    bestFor: 'You still qualify, or only a form was missing.',
    says: 'Ask in writing, online or by phone. Keep proof of the day.',
    authority: STOP_LAW.medicaidHearing,
  },
]
