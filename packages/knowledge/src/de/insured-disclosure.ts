/** A private insurer steps back because of wrong answers, or denies that a person cannot work in the job. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { PUBLIC_INSURER } from './conditions-sender.ts'

const WRONG_ANSWER: Test = {
  says: [
    'anzeigepflicht',
    'anzeigepflichtverletzung',
    'vorvertragliche anzeigepflicht',
    'vorvertraglichen anzeigepflicht',
    '§ 19 vvg',
    '§ 19 abs',
    'treten vom vertrag zurück',
    'vom vertrag zurück',
  ],
}
const DECEIT: Test = {
  says: [
    'arglistig',
    'arglistige täuschung',
    'arglistiger täuschung',
    'anfechtung',
    '§ 22 vvg',
    '§ 123 bgb',
  ],
}
const JOB_LOSS: Test = {
  says: ['berufsunfähigkeit', 'berufsunfähig', 'berufsunfähigkeitsversicherung', 'bu-rente'],
}
const BASE = {
  country: 'de',
  kinds: ['INSURANCE_DECISION', 'OTHER'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const INSURED_DISCLOSURE: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.insured.right-five-years',
    kind: 'right',
    rank: 4,
    when: { all: [WRONG_ANSWER], not: [...PUBLIC_INSURER] },
    says: 'For a wrong answer the insurer has one month from when it finds out. After five years it is too late, or ten if it was on purpose.',
    authority: cite('vvg', '21', { provision: '§§ 19 und 21 VVG' }),
  },
  {
    ...BASE,
    id: 'de.insured.right-deceit',
    kind: 'right',
    rank: 5,
    when: { all: [DECEIT], not: [...PUBLIC_INSURER] },
    says: 'The insurer must prove that you meant to mislead it. A wrong answer alone is not enough. It has one year from when it found out.',
    authority: cite('vvg', '22', { provision: '§ 22 VVG, §§ 123 und 124 BGB' }),
  },
  {
    ...BASE,
    id: 'de.insured.right-own-job',
    kind: 'right',
    rank: 6,
    when: { all: [JOB_LOSS], not: [...PUBLIC_INSURER] },
    says: 'What counts is your last job as you really did it. Mostly half a loss of ability is enough. Describe your day hour by hour.',
    authority: cite('vvg', '172'),
  },
]
