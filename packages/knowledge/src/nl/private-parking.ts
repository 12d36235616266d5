/** Private owners and firms that claim a penalty for a parked car: contract law, and not the law of traffic fines. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { PRIVATE_GROUND } from './conditions.ts'
import { LAW } from './law.ts'

const BASE = {
  country: 'nl',
  kinds: ['PARKING_TICKET', 'PENALTY_CHARGE_NOTICE'],
  topics: ['parking'],
  when: { any: [PRIVATE_GROUND] },
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

function contract(provision: string): Authority {
  return {
    title: 'Burgerlijk Wetboek Boek 6 (BW)',
    provision,
    url: 'https://wetten.overheid.nl/BWBR0005289/',
    inForceFrom: '1992-01-01',
  }
}

const PENALTY = contract('artikelen 6:91 tot en met 6:94')
const TERMS = contract('artikelen 6:231 tot en met 6:234')

export const PRIVATE_PARKING: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.parking.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The owner of a private place, or a firm, says that you broke its parking terms and wants a penalty.',
    authority: PENALTY,
  },
  {
    ...BASE,
    id: 'nl.parking.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 4,
    says: 'This is a private claim. It does not come from the police or the CJIB, and it is no fine of the state.',
    authority: PENALTY,
  },
  {
    ...BASE,
    id: 'nl.parking.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 4,
    says: 'They cannot take money or goods without a judge.',
    authority: LAW.titleOnly,
  },
  {
    ...BASE,
    id: 'nl.parking.right-terms',
    kind: 'right',
    rank: 4,
    says: 'You owe it only if you agreed to the terms. They must have been easy to read when you drove in.',
    authority: TERMS,
  },
  {
    ...BASE,
    id: 'nl.parking.right-driver',
    kind: 'right',
    rank: 5,
    says: 'A contract binds the driver and not the owner of the car. They must prove who parked.',
    authority: LAW.proof,
  },
  {
    ...BASE,
    id: 'nl.parking.right-lower',
    kind: 'right',
    rank: 6,
    says: 'A judge can lower a penalty that is plainly too high, and strike out a term that is unfair to consumers.',
    authority: PENALTY,
  },
  {
    ...BASE,
    id: 'nl.parking.right-costs',
    kind: 'right',
    rank: 7,
    says: 'Before they add collection costs they must send you a letter with fourteen days to pay.',
    authority: LAW.letter14,
  },
  {
    ...BASE,
    id: 'nl.parking.step-check',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Check the day, the place and the car. Take photos of the signs, and look for your ticket or receipt.',
    authority: TERMS,
  },
  {
    ...BASE,
    id: 'nl.parking.step-write',
    dayToAct: 'open',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Write before their date why you do not agree, and ask for the photos and the terms.',
    authority: LAW.proof,
  },
  {
    ...BASE,
    id: 'nl.parking.option-no',
    dayToAct: 'open',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    title: 'Say no in writing',
    says: 'Write why you do not owe it, with photos or a receipt.',
    cost: 'A stamp.',
    time: 'Before their date.',
    risk: 'They may go to court.',
    bestFor: 'You paid, did not drive or saw no sign.',
    authority: TERMS,
  },
  {
    ...BASE,
    id: 'nl.parking.option-pay',
    dayToAct: 'open',
    kind: 'option',
    option: 'pay',
    rank: 15,
    title: 'Pay, or offer the parking price',
    says: 'Offer the price of the time that you stood there, to end the matter.',
    cost: 'The sum that you agree.',
    time: 'Before their date.',
    risk: 'They may want the whole penalty.',
    bestFor: 'You did stand there without a ticket.',
    authority: PENALTY,
  },
]
