/** The right to earned sick time in each state, on letters of dismissal and warnings, and beside answers. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { SICK_LEAVE_EN } from './sick-leave-in-english.ts'
import { SICK_STATES } from './sick-leave-sentences.ts'
import { statute } from './state.ts'

const SICK: Test = {
  says: [
    'sick leave',
    'sick days',
    'sick day',
    'sick time',
    'call in sick',
    'called in sick',
    'calling in sick',
    'called out sick',
    'doctor’s note',
    "doctor's note",
    'sick pay',
    'attendance policy',
    'attendance points',
    'absenteeism',
    'unexcused absences',
    'due to illness',
  ],
}
const WARNED: Test = {
  says: [
    'written warning',
    'final warning',
    'verbal warning',
    'attendance points',
    'disciplinary action',
    'corrective action',
    'write-up',
  ],
}

const RIGHT = {
  country: 'us',
  checkedOn: '2026-11-22',
  checkBy: '2027-06-30',
  kind: 'right',
  rank: 4,
} satisfies Partial<Rule>

export const SICK_RIGHTS: readonly Rule[] = SICK_STATES.flatMap(({ state, law }): Rule[] => {
  const id = `${state.key}.sick-days`
  const row = {
    ...RIGHT,
    checkBy: law.checkBy ?? RIGHT.checkBy,
    regions: state.shared.regions,
    says: SICK_LEAVE_EN[id]?.says ?? '',
    authority: { ...statute(state, law.law, law.url), inForceFrom: law.from },
  } satisfies Partial<Rule>
  return [
    { ...row, id, kinds: ['ENQUIRY', 'DISMISSAL_LETTER'], when: { any: [SICK] } },
    {
      ...row,
      id: `${state.key}.sick-days-warned`,
      kinds: ['OTHER'],
      when: { all: [SICK, WARNED], not: [{ says: ['student', 'school district', 'your child'] }] },
    },
  ]
})
