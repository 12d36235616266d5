/** The states as rows of rules: one small function per cell of the table. */
import type { Authority, HelpOrganisation, Rule } from '@plainletter/contracts/rule'

import { COMES_TO_COURT, HOME_CASE, NOT_PLAIN_CONTRACT } from './conditions.ts'
import {
  BEHIND,
  CARD,
  DEPOSIT_ASKS,
  EVICTED,
  HOW_LONG,
  MUST_LEAVE,
  ORDER_MADE,
  OWING,
  RENT_OWED,
  SUED,
  TOO_OLD,
} from './state-phrases.ts'
import type { StateLaw } from './state-shape.ts'
import { STATES_A_TO_L } from './states-a-to-l.ts'
import { STATES_M_TO_N } from './states-m-to-n.ts'
import { STATES_O_TO_W } from './states-o-to-w.ts'

const CHECKED = { country: 'us', checkedOn: '2026-11-21', checkBy: '2027-04-30' } as const

const TABLE: Readonly<Record<string, StateLaw>> = {
  ...STATES_A_TO_L,
  ...STATES_M_TO_N,
  ...STATES_O_TO_W,
}

/** One state with what all of its rows share. `key` begins their ids. */
type State = { law: StateLaw; key: string; shared: typeof CHECKED & { regions: string[] } }

const STATES: readonly State[] = Object.entries(TABLE).map(([code, law]) => ({
  law,
  key: `us.state.${code.toLowerCase()}`,
  shared: { ...CHECKED, regions: [`US-${code}`] },
}))

/** Periods that begin on Monday 1 June 2026, as counted by hand. No last day is moved: the day of service is not known. */
const WORKED: Readonly<Record<number, string>> = {
  3: '2026-06-04',
  5: '2026-06-06',
  7: '2026-06-08',
  8: '2026-06-09',
  10: '2026-06-11',
  11: '2026-06-12',
  12: '2026-06-13',
  14: '2026-06-15',
  15: '2026-06-16',
  16: '2026-06-17',
  20: '2026-06-21',
  21: '2026-06-22',
  28: '2026-06-29',
  30: '2026-07-01',
  35: '2026-07-06',
}
const WORKED_IN_WORKING_DAYS: Readonly<Record<number, string>> = {
  3: '2026-06-04',
  7: '2026-06-10',
}
const TRIGGER = '2026-06-01'

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
  topics: ['debt', 'housing', 'consumer', 'family', 'general'],
  group: 'government',
  name: `Courts of ${law.name}`,
  does: `The courts’ own site for ${law.name}: find your court, its forms and guides.`,
  url: law.courts,
}))

/** The first day is that on which we are sure of the cell; most are far older. */
function statute({ law }: State, provision: string, url = law.code): Authority {
  return { title: `Law of ${law.name}`, provision, url, inForceFrom: '2025-01-01' }
}

function courtRows(state: State): Rule[] {
  const { law, key, shared } = state
  if (!law.answer) return []
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
      // After that many days only the day of service, which we do not know, tells if time is up.
      when: { not: [HOME_CASE, COMES_TO_COURT, { olderThanDays: { role: 'letter', days } }] },
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
      ...row,
      id: `${key}.ask-answer`,
      kind: 'answer',
      kinds: ['ENQUIRY'],
      topics: ['debt', 'consumer', 'general'],
      rank: 1,
      asks: [SUED, HOW_LONG],
      verdict: 'do_this',
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
  const { key, shared } = state
  const says = `In ${state.law.name} the time to sue on ${what} is ${years} years. After that you can tell the court that it is too late.`
  const row = { ...shared, says, authority: statute(state, law) }
  const plain = { says: [...NOT_PLAIN_CONTRACT] }
  const when = {
    debt: { not: [plain] },
    card: { all: [CARD], not: [plain] },
    written: { not: [plain, CARD] },
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

function rentRows(state: State): Rule[] {
  const { law, key, shared } = state
  if (!law.rent) return []
  const { days, unit, from } = law.rent
  const named = unit === 'days' ? `${days} days` : `${days} business days`
  const cited = statute(state, law.rent.law)
  const row = { ...shared, authority: { ...cited, inForceFrom: from ?? cited.inForceFrom } }
  const when = { all: [RENT_OWED], not: [ORDER_MADE] }
  return [
    {
      ...row,
      id: `${key}.rent-notice`,
      kind: 'deadline',
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
      rank: 20,
      when,
      lawAt: 'letter',
      terms: { trigger: 'letter', count: days, unit, roll: 'none' },
      action: 'Pay the rent you owe, agree a plan in writing, or get legal help',
      consequence: 'Your landlord can then ask a court to end your tenancy.',
      weight: 'main',
      example: {
        clause: law.rent.law,
        trigger: TRIGGER,
        result: (unit === 'days' ? WORKED[days] : WORKED_IN_WORKING_DAYS[days]) ?? '',
      },
      says: `In ${law.name} you get ${named} after a notice for unpaid rent. You need not be out by then.`,
    },
    {
      ...row,
      id: `${key}.rent-notice-right`,
      kind: 'right',
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
      rank: 20,
      when,
      lawAt: 'letter',
      says: `In ${law.name} a notice for unpaid rent must in most cases give you ${named}. A shorter one can be a defense in court.`,
    },
    {
      ...row,
      id: `${key}.ask-rent-notice`,
      kind: 'answer',
      kinds: ['ENQUIRY'],
      topics: ['housing'],
      rank: 1,
      asks: [BEHIND, EVICTED, MUST_LEAVE],
      verdict: 'do_this',
      says: `Stay in your home and get help today. In ${law.name} the landlord must in most cases give ${named} of notice, then go to court. Only a court can order you out.`,
    },
  ]
}

function depositRows(state: State): Rule[] {
  const { law, key, shared } = state
  if (!law.deposit) return []
  const { days } = law.deposit
  return [
    {
      ...shared,
      id: `${key}.ask-deposit`,
      kind: 'answer',
      kinds: ['ENQUIRY'],
      topics: ['housing', 'consumer'],
      rank: 10,
      asks: [['deposit', 'security deposit'], DEPOSIT_ASKS],
      verdict: 'do_this',
      says: `Write and ask for it. In ${law.name} a landlord has in most cases ${days} days after you leave to return it or list what was kept. Then you can use small claims court.`,
      authority: statute(state, law.deposit.law),
    },
  ]
}

function smallClaimsRows(state: State): Rule[] {
  const { law, key, shared } = state
  if (!law.smallClaims) return []
  const limit = `$${String(law.smallClaims.dollars).replace(/(?=(?:\d{3})+$)(?!^)/g, ',')}`
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
      authority: statute(state, law.smallClaims.law),
    },
  ]
}

function unemploymentRows(state: State): Rule[] {
  const { law, key, shared } = state
  if (!law.unemployment) return []
  const { days } = law.unemployment
  const says = `In ${law.name} you have ${days} days to appeal a decision on unemployment benefits, in most cases from its mailing. Go on claiming each week.`
  const row = { ...shared, says, authority: statute(state, law.unemployment.law) }
  return [
    {
      ...row,
      id: `${key}.unemployment`,
      kind: 'deadline',
      kinds: ['BENEFIT_OVERPAYMENT'],
      rank: 10,
      when: { any: [{ says: ['unemployment'] }] },
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
      asks: [
        ['unemployment'],
        [
          'appeal',
          'denied',
          'turned down',
          'refused',
          'overpaid',
          'overpayment',
          'how long',
          'deadline',
        ],
      ],
      verdict: 'do_this',
    },
  ]
}
