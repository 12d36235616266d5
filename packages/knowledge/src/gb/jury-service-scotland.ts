/** A call to jury service in Scotland. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const LEGISLATION = 'https://www.legislation.gov.uk'

const JURY = {
  ...CHECKED,
  kinds: ['OTHER', 'COURT_CLAIM'],
  papers: ['jury_summons'],
} satisfies Partial<Rule>
const SCOTS_JUROR = { ...JURY, nations: ['scotland'] } satisfies Partial<Rule>
const JOB: Authority = {
  title: 'Employment Rights Act 1996',
  provision: 'sections 43M and 98B (jury service)',
  url: `${LEGISLATION}/ukpga/1996/18/section/43M`,
  inForceFrom: '2005-04-06',
}
const SCOTS_LAW: Authority = {
  title: 'Law Reform (Miscellaneous Provisions) (Scotland) Act 1980',
  provision: 'sections 1 and 1A and Schedule 1',
  url: `${LEGISLATION}/ukpga/1980/55/schedule/1`,
  inForceFrom: '2015-09-22',
}
const SCOTS_FINE: Authority = {
  title: 'Criminal Procedure (Scotland) Act 1995',
  provision: 'section 85',
  url: `${LEGISLATION}/ukpga/1995/46/section/85`,
  inForceFrom: '1996-04-01',
}

export const JURY_SERVICE_SCOTLAND: readonly Rule[] = [
  {
    ...SCOTS_JUROR,
    id: 'gb.juror.scotland-chance',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 4,
    says: 'The court picks names by chance from the list of voters. Many are called, and 15 sit in a criminal trial.',
    authority: SCOTS_LAW,
  },
  {
    ...SCOTS_JUROR,
    id: 'gb.juror.scotland-step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Answer the jury citation at once, on the court website or by phone. Answer also if you want to be excused.',
    authority: SCOTS_LAW,
  },
  {
    ...SCOTS_JUROR,
    id: 'gb.juror.scotland-step-work',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Show the citation at work. If they do not pay you, ask them to fill in the form for lost pay.',
    authority: SCOTS_LAW,
  },
  {
    ...SCOTS_JUROR,
    id: 'gb.juror.scotland-right-excused',
    kind: 'right',
    rank: 4,
    says: 'You are excused if you ask in time and are 71 or over, or served as a juror in the last five years. It is two years if you came but were not picked.',
    authority: SCOTS_LAW,
  },
  {
    ...SCOTS_JUROR,
    id: 'gb.juror.scotland-right-reasons',
    kind: 'right',
    rank: 5,
    says: 'The court can excuse you for a good reason, such as illness, care or a booked holiday. Send proof.',
    authority: SCOTS_LAW,
  },
  {
    ...SCOTS_JUROR,
    id: 'gb.juror.scotland-right-pay',
    kind: 'right',
    rank: 6,
    says: 'You can claim lost pay and care costs up to a daily limit, and travel. The court tells you the sums.',
    authority: SCOTS_LAW,
  },
  {
    ...SCOTS_JUROR,
    id: 'gb.juror.scotland-right-job',
    kind: 'right',
    rank: 7,
    says: 'Your employer may not punish or dismiss you for jury service.',
    authority: JOB,
  },
  {
    ...SCOTS_JUROR,
    id: 'gb.juror.scotland-warning',
    kind: 'warning',
    severity: 'medium',
    rank: 4,
    says: 'Do not stay away without an answer. The court can fine you up to £1,000.',
    authority: SCOTS_FINE,
  },
  {
    ...SCOTS_JUROR,
    id: 'gb.juror.scotland-option-serve',
    kind: 'option',
    option: 'comply',
    rank: 4,
    title: 'Say that you will serve',
    says: 'Answer that you can come. Listen to the jurors line the evening before, as plans often change.',
    cost: 'Nothing. Part of lost pay may not come back.',
    time: 'Often a few days.',
    risk: 'A trial can take longer.',
    bestFor: 'The dates work for you.',
    authority: SCOTS_LAW,
  },
  {
    ...SCOTS_JUROR,
    id: 'gb.juror.scotland-option-excuse',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Ask to be excused',
    says: 'Apply on the court website with your reason and proof.',
    cost: 'Nothing.',
    time: 'One reply now, some days to an answer.',
    risk: 'If they say no, you must come.',
    bestFor: 'You are 71 or over, served lately, are ill or cannot leave someone.',
    authority: SCOTS_LAW,
  },
]
