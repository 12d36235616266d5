/** The states as rows of rules: one small function per cell of the table. */
import type { HelpOrganisation, Rule, Test } from '@plainletter/contracts/rule'

import { COMES_TO_COURT, HOME_CASE } from './conditions-court.ts'
import { NOT_PLAIN_CONTRACT } from './conditions.ts'
import { AT_COURT } from './help-matters.ts'
import { depositRows, rentRows } from './state-home-rows.ts'
import {
  BENEFIT_REFUSED,
  CARD,
  CREDIT,
  HOW_LONG,
  OWING,
  SUED,
  TOO_OLD,
  UNEMPLOYMENT,
} from './state-phrases.ts'
import { STATES, TRIGGER, WORKED, sharedBy, statute } from './state.ts'
import type { State } from './state.ts'
import { JOBLESS, NO_WAGE_CLAIM } from './unemployment-denial.ts'

/** A decision, not a mere letter about unemployment. */
const DECIDED: Test = {
  says: [
    'overpaid',
    'overpayment',
    'determination',
    'denied',
    'disqualified',
    'not eligible',
    'ineligible',
    'appeal',
    'decision',
    'protest',
    'restitution',
    'repay',
    'disagree',
    'not payable',
    'not qualified',
  ],
}

/** A dispute between people or with a shop, in which the reader may have a claim. */
const OWED_TO_YOU: Test = {
  says: [
    'owes me',
    'small claims',
    'roommate',
    'venue',
    'vendor',
    'repair shop',
    'mechanic',
    'marketplace',
    'the deposit',
    'deposit back',
    'take them to court',
    'sue them',
    'sue him',
    'sue her',
    'my money back',
    'get my money',
    'refund',
    'my deposit',
    'security deposit',
    'neighbor',
    'neighbors',
    'contractor',
    'damaged my',
    'dog bit',
    'as is',
    'warranty',
  ],
}
const OWED_BY_YOU: Test = {
  says: [
    'irs',
    'tax refund',
    'unemployment',
    'medicaid',
    'snap',
    'student loan',
    'uscis',
    'laid off',
    'fired',
    'attempt to collect a debt',
    'eviction',
    'claim number',
    'data breach',
    'school district',
  ],
}

export const STATE_RULES: readonly Rule[] = STATES.flatMap((state) => [
  ...courtRows(state),
  ...limitationRows(state),
  ...rentRows(state),
  ...depositRows(state),
  ...smallClaimsRows(state),
  ...unemploymentRows(state),
])

export const STATE_HELP: readonly HelpOrganisation[] = STATES.map(({ law, key, shared }) => ({
  ...shared,
  id: `${key}.courts`,
  topics: ['debt', 'housing', 'consumer', 'family', 'criminal', 'general'],
  kinds: ['COURT_CLAIM', 'COURT_JUDGMENT', 'BAILIFF_NOTICE', 'EVICTION_NOTICE', 'OTHER', 'ENQUIRY'],
  when: AT_COURT,
  sureKinds: ['COURT_CLAIM', 'COURT_JUDGMENT', 'BAILIFF_NOTICE', 'EVICTION_NOTICE'],
  group: 'government',
  name: `Courts of ${law.name}`,
  does: `The courts’ own site for ${law.name}: find your court, its forms and guides.`,
  url: law.courts,
}))

function courtRows(state: State): Rule[] {
  const { law, key } = state
  if (!law.answer) return []
  const shared = sharedBy(state, 'answer')
  const { days } = law.answer
  const says = `In ${law.name} you have ${days} days to answer after the papers are given to you. Your summons counts if it says another time.`
  const row = { ...shared, authority: statute(state, law.answer.law, law.courts), says }
  return [
    {
      ...row,
      id: `${key}.answer`,
      kind: 'deadline',
      kinds: ['COURT_CLAIM'],
      rank: 10,
      when: { not: [HOME_CASE, COMES_TO_COURT] },
      terms: { trigger: 'letter', count: days, unit: 'days', roll: 'none' },
      action: 'File your answer with the court',
      consequence: 'The other side can win without a hearing.',
      weight: 'main',
      example: {
        clause: law.answer.law,
        trigger: TRIGGER,
        result: WORKED[days] ?? '',
      },
    },
    {
      ...shared,
      authority: row.authority,
      id: `${key}.answer-late`,
      kind: 'right',
      kinds: ['COURT_CLAIM'],
      rank: 9,
      when: {
        all: [{ olderThanDays: { role: 'letter', days } }],
        not: [HOME_CASE, COMES_TO_COURT],
      },
      says: `In ${law.name} the ${days} days to answer run from the day the papers were given to you. If they are over, answer at once: it can still help.`,
    },
    {
      ...row,
      id: `${key}.ask-answer`,
      limit: { from: 'paper', count: days, unit: 'days', roll: 'none' },
      kind: 'answer',
      kinds: ['ENQUIRY'],
      says: `File a written answer. ${says} If you do not, they win. Legal aid or the self-help center can help.`,
      topics: ['debt', 'consumer', 'general'],
      rank: 1,
      // A small claims court or a case about a home has times of its own.
      when: { not: [HOME_CASE, COMES_TO_COURT] },
      asks: [SUED, HOW_LONG],
      verdict: 'do_this',
      insteadOf: 'us.ask-debt.sued',
    },
  ]
}

