/** A call to jury service in England and Wales: answering it, another date, being excused, and lost pay. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED, CHECKED_BRIEFLY, ENGLAND_AND_WALES } from './cite-law.ts'

const LEGISLATION = 'https://www.legislation.gov.uk'

const JURY = {
  ...CHECKED,
  kinds: ['OTHER', 'COURT_CLAIM'],
  papers: ['jury_summons'],
} satisfies Partial<Rule>
const JUROR = { ...JURY, nations: ENGLAND_AND_WALES } satisfies Partial<Rule>

function juries(provision: string, section: string): Authority {
  return {
    title: 'Juries Act 1974',
    provision,
    url: `${LEGISLATION}/ukpga/1974/23/section/${section}`,
    inForceFrom: '2004-04-05',
  }
}
const SUMMONS = juries('sections 2, 8, 9, 9A and 20', '9')
const DUTY = juries('sections 1 and 20, with Schedule 1', '1')
const SILENCE: Authority = {
  ...juries('sections 20A to 20D', '20A'),
  inForceFrom: '2015-04-13',
}
const ALLOWANCES: Authority = {
  title: 'GOV.UK: jury service',
  provision: 'what you can claim, under Juries Act 1974, section 19',
  url: 'https://www.gov.uk/jury-service/what-you-can-claim-if-youre-an-employee',
  inForceFrom: '2012-10-17',
}

export const JURY_SERVICE: readonly Rule[] = [
  {
    ...JUROR,
    id: 'gb.juror.chance',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 4,
    says: 'The court office picks names by chance from the list of voters. Anyone from 18 to 75 can be called.',
    authority: DUTY,
  },
  {
    ...JUROR,
    id: 'gb.juror.how-long',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'Most people serve for about ten working days. You need to know nothing about the law.',
    authority: ALLOWANCES,
  },
  {
    ...JUROR,
    id: 'gb.juror.step-reply',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Reply within seven days of getting it, online or by post. Reply also if you want another date or to be excused.',
    authority: SUMMONS,
  },
  {
    ...JUROR,
    id: 'gb.juror.step-dates',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: "If the date is bad, say why and which dates in the next 12 months you cannot do. Send proof, such as a booking or a doctor's note.",
    authority: SUMMONS,
  },
  {
    ...JUROR,
    id: 'gb.juror.step-work',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Show the summons at work and ask if they pay you for the time. If not, they fill in a form for the court.',
    authority: ALLOWANCES,
  },
  {
    ...JUROR,
    ...CHECKED_BRIEFLY,
    id: 'gb.juror.right-pay',
    kind: 'right',
    rank: 5,
    says: 'You can claim lost pay and care costs: up to £64.95 a day, or £32.47 for four hours or less. After ten days it is up to £129.91. Travel and food come on top.',
    authority: ALLOWANCES,
  },
  {
    ...JUROR,
    id: 'gb.juror.right-excused',
    kind: 'right',
    rank: 8,
    says: 'You must be excused if you served on a jury in the last two years. Illness, care for someone or too little English can be good reasons too.',
    authority: SUMMONS,
  },
  {
    ...JUROR,
    id: 'gb.juror.right-second-look',
    kind: 'right',
    rank: 9,
    says: 'If they say no to another date or to an excuse, you can ask the court to look at it.',
    authority: SUMMONS,
  },
  {
    ...JUROR,
    id: 'gb.juror.benefits',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 6,
    says: 'Benefits go on for the first eight weeks of jury service. Show the summons to your benefit office at once.',
    authority: ALLOWANCES,
  },
  {
    ...JUROR,
    id: 'gb.juror.warning-barred',
    kind: 'warning',
    severity: 'medium',
    rank: 5,
    says: 'Some people may not serve: on bail, or in prison or with some sentences in the last ten years. Say so in the reply, or it is an offence.',
    authority: DUTY,
  },
  {
    ...JUROR,
    id: 'gb.juror.warning-silence',
    kind: 'warning',
    severity: 'medium',
    rank: 6,
    says: 'Once you serve, do not look up the case or tell anyone what the jury says. Both are crimes.',
    authority: SILENCE,
  },
  {
    ...JUROR,
    id: 'gb.juror.option-serve',
    kind: 'option',
    option: 'comply',
    rank: 4,
    title: 'Say that you will serve',
    says: 'Reply that you can come, and ask for the forms for lost pay and travel.',
    cost: 'Nothing. Part of lost pay may not come back.',
    time: 'About ten working days.',
    risk: 'Few trials last longer. You can say if you cannot stay that long.',
    bestFor: 'The dates work for you.',
    authority: SUMMONS,
  },
  {
    ...JUROR,
    id: 'gb.juror.option-later',
    kind: 'option',
    option: 'negotiate',
    rank: 5,
    title: 'Ask for another date',
    says: 'Give the reason and the days that do not work. They then pick another date within 12 months.',
    cost: 'Nothing.',
    time: 'One reply now.',
    risk: 'As a rule it can be moved only once.',
    bestFor: 'A booked holiday, an exam, an operation or a busy time at work.',
    authority: SUMMONS,
  },
  {
    ...JUROR,
    id: 'gb.juror.option-excuse',
    kind: 'option',
    option: 'appeal',
    rank: 6,
    title: 'Ask to be excused',
    says: 'Say in the reply why you cannot serve now or in the next 12 months, with proof.',
    cost: 'Nothing.',
    time: 'One reply now, some days to an answer.',
    risk: 'If they say no, you must come unless the court decides otherwise.',
    bestFor: 'You are very ill, care for someone all day, or served lately.',
    authority: SUMMONS,
  },
]
