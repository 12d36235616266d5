/** The assessment of what a child or an adult with a disability needs. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-11-15' } as const

const NEED_SAID: Test = { says: ['assessment of need', 'assessment officer', 'service statement'] }
const NEED_LAW: Authority = {
  title: 'Disability Act 2005',
  provision: 'sections 7 to 20 (assessment of need, complaint, appeal)',
  url: 'https://www.irishstatutebook.ie/eli/2005/act/14/enacted/en/html',
  inForceFrom: '2007-06-01',
}
const NEED_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [NEED_SAID] },
} satisfies Partial<Rule>

const NEED_LETTER_ROW = {
  ...CHECKED,
  kinds: ['OTHER'],
  when: { all: [NEED_SAID] },
} satisfies Partial<Rule>

export const ASSESSMENT_OF_NEED: readonly Rule[] = [
  {
    ...NEED_LETTER_ROW,
    id: 'ie.need.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The letter is about the assessment of what your child or you need because of a disability.',
    authority: NEED_LAW,
  },
  {
    ...NEED_ROW,
    id: 'ie.need.right-time',
    kind: 'right',
    rank: 6,
    says: 'The assessment must start within three months of the application and end within three more. You can complain when it does not.',
    authority: NEED_LAW,
  },
  {
    ...NEED_ROW,
    id: 'ie.need.step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Send a complaint to the HSE complaints officer now. You can appeal after that, and the Circuit Court can enforce what was decided.',
    authority: NEED_LAW,
  },
]