function limitationRows(state: State): Rule[] {
  const { debt, card, written } = state.law
  return [
    ...(debt
      ? limitation(state, debt, { part: 'debt', what: 'most contract and card debts' })
      : []),
    ...(card ? limitation(state, card, { part: 'card', what: 'credit card debts' }) : []),
    ...(written ? limitation(state, written, { part: 'written', what: 'written contracts' }) : []),
  ]
}

function limitation(
  state: State,
  { years, law }: { years: number; law: string },
  { part, what }: { part: 'debt' | 'card' | 'written'; what: string },
): Rule[] {
  const { key } = state
  const shared = sharedBy(state, part)
  const says = `In ${state.law.name} the time to sue on ${what} is ${years} years. After that you can tell the court that it is too late.`
  const row = { ...shared, says, authority: statute(state, law) }
  const plain = { says: [...NOT_PLAIN_CONTRACT] }
  const when = {
    debt: { not: [plain] },
    card: state.law.written?.notCredit
      ? { any: [CARD, CREDIT], not: [plain] }
      : { all: [CARD], not: [plain] },
    written: { not: [plain, CARD, ...(state.law.written?.notCredit ? [CREDIT] : [])] },
  }[part]
  return [
    {
      ...row,
      id: `${key}.limitation-${part}`,
      kind: 'limitation',
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'COURT_CLAIM',
        'UTILITY_BILL_DEMAND',
      ],
      topics: ['debt', 'consumer'],
      rank: part === 'card' ? 10 : 20,
      when,
      years,
      from: 'the day you first missed a payment and did not catch up',
      effect: 'court_action_barred',
      restartedBy:
        'A payment or a signed promise may start the time again. The contract may also name the law of another state.',
    },
    {
      ...row,
      id: `${key}.ask-${part}-age`,
      when: part === 'written' ? { not: [CARD] } : {},
      kind: 'answer',
      kinds: ['ENQUIRY'],
      topics: ['debt', 'general'],
      rank: part === 'card' ? 15 : 20,
      asks: [part === 'card' ? CARD.says : OWING, TOO_OLD],
      verdict: 'it_depends',
      dependsOn: 'when you last paid and what kind of debt it is',
    },
  ]
}

function smallClaimsRows(state: State): Rule[] {
  const { law, key } = state
  if (!law.smallClaims) return []
  const shared = sharedBy(state, 'smallClaims')
  const limit = `$${String(law.smallClaims.dollars).replace(/(?=(?:\d{3})+$)(?!^)/g, ',')}`
  const cited = statute(state, law.smallClaims.law)
  const authority = { ...cited, inForceFrom: law.smallClaims.from ?? cited.inForceFrom }
  return [
    {
      ...shared,
      id: `${key}.ask-small-claims`,
      kind: 'answer',
      kinds: ['ENQUIRY'],
      topics: ['consumer', 'housing', 'debt', 'general'],
      rank: 1,
      asks: [['small claims']],
      verdict: 'do_this',
      says: `In ${law.name} you can claim up to ${limit} in small claims court without a lawyer. Send a written demand first and keep proof.`,
      authority,
    },
    {
      ...shared,
      id: `${key}.small-claims`,
      kind: 'right',
      kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
      topics: ['consumer', 'housing', 'general'],
      rank: 14,
      when: { any: [OWED_TO_YOU], not: [OWED_BY_YOU] },
      says: `In ${law.name} you can claim up to ${limit} in small claims court without a lawyer. Send a written demand first and keep proof.`,
      authority,
    },
  ]
}

function unemploymentRows(state: State): Rule[] {
  const { law, key } = state
  if (!law.unemployment) return []
  const shared = sharedBy(state, 'unemployment')
  const { days } = law.unemployment
  const says = `In ${law.name} you have ${days} days to appeal a decision on unemployment benefits, in most cases from its mailing. Go on claiming each week.`
  const row = { ...shared, says, authority: statute(state, law.unemployment.law) }
  return [
    {
      ...row,
      id: `${key}.unemployment`,
      kind: 'deadline',
      kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
      rank: 10,
      when: { all: [JOBLESS, DECIDED], not: [NO_WAGE_CLAIM] },
      terms: { trigger: 'letter', count: days, unit: 'days', roll: 'none' },
      action: 'Appeal the decision on unemployment benefits',
      consequence: 'The decision becomes final, unless you had a good reason to be late.',
      weight: 'main',
      example: { clause: law.unemployment.law, trigger: TRIGGER, result: WORKED[days] ?? '' },
    },
    {
      ...row,
      id: `${key}.ask-unemployment`,
      kind: 'answer',
      kinds: ['ENQUIRY'],
      topics: ['employment', 'debt', 'general'],
      rank: 10,
      asks: [UNEMPLOYMENT, BENEFIT_REFUSED],
      verdict: 'do_this',
    },
  ]
}
