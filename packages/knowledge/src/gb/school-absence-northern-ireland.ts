/** Missed school in Northern Ireland, which has no penalty notices. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const LEGISLATION = 'https://www.legislation.gov.uk'

const PAPER = {
  ...CHECKED,
  kinds: ['PENALTY_CHARGE_NOTICE'],
  papers: ['school_absence_penalty'],
} satisfies Partial<Rule>
const IRISH = { ...PAPER, nations: ['northern_ireland'] } satisfies Partial<Rule>
const NORTHERN: Authority = {
  title: 'Education and Libraries (Northern Ireland) Order 1986',
  provision: 'article 45 and Schedule 13',
  url: `${LEGISLATION}/nisi/1986/594/schedule/13`,
  inForceFrom: '1986-04-29',
}

export const SCHOOL_ABSENCE_NORTHERN_IRELAND: readonly Rule[] = [
  {
    ...IRISH,
    id: 'gb.absence.ni-none',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'Northern Ireland has no penalty notices for missed school. Only a court can fine a parent there, up to £1,000.',
    authority: NORTHERN,
  },
  {
    ...IRISH,
    id: 'gb.absence.ni-right',
    kind: 'right',
    rank: 4,
    says: 'The Education Authority must first think about a court order that brings help, in place of a prosecution.',
    authority: NORTHERN,
  },
  {
    ...IRISH,
    id: 'gb.absence.ni-step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Talk with the Education Welfare Officer and answer each letter. Explain each day, with proof.',
    authority: NORTHERN,
  },
]
