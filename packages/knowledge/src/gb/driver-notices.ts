/** A letter of the police that asks who drove a vehicle. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

const GREAT_BRITAIN: NonNullable<Rule['nations']> = ['england', 'wales', 'scotland']
const EVERYWHERE: NonNullable<Rule['nations']> = [...GREAT_BRITAIN, 'northern_ireland']
const LEGISLATION = 'https://www.legislation.gov.uk'

const DRIVER = {
  ...CHECKED,
  nations: GREAT_BRITAIN,
  kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
  papers: ['driver_details'],
} satisfies Partial<Rule>
const DRIVER_NI = { ...DRIVER, nations: ['northern_ireland'] } satisfies Partial<Rule>

const WHO_DROVE: Authority = {
  title: 'Road Traffic Act 1988',
  provision: 'section 172',
  url: `${LEGISLATION}/ukpga/1988/52/section/172`,
  inForceFrom: '1992-07-01',
}
const WHO_DROVE_ANYWHERE: Authority = {
  ...WHO_DROVE,
  provision:
    'section 172; in Northern Ireland Road Traffic (Northern Ireland) Order 1981, article 177',
}
const WARNED: Authority = {
  title: 'Road Traffic Offenders Act 1988',
  provision: 'section 1',
  url: `${LEGISLATION}/ukpga/1988/53/section/1`,
  inForceFrom: '1989-05-15',
}
const SIX_MONTHS: Authority = {
  title: "Magistrates' Courts Act 1980",
  provision: 'section 127',
  url: `${LEGISLATION}/ukpga/1980/43/section/127`,
  inForceFrom: '1981-07-06',
}
const FALSE_NAME: Authority = {
  title: 'Crown Prosecution Service: public justice offences',
  provision: 'perverting the course of justice',
  url: 'https://www.cps.gov.uk/legal-guidance/public-justice-offences-incorporating-charging-standard',
  inForceFrom: '2019-07-16',
}
const WHO_DROVE_NI: Authority = {
  title: 'Road Traffic (Northern Ireland) Order 1981',
  provision: 'article 177',
  url: `${LEGISLATION}/nisi/1981/154/contents`,
  inForceFrom: '1981-07-01',
}
const WARNED_NI: Authority = {
  title: 'Road Traffic Offenders (Northern Ireland) Order 1996',
  provision: 'article 5',
  url: `${LEGISLATION}/nisi/1996/1320/contents`,
  inForceFrom: '1997-10-01',
}

export const DRIVER_NOTICES: readonly Rule[] = [
  {
    ...DRIVER,
    id: 'gb.driver.nothing-decided',
    dayToAct: 'open',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'This is a question and a warning. Nobody has given you a fine or points yet.',
    authority: WARNED,
  },
  {
    ...DRIVER,
    id: 'gb.driver.right-not-me',
    kind: 'right',
    rank: 5,
    says: 'Did someone else drive? Give their name and address on the form. The police then write to that person.',
    authority: WHO_DROVE,
  },
  {
    ...DRIVER,
    id: 'gb.driver.right-not-known',
    kind: 'right',
    rank: 6,
    says: 'It is no offence if you do not know who drove and could not find out with fair care. Write down all that you did to find out.',
    authority: WHO_DROVE,
  },
  {
    ...DRIVER,
    nations: EVERYWHERE,
    id: 'gb.driver.step-check',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Check the plate, place, day and time. Look in your diary, messages or work log to see who drove.',
    authority: WHO_DROVE_ANYWHERE,
  },
  {
    ...DRIVER,
    id: 'gb.driver.step-photo',
    dayToAct: 'open',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Ask the police for the photo if you are not sure who drove. The 28 days go on meanwhile.',
    authority: WHO_DROVE,
  },
  {
    ...DRIVER,
    id: 'gb.driver.deadline',
    kind: 'deadline',
    terms: { trigger: 'letter', count: 28, unit: 'days', roll: 'none' },
    says: 'You have 28 days from the day you get the notice to say who drove.',
    action: 'Tell them who drove',
    consequence: 'No answer is an offence of its own: a fine of up to £1,000 and six points.',
    weight: 'main',
    example: {
      clause: 'section 172(7): 28 days, counted here from the date of the notice to be safe',
      trigger: '2026-11-02',
      result: '2026-11-30',
    },
    authority: WHO_DROVE,
  },
  {
    ...DRIVER,
    nations: ENGLAND_AND_WALES,
    id: 'gb.driver.warning-false-name',
    kind: 'warning',
    severity: 'high',
    rank: 5,
    says: 'Never name someone who did not drive. Courts send people to prison for that.',
    authority: FALSE_NAME,
  },
  {
    ...DRIVER,
    nations: ENGLAND_AND_WALES,
    id: 'gb.driver.six-months',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 6,
    says: 'For speeding, the court case must start within six months of the offence. Keep all papers until then.',
    authority: SIX_MONTHS,
  },
  {
    ...DRIVER,
    id: 'gb.driver.option-answer',
    dayToAct: 'open',
    kind: 'option',
    option: 'comply',
    rank: 4,
    title: 'Name the driver in time',
    says: 'Send the form back with the name and address of the driver, also if that is you.',
    cost: 'Nothing.',
    time: 'A few minutes.',
    risk: 'If it was you, an offer of a course, a penalty or a court paper comes next.',
    bestFor: 'You know who drove.',
    authority: WHO_DROVE,
  },
  {
    ...DRIVER_NI,
    id: 'gb.driver.ni-nothing-decided',
    dayToAct: 'open',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'This is a question and a warning. Nobody has given you a fine or points yet.',
    authority: WARNED_NI,
  },
  {
    ...DRIVER_NI,
    id: 'gb.driver.ni-right-fourteen',
    kind: 'right',
    rank: 4,
    says: 'The first notice must go to the keeper or driver within 14 days of the offence, in most cases.',
    authority: WARNED_NI,
  },
  {
    ...DRIVER_NI,
    id: 'gb.driver.ni-right-not-me',
    kind: 'right',
    rank: 5,
    says: 'Did someone else drive? Give their name and address on the form. The police then write to that person.',
    authority: WHO_DROVE_NI,
  },
  {
    ...DRIVER_NI,
    id: 'gb.driver.ni-step',
    dayToAct: 'open',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Fill in the form and send it back in the days it gives, with proof of posting. Not answering is an offence of its own.',
    authority: WHO_DROVE_NI,
  },
  {
    ...DRIVER_NI,
    id: 'gb.driver.ni-option-answer',
    dayToAct: 'open',
    kind: 'option',
    option: 'comply',
    rank: 4,
    title: 'Name the driver in time',
    says: 'Send the form back with the name and address of the driver, also if that is you.',
    cost: 'Nothing.',
    time: 'A few minutes.',
    risk: 'If it was you, an offer of a course, a penalty or a court paper comes next.',
    bestFor: 'You know who drove.',
    authority: WHO_DROVE_NI,
  },
]
