/** What the states say on children, their support and their school: for which papers and questions each subject is. */
import type { Subject } from './state-law.ts'

export const SCHOOL_ABSENCE: Subject = {
  kinds: ['OTHER', 'PENALTY_CHARGE_NOTICE', 'COURT_CLAIM', 'ENQUIRY'],
  rank: 4,
  when: {
    all: [
      { says: ['school', 'school district', 'student', 'pupil'] },
      {
        says: [
          'truancy',
          'truant',
          'unexcused absence',
          'unexcused absences',
          'excessive absences',
          'chronic absence',
          'chronically absent',
          'compulsory attendance',
          'school attendance',
          'missed too much school',
          'missed too many days',
        ],
      },
    ],
    not: [{ says: ['tuition', 'student loan', 'university', 'college'] }],
  },
}

export const CHILD_REPORT: Subject = {
  kinds: ['OTHER', 'ENQUIRY'],
  rank: 4,
  when: {
    all: [
      {
        says: [
          'child protective services',
          'cps',
          'child abuse',
          'child neglect',
          'abuse or neglect',
          'abuse and neglect',
          'childline',
          'central register',
        ],
      },
      {
        says: [
          'indicated',
          'substantiated',
          'founded',
          'reason to believe',
          'central register',
          'child abuse index',
          'caci',
          'registry',
          'finding',
          'disposition',
        ],
      },
    ],
  },
}
