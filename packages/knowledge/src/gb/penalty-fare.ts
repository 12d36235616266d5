/** A penalty fare of a train company. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

const NOTICE = { ...CHECKED, kinds: ['PENALTY_CHARGE_NOTICE'] } satisfies Partial<Rule>

const TRAIN_WORDS = ['penalty fare', 'penalty fares', 'penalty fare notice']

export const ON_A_TRAIN = {
  ...NOTICE,
  nations: ENGLAND_AND_WALES,
  when: { all: [{ says: TRAIN_WORDS }] },
} satisfies Partial<Rule>

const FARES = 'Railways (Penalty Fares) Regulations 2018'
const FARES_URL = 'https://www.legislation.gov.uk/uksi/2018/366'
export const FARE_APPEAL: Authority = {
  title: FARES,
  provision: 'regulations 16 to 18',
  url: `${FARES_URL}/regulation/16`,
  inForceFrom: '2018-04-06',
}
const FARE_RULES: Authority = {
  title: FARES,
  provision: 'regulations 5, 6 and 8',
  url: `${FARES_URL}/regulation/6`,
  inForceFrom: '2018-04-06',
}
const FARE_DEBT: Authority = {
  title: FARES,
  provision: 'regulations 11 and 12',
  url: `${FARES_URL}/regulation/11`,
  inForceFrom: '2018-04-06',
}
const FARE_CRIME: Authority = {
  title: 'Regulation of Railways Act 1889',
  provision: 'section 5',
  url: 'https://www.legislation.gov.uk/ukpga/Vict/52-53/57/section/5',
  inForceFrom: '1889-08-30',
}

export const PENALTY_FARE: readonly Rule[] = [
  {
    ...ON_A_TRAIN,
    id: 'gb.fare.want',
    dayToAct: 'open',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The train firm says you had no valid ticket. It wants the penalty and the fare, or your appeal, within 21 days.',
    authority: FARE_RULES,
  },
  {
    ...ON_A_TRAIN,
    id: 'gb.fare.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'A penalty fare is not a criminal fine, and gives no criminal record. The firm can claim it as a debt.',
    authority: FARE_DEBT,
  },
  {
    ...ON_A_TRAIN,
    id: 'gb.fare.right-appeal',
    dayToAct: 'open',
    kind: 'right',
    rank: 4,
    says: 'You have 21 days to appeal to an independent panel. It is free. If it says no, there are two more stages.',
    authority: FARE_APPEAL,
  },
  {
    ...ON_A_TRAIN,
    id: 'gb.fare.right-no-ticket-sold',
    kind: 'right',
    rank: 5,
    says: 'They may not charge it if there was no way to buy your ticket where you got on, or no proper warning signs.',
    authority: FARE_RULES,
  },
  {
    ...ON_A_TRAIN,
    id: 'gb.fare.step',
    dayToAct: 'open',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Choose before day 21: pay the lower sum, or appeal with your proof. An appeal stops the clock.',
    authority: FARE_APPEAL,
  },
  {
    ...ON_A_TRAIN,
    id: 'gb.fare.warning',
    kind: 'warning',
    severity: 'medium',
    rank: 4,
    says: 'If you do neither, the firm can add costs, or start a criminal case over the journey. Do not leave it.',
    authority: FARE_CRIME,
  },
  {
    ...ON_A_TRAIN,
    id: 'gb.fare.option-appeal',
    kind: 'option',
    option: 'appeal',
    rank: 4,
    title: 'Appeal the penalty fare',
    says: "Say what happened and send proof: a photo of the machine, a booking, a bank line or a doctor's note.",
    cost: 'Nothing.',
    time: 'An hour now, some weeks to an answer.',
    risk: 'If you lose, you pay what was asked.',
    bestFor: 'You could not buy a ticket, had one, or had a strong reason.',
    authority: FARE_APPEAL,
  },
]
