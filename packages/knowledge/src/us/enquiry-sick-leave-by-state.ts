/** Questions about sick days, doctor's notes and being punished for calling in sick, by state. */
import type { Rule, RuleOf } from '@plainletter/contracts/rule'

import {
  AT_THE_END,
  AT_WORK,
  NOTE,
  NOT_FOR_WORK,
  OWED,
  PAID_SICK_DAYS,
  PUNISHED,
  SICK,
  SICK_HOURS,
  SICK_OR_PAID,
  WHY_NOTE,
} from './sick-leave-asks.ts'
import { SICK_LEAVE_EN } from './sick-leave-in-english.ts'
import { SICK_STATES } from './sick-leave-sentences.ts'
import type { SickPart } from './sick-leave-sentences.ts'
import { statute } from './state.ts'

const ASK = {
  country: 'us',
  checkedOn: '2026-11-22',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  kind: 'answer',
  when: { not: [NOT_FOR_WORK] },
} satisfies Partial<Rule>

/** With the verdict of rows whose words name nothing that it depends on. */
type Asked = Pick<RuleOf<'answer'>, 'asks' | 'rank' | 'verdict'>

const ASKED: Readonly<Record<Exclude<SickPart, 'sick-days' | 'sick-days-warned'>, Asked>> = {
  'ask-sick-days': { rank: 4, verdict: 'yes', asks: [PAID_SICK_DAYS, OWED] },
  'ask-sick-note': { rank: 3, verdict: 'no', asks: [NOTE, WHY_NOTE] },
  'ask-sick-punished': { rank: 3, verdict: 'no', asks: [SICK, PUNISHED, AT_WORK] },
}

const BY_STATE: readonly Rule[] = SICK_STATES.flatMap(({ state, law }) =>
  Object.entries(ASKED).flatMap(([part, asked]): Rule[] => {
    const id = `${state.key}.${part}`
    const { says, dependsOn } = SICK_LEAVE_EN[id] ?? {}
    if (says === undefined) return []
    return [
      {
        ...ASK,
        ...asked,
        ...(dependsOn === undefined ? {} : { verdict: 'it_depends', dependsOn }),
        id,
        checkBy: law.checkBy ?? ASK.checkBy,
        regions: state.shared.regions,
        says,
        authority: { ...statute(state, law.law, law.url), inForceFrom: law.from },
      },
    ]
  }),
)

/** Where no state law gives most workers paid sick days; other states without one have cities or acts that do. */
const WITHOUT = 'AL AR FL GA IA ID IN KS KY LA MS NC ND NH OH OK SC SD TN TX UT WI WV WY'.split(' ')

export const ENQUIRY_SICK_LEAVE_BY_STATE: readonly Rule[] = [
  ...BY_STATE,
  {
    ...ASK,
    id: 'us.ask-state.no-sick-leave-law',
    regions: WITHOUT.map((code) => `US-${code}`),
    rank: 5,
    asks: [SICK_OR_PAID, AT_WORK],
    verdict: 'it_depends',
    dependsOn: 'the firm’s own rules and how ill you are',
    says: 'Your state has no law that gives most workers paid sick days. A firm may mostly ask for a note, and punish missed days by its own rules. But after a year in a firm of 50 workers, serious illness gives 12 unpaid weeks (FMLA). With 15 workers it must weigh changes for a disability. If you are fired, claim unemployment.',
    authority: {
      title: 'Sick leave: no general right in federal law; Family and Medical Leave Act (FMLA)',
      provision:
        '29 U.S.C. 2612 and 2615; 42 U.S.C. 12112; local laws are barred for example by Florida Statutes 218.077, Wis. Stat. 103.10(1m) and N.C.G.S. 95-25.1',
      url: 'https://www.dol.gov/general/topic/workhours/sickleave',
      inForceFrom: '1993-08-05',
    },
  },
  {
    ...ASK,
    id: 'us.state.mo.ask-sick-leave-repealed',
    regions: ['US-MO'],
    rank: 4,
    asks: [SICK_OR_PAID, AT_WORK],
    verdict: 'no',
    says: 'Missouri’s paid sick time of 2025 ended on 28 August 2025, and the firm’s own rules decide now. It may mostly ask for a note, and punish missed days. But after a year in a firm of 50 workers, serious illness gives 12 unpaid weeks (FMLA). With 15 workers it must weigh changes for a disability. If you are fired, claim unemployment.',
    authority: {
      title: 'Law of Missouri (HB 567 of 2025)',
      provision: 'HB 567 of 2025, which ends RSMo 290.600 to 290.642; 29 U.S.C. 2612 and 2615',
      url: 'https://revisor.mo.gov/main/OneChapter.aspx?chapter=290',
      inForceFrom: '2025-08-28',
    },
  },
  {
    ...ASK,
    id: 'us.state.va.ask-sick-leave-soon',
    regions: ['US-VA'],
    rank: 4,
    asks: [SICK_OR_PAID, AT_WORK],
    verdict: 'it_depends',
    dependsOn: 'the firm’s own rules until July 2027',
    says: 'Virginia’s new law on paid sick days starts on 1 July 2027, first for firms with 50 workers. Until then only some home health workers have it, and a firm may mostly punish missed days. But after a year in a firm of 50 workers, serious illness gives 12 unpaid weeks (FMLA). If you are fired, claim unemployment.',
    authority: {
      title: 'Law of Virginia (Code of Virginia)',
      provision: 'Va. Code 40.1-33.3 and following; HB 5 and SB 199 of 2026; 29 U.S.C. 2612',
      url: 'https://law.lis.virginia.gov/vacode/title40.1/chapter3/',
      inForceFrom: '2021-07-01',
    },
  },
  {
    ...ASK,
    id: 'us.ask-state.sick-days-at-end',
    regions: 'AK AZ CA CO CT IL MA MD MI MN NE NJ NM NV NY OR RI WA'
      .split(' ')
      .map((code) => `US-${code}`),
    rank: 3,
    asks: [SICK_HOURS, AT_THE_END],
    verdict: 'it_depends',
    dependsOn: 'what your contract or handbook promises',
    says: 'Your state’s sick leave law mostly does not make a firm pay out unused sick days when the job ends. A contract, a handbook or one joint bank of days off (PTO) can. Earned vacation is another matter, and many states treat it as wages. If the same firm hires you back within months, the hours mostly come back.',
    authority: {
      title: 'Earned sick leave laws of the states, at the end of the job',
      provision:
        'for example RCW 49.46.210(1)(k) and (l), California Labor Code 246(g), C.R.S. 8-13.3-403, Md. Code, Labor and Employment 3-1302, NMSA 50-17-3',
      url: 'https://app.leg.wa.gov/RCW/default.aspx?cite=49.46.210',
      inForceFrom: '2018-01-01',
    },
  },
]
