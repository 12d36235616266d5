/** Court papers about money: the summons and the answer to it. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { DEBT_LAW, GUIDANCE } from './authority.ts'
import { CHECKED, page } from './cite-law.ts'
import { HOME_CASE } from './conditions-court.ts'

const CLAIM = {
  ...CHECKED,
  kinds: ['COURT_CLAIM'],
  topics: ['debt', 'consumer'],
} satisfies Partial<Rule>

const MONEY_CLAIM = { ...CLAIM, when: { not: [HOME_CASE] } } satisfies Partial<Rule>

/** Courts of the states where wages may mostly not be taken for a normal debt: the federal quarter would frighten for nothing. */
const NO_WAGES_TAKEN: Test = {
  says: [
    'state of texas',
    'texas rules',
    'tx',
    'county, texas',
    'north carolina',
    'south carolina',
    'pennsylvania',
  ],
}

/** Nobody can say of such a paper that the court has not decided. */
const MONTHS_OLD: Test = { olderThanDays: { role: 'letter', days: 61 } }

const DUE_PROCESS = page(
  'Constitution of the United States',
  'Fourteenth Amendment, section 1 (due process)',
  'https://constitution.congress.gov/constitution/amendment-14/',
)

const FEDERAL_RULES = page(
  'Federal Rules of Civil Procedure',
  'Rule 12(a): 21 days',
  'https://www.uscourts.gov/forms-rules/current-rules-practice-procedure/federal-rules-civil-procedure',
)

export const LAWSUITS: readonly Rule[] = [
  {
    ...CLAIM,
    id: 'us.claim.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'Someone has sued you. They want the court to order you to pay or to do something.',
    authority: GUIDANCE.sued,
  },
  {
    ...CLAIM,
    id: 'us.claim.who',
    when: { not: [MONTHS_OLD] },
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    dayToAct: 'open',
    says: 'The plaintiff is the one who sues. You are the defendant. The court has not decided anything yet.',
    authority: GUIDANCE.sued,
  },
  {
    ...CLAIM,
    id: 'us.claim.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    dayToAct: 'open',
    says: 'This is real and has a short time limit. If you answer, they must prove their case. If you do not, they win.',
    authority: GUIDANCE.answer,
  },
  {
    ...CLAIM,
    id: 'us.claim.rights-summary',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You can answer, see their proof and be heard by a judge. You do not need a lawyer to answer.',
    authority: DUE_PROCESS,
  },
  {
    ...MONEY_CLAIM,
    id: 'us.claim.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    dayToAct: 'open',
    says: 'They cannot take your wages or bank money because of this paper. They need a judgment first.',
    authority: DEBT_LAW.guidance,
  },
  {
    ...MONEY_CLAIM,
    id: 'us.claim.know-default',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 10,
    learnMore: 'Many courts have a fill-in answer form on their self-help page.',
    says: 'Many debt cases are won only because nobody answers. An answer often makes a debt buyer show proof it does not have.',
    authority: GUIDANCE.answer,
  },
  {
    ...CLAIM,
    id: 'us.claim.right-heard',
    kind: 'right',
    rank: 10,
    says: 'You have the right to be told of the case and to be heard before a court decides.',
    authority: DUE_PROCESS,
  },
  {
    ...MONEY_CLAIM,
    id: 'us.claim.right-proof',
    kind: 'right',
    rank: 20,
    says: 'You have the right to make them prove that you owe this sum and that they own the debt.',
    authority: GUIDANCE.sued,
  },
  {
    ...MONEY_CLAIM,
    id: 'us.claim.right-wages',
    when: { not: [HOME_CASE, NO_WAGES_TAKEN] },
    kind: 'right',
    rank: 25,
    says: 'Even if they win, most of your pay stays yours. For a normal debt at most a quarter may be taken, and less from low pay.',
    authority: DEBT_LAW.wages,
  },
  {
    ...MONEY_CLAIM,
    id: 'us.claim.right-old',
    kind: 'right',
    rank: 30,
    says: 'A debt collector may not sue you after the time limit for the debt has passed. You must raise it in your answer.',
    authority: DEBT_LAW.oldDebt,
  },
  {
    ...MONEY_CLAIM,
    id: 'us.claim.right-place',
    kind: 'right',
    rank: 40,
    says: 'A debt collector may sue you only where you live now or where you signed the contract.',
    authority: DEBT_LAW.venue,
  },
  {
    ...CLAIM,
    id: 'us.claim.right-service',
    kind: 'right',
    rank: 50,
    says: 'On active military duty you can ask the court to wait at least 90 days. No judgment may be made before it checks.',
    authority: DEBT_LAW.service,
  },
  {
    ...CLAIM,
    id: 'us.claim.right-waiver',
    kind: 'right',
    rank: 60,
    says: 'If you cannot pay a court fee, ask the clerk for a fee waiver form.',
    authority: GUIDANCE.usaLegal,
  },
  {
    ...CLAIM,
    id: 'us.claim.deadline-federal',
    kind: 'deadline',
    rank: 10,
    when: {
      any: [{ says: ['united states district court', 'u.s. district court', 'ao 440'] }],
      not: [{ says: ['bankruptcy court'] }],
    },
    terms: { trigger: 'letter', count: 21, unit: 'days', roll: 'next_working_day' },
    action: 'File your answer with the federal court',
    consequence: 'The court can enter a default judgment against you.',
    weight: 'main',
    example: {
      clause: 'Federal Rule of Civil Procedure 12(a)(1)(A): 21 days after service',
      trigger: '2026-06-01',
      result: '2026-06-22',
    },
    says: 'In a federal court you have 21 days to answer after the papers are given to you.',
    authority: FEDERAL_RULES,
  },
  {
    ...MONEY_CLAIM,
    id: 'us.claim.warning-time',
    kind: 'warning',
    severity: 'high',
    rank: 10,
    dayToAct: 'open',
    says: 'Time runs from the day the papers were given to you, in many states only 20 to 30 days. Write that day down.',
    authority: GUIDANCE.answer,
  },
  {
    ...CLAIM,
    id: 'us.claim.warning-late',
    kind: 'warning',
    severity: 'high',
    rank: 20,
    when: { any: [{ olderThanDays: { role: 'letter', days: 20 } }] },
    dayToAct: 'open',
    says: 'Your time may be nearly over. File an answer today, or call the clerk and ask if a default has been entered.',
    authority: GUIDANCE.answer,
  },
  {
    ...CLAIM,
    id: 'us.claim.insight-own-the-debt',
    kind: 'insight',
    severity: 'medium',
    rank: 10,
    when: {
      any: [
        {
          says: [
            'assignee',
            'successor in interest',
            'funding llc',
            'portfolio',
            'spv',
            'debt buyer',
          ],
        },
      ],
      not: [HOME_CASE],
    },
    actionable: 'Ask in your answer for the papers that show each sale of the debt.',
    confidence: 0.8,
    says: 'A debt buyer must show an unbroken chain of papers from the first lender to itself.',
    authority: GUIDANCE.sued,
  },
  {
    ...CLAIM,
    id: 'us.claim.not-served',
    kind: 'insight',
    severity: 'low',
    rank: 30,
    actionable: 'Note how and when you got the papers. Tell the court if it was not done right.',
    confidence: 0.7,
    says: 'How you got the papers matters. A case can be stopped when they were never properly given to you.',
    authority: DUE_PROCESS,
  },
]
