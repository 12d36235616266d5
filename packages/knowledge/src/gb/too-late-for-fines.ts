/** What can still be done when the day in a fixed penalty, a question about the driver, or a Scottish or Northern Irish parking charge is over. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { COURT_FINE_PAPER } from './conditions.ts'
import { NO_COUNCIL_CHARGE } from './fixed-penalties.ts'
import { CHARGE_CERTIFICATE, REJECTION } from './penalty-charge-cues.ts'

const BASE = {
  country: 'gb',
  kinds: ['PENALTY_CHARGE_NOTICE'],
  dayToAct: 'over',
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>
const GREAT_BRITAIN: NonNullable<Rule['nations']> = ['england', 'wales', 'scotland']
const POLICE_KINDS: Rule['kinds'] = ['PENALTY_CHARGE_NOTICE', 'OTHER']
const DRIVER = {
  ...BASE,
  kinds: POLICE_KINDS,
  nations: GREAT_BRITAIN,
  papers: ['driver_details'],
} satisfies Partial<Rule>
const OFFER = {
  ...BASE,
  kinds: POLICE_KINDS,
  nations: [...GREAT_BRITAIN, 'northern_ireland'],
  papers: ['police_penalty'],
} satisfies Partial<Rule>

const OTHER_FINES = [NO_COUNCIL_CHARGE, COURT_FINE_PAPER]
const FIRST = { not: [CHARGE_CERTIFICATE, REJECTION, ...OTHER_FINES] } satisfies Rule['when']
const REFUSED = { all: [REJECTION], not: OTHER_FINES } satisfies Rule['when']
const CERTIFIED = { all: [CHARGE_CERTIFICATE], not: OTHER_FINES } satisfies Rule['when']

const LEGISLATION = 'https://www.legislation.gov.uk'
const LATE_NAME: Authority = {
  title: 'Road Traffic Act 1988',
  provision: 'section 172(7)(b) (information given as soon as reasonably practicable)',
  url: `${LEGISLATION}/ukpga/1988/52/section/172`,
  inForceFrom: '1992-07-01',
}
const NAME_NI: Authority = {
  title: 'Road Traffic (Northern Ireland) Order 1981',
  provision: 'article 177',
  url: `${LEGISLATION}/nisi/1981/154/contents`,
  inForceFrom: '1981-07-01',
}
const NOT_KNOWN: Authority = {
  title: "Magistrates' Courts Act 1980",
  provision: 'sections 14 and 16E (statutory declaration, 21 days)',
  url: `${LEGISLATION}/ukpga/1980/43/section/14`,
  inForceFrom: '2015-04-13',
}
const PENALTY: Authority = {
  title: 'Road Traffic Offenders Act 1988',
  provision:
    'sections 54, 55, 70 to 73 and 75 to 77; in Northern Ireland S.I. 1996/1320, articles 57 to 82',
  url: `${LEGISLATION}/ukpga/1988/53/part/III`,
  inForceFrom: '1992-07-01',
}
const SENTENCE: Authority = {
  title: 'Sentencing Council: out of court disposals',
  provision: '5. Penalty notices',
  url: 'https://www.sentencingcouncil.org.uk/explanatory-material/magistrates-court/item/out-of-court-disposals/5-penalty-notices-fixed-penalty-notices-and-penalty-notices-for-disorder/',
  inForceFrom: '2017-04-24',
}
const SCOTS_LATE: Authority = {
  title: 'Road Traffic Act 1991',
  provision: 'Schedule 6, paragraph 2(3) (the council may leave late reasons aside)',
  url: `${LEGISLATION}/ukpga/1991/40/schedule/6`,
  inForceFrom: '1994-04-04',
}
const SCOTS_CERTIFICATE: Authority = {
  ...SCOTS_LATE,
  provision: 'Schedule 6, paragraphs 6 and 7 (charge certificate)',
}
const SCOTS_APPEAL: Authority = {
  title: 'First-tier Tribunal for Scotland (parking and bus lane appeals) Rules 2020',
  provision: 'S.S.I. 2020/98, schedule, rule 6(4) (late appeals)',
  url: `${LEGISLATION}/ssi/2020/98/schedule/paragraph/6`,
  inForceFrom: '2020-04-01',
}
const NI_CHARGE: Authority = {
  title: 'nidirect',
  provision: 'Parking tickets (Penalty Charge Notices)',
  url: 'https://www.nidirect.gov.uk/articles/parking-tickets-penalty-charge-notices',
  inForceFrom: '2006-10-30',
}
const NI_LATE: Authority = {
  title: 'Traffic Management (Proceedings before Adjudicators) Regulations (Northern Ireland) 2006',
  provision:
    'regulation 15(2) (late declaration), with Traffic Management (Northern Ireland) Order 2005, articles 13 and 16',
  url: `${LEGISLATION}/nisr/2006/421/part/III`,
  inForceFrom: '2006-11-15',
}

export const TOO_LATE_FOR_FINES: readonly Rule[] = [
  {
    ...DRIVER,
    id: 'gb.late.driver-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'A court paper can come now, for not answering or for the driving. You can still put right what you can today.',
    authority: LATE_NAME,
  },
  {
    ...DRIVER,
    id: 'gb.late.driver-step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'The 28 days look over. Send the form today all the same, with proof of posting. Say why it is late: it can still count if you could not do it sooner.',
    authority: LATE_NAME,
  },
  {
    ...DRIVER,
    nations: ['england', 'wales'],
    id: 'gb.late.driver-court-step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Has a court paper come? Answer it by its own day, and ask a solicitor. Were you convicted without knowing? Tell the court so within 21 days of learning of it.',
    authority: NOT_KNOWN,
  },
  {
    ...DRIVER,
    id: 'gb.late.driver-option',
    kind: 'option',
    option: 'comply',
    rank: 4,
    title: 'Name the driver today',
    says: 'Send the name and address of the driver, also if that is you, and what held you up.',
    cost: 'Nothing.',
    time: 'A few minutes.',
    risk: 'You can still be charged for being late.',
    bestFor: 'You know who drove.',
    authority: LATE_NAME,
  },
  {
    ...DRIVER,
    nations: ['northern_ireland'],
    id: 'gb.late.driver-ni-step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'The days in the notice look over. Send the form today all the same, with proof of posting, and say why it is late. If a court paper comes, see a solicitor.',
    authority: NAME_NI,
  },
  {
    ...OFFER,
    id: 'gb.late.police-step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'The days look over. Call the office on the letter today and ask if you can still pay. If not, a court paper comes: answer that one by its day.',
    authority: PENALTY,
  },
  {
    ...OFFER,
    nations: ['england', 'wales', 'northern_ireland'],
    id: 'gb.late.police-fine-step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Did an officer hand it to you? It may now be a fine, half as much again. Was it not given to you, or did you ask for court in time? Tell the court so within 21 days of its letter.',
    authority: PENALTY,
  },
  {
    ...OFFER,
    id: 'gb.late.police-option',
    kind: 'option',
    option: 'defend',
    rank: 5,
    title: 'Answer the court paper when it comes',
    says: 'Plead guilty with your reasons, or not guilty. That you did not take the offer must not make the sentence worse.',
    cost: 'A fine by your income, and costs, if you lose.',
    time: 'Some months.',
    risk: 'The fine and points can be higher than the offer.',
    bestFor: 'The offer has ended.',
    authority: SENTENCE,
    nations: ['england', 'wales'],
  },
  {
    ...BASE,
    nations: ['scotland'],
    id: 'gb.late.pcn-scotland-step',
    when: FIRST,
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'The days in this letter look over. Call the council today and ask what comes next. Send your reasons now and say why they are late: it can still look at them.',
    authority: SCOTS_LATE,
  },
  {
    ...BASE,
    nations: ['scotland'],
    id: 'gb.late.pcn-scotland-appeal-step',
    when: REFUSED,
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'The 28 days look over. Send the appeal to the tribunal today and write why it is late. It treats that as asking for more time, and can say yes or no.',
    authority: SCOTS_APPEAL,
  },
  {
    ...BASE,
    nations: ['scotland'],
    id: 'gb.late.pcn-scotland-certificate-step',
    when: CERTIFIED,
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'The 14 days look over, so sheriff officers can come next. Call the council today: pay, or ask for a plan. Did an earlier letter never reach you? Say so.',
    authority: SCOTS_CERTIFICATE,
  },
  {
    ...BASE,
    nations: ['northern_ireland'],
    id: 'gb.late.pcn-ni-step',
    when: FIRST,
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'The days in this notice look over. Call the office on it today and ask what comes next. Send your reasons now, and say why they are late.',
    authority: NI_CHARGE,
  },
  {
    ...BASE,
    nations: ['northern_ireland'],
    id: 'gb.late.pcn-ni-appeal-step',
    when: REFUSED,
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'The days look over. Send the appeal form to the tribunal today and write why it is late. It can say yes or no.',
    authority: NI_LATE,
  },
  {
    ...BASE,
    nations: ['northern_ireland'],
    id: 'gb.late.pcn-ni-certificate-step',
    when: CERTIFIED,
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Did the notice to owner, or the answer to your challenge or appeal, never come? Send the tribunal a statutory declaration today and say why it is late. Else call and pay, or ask for a plan.',
    authority: NI_LATE,
  },
]
