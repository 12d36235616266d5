/** A call to jury service in Northern Ireland. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const LEGISLATION = 'https://www.legislation.gov.uk'

const JURY = {
  ...CHECKED,
  kinds: ['OTHER', 'COURT_CLAIM'],
  papers: ['jury_summons'],
} satisfies Partial<Rule>
const IRISH_JUROR = { ...JURY, nations: ['northern_ireland'] } satisfies Partial<Rule>
const IRISH_LAW: Authority = {
  title: 'Juries (Northern Ireland) Order 1996',
  provision: 'articles 8 to 11, 26 and 28, with Schedules 1 to 3',
  url: `${LEGISLATION}/nisi/1996/1141/contents`,
  inForceFrom: '1996-11-04',
}

export const JURY_SERVICE_NORTHERN_IRELAND: readonly Rule[] = [
  {
    ...IRISH_JUROR,
    id: 'gb.juror.ni-step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'A jury notice with a form: send it back within 14 days. A jury summons: come on the day, or ask at once to be excused.',
    authority: IRISH_LAW,
  },
  {
    ...IRISH_JUROR,
    id: 'gb.juror.ni-step-work',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Show the summons at work. Ask if they pay you, and take the form for lost pay.',
    authority: IRISH_LAW,
  },
  {
    ...IRISH_JUROR,
    id: 'gb.juror.ni-right-excused',
    kind: 'right',
    rank: 4,
    says: 'After a summons you can ask to be excused, or for a later date, for a good reason with proof. Over 70 you are excused if you ask.',
    authority: IRISH_LAW,
  },
  {
    ...IRISH_JUROR,
    id: 'gb.juror.ni-right-pay',
    kind: 'right',
    rank: 5,
    says: 'You can claim lost pay up to a daily limit, and travel.',
    authority: IRISH_LAW,
  },
  {
    ...IRISH_JUROR,
    id: 'gb.juror.ni-warning',
    kind: 'warning',
    severity: 'medium',
    rank: 4,
    says: 'Staying away without a good reason, or a false answer, can bring a fine of up to £1,000.',
    authority: IRISH_LAW,
  },
  {
    ...IRISH_JUROR,
    id: 'gb.juror.ni-option-excuse',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Ask to be excused',
    says: 'Write to the jury office with your reason and proof as soon as the summons comes.',
    cost: 'Nothing.',
    time: 'One reply now, some days to an answer.',
    risk: 'If they say no, you must come.',
    bestFor: 'You are over 70, ill, or cannot leave someone.',
    authority: IRISH_LAW,
  },
  {
    ...IRISH_JUROR,
    id: 'gb.juror.ni-option-serve',
    kind: 'option',
    option: 'comply',
    rank: 4,
    title: 'Come on the day',
    says: 'Check by phone or online the evening before if you are needed.',
    cost: 'Nothing. Part of lost pay may not come back.',
    time: 'Some days or weeks.',
    risk: 'A trial can take longer.',
    bestFor: 'The dates work for you.',
    authority: IRISH_LAW,
  },
]
