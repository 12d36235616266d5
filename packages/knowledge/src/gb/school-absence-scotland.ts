/** Missed school in Scotland, which has no penalty notices. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const LEGISLATION = 'https://www.legislation.gov.uk'

const PAPER = {
  ...CHECKED,
  kinds: ['PENALTY_CHARGE_NOTICE'],
  papers: ['school_absence_penalty'],
} satisfies Partial<Rule>
const SCOTTISH = { ...PAPER, nations: ['scotland'] } satisfies Partial<Rule>
const SCOTS: Authority = {
  title: 'Education (Scotland) Act 1980',
  provision: 'sections 35 to 43',
  url: `${LEGISLATION}/ukpga/1980/44/section/36`,
  inForceFrom: '1980-09-01',
}

export const SCHOOL_ABSENCE_SCOTLAND: readonly Rule[] = [
  {
    ...SCOTTISH,
    id: 'gb.absence.scotland-none',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'Scotland has no penalty notices for missed school. Ask the sender which law it relies on before you pay.',
    authority: SCOTS,
  },
  {
    ...SCOTTISH,
    id: 'gb.absence.scotland-right',
    kind: 'right',
    rank: 4,
    says: 'The council must first call on you to explain the absence. A good reason, such as illness, is an answer to it.',
    authority: SCOTS,
  },
  {
    ...SCOTTISH,
    id: 'gb.absence.scotland-step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Write to the school and the council and explain each day. Ask for help for your child.',
    authority: SCOTS,
  },
]
