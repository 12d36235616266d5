/** Notices of a higher price. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-consumer.ts'

const LAWS = {
  telecom: {
    title: 'European Union (Electronic Communications Code) Regulations 2022, S.I. No. 444 of 2022',
    provision:
      'changes of contract: a month’s notice and the right to leave, as ComReg explains it',
    url: 'https://www.comreg.ie/',
    inForceFrom: '2023-06-09',
  },
  energyPrice: {
    title: 'Commission for Regulation of Utilities: Electricity and Gas Suppliers’ Handbook',
    provision: 'notice of a price change (30 days)',
    url: 'https://www.cru.ie/',
    inForceFrom: '2022-10-01',
  },
  renewal: {
    title:
      'Central Bank (Supervision and Enforcement) Act 2013 (Section 48) (Insurance Requirements) Regulations 2022, S.I. No. 126 of 2022',
    provision: 'no higher price for staying (car and home insurance)',
    url: 'https://www.centralbank.ie/',
    inForceFrom: '2022-07-01',
  },
} as const satisfies Record<string, Authority>

const RISEN = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
  papers: ['price_rise'],
} satisfies Partial<Rule>

const PHONE = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
  papers: ['price_rise'],
  when: { all: [{ says: ['broadband', 'mobile', 'phone', 'internet', 'tv package', 'comreg'] }] },
} satisfies Partial<Rule>

const ENERGY = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
  papers: ['price_rise'],
  when: {
    all: [{ says: ['electricity', 'gas', 'unit rate', 'energy', 'standing charge'] }],
    not: [{ says: ['broadband', 'mobile', 'phone', 'internet', 'tv package', 'comreg'] }],
  },
} satisfies Partial<Rule>

const COVER = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
  papers: ['price_rise'],
  when: {
    all: [{ says: ['insurance', 'premium', 'renewal'] }],
    not: [
      { says: ['broadband', 'mobile', 'phone', 'internet', 'tv package', 'comreg'] },
      { says: ['electricity', 'gas', 'unit rate', 'energy', 'standing charge'] },
    ],
  },
} satisfies Partial<Rule>

export const PRICE_RISE: readonly Rule[] = [
  {
    ...RISEN,
    id: 'ie.price.step-term',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Look in your contract for the term on price rises, and for the day when it ends.',
    authority: LAW.unfairTerms,
  },
  {
    ...RISEN,
    id: 'ie.price.right-term',
    kind: 'right',
    rank: 6,
    says: 'A term that lets a firm raise the price as it likes, with no way out for you, may be unfair. Then it does not bind you.',
    authority: LAW.unfairTerms,
  },
  {
    ...RISEN,
    id: 'ie.price.option-switch',
    kind: 'option',
    option: 'negotiate',
    rank: 5,
    title: 'Ask for a better price or switch',
    cost: 'Free.',
    time: 'A few weeks.',
    risk: 'Check for a fee if you leave early.',
    bestFor: 'You can get it cheaper somewhere else.',
    says: 'Get two other prices. Then ask your firm to match them before the rise starts.',
    authority: LAW.ccpc,
  },
  {
    ...PHONE,
    id: 'ie.price.right-leave',
    kind: 'right',
    rank: 3,
    says: 'A phone, internet or TV firm must tell you a month before it changes the contract. You can then mostly leave without a fee, within a month.',
    authority: LAWS.telecom,
  },
  {
    ...PHONE,
    id: 'ie.price.know-index',
    kind: 'warning',
    severity: 'medium',
    rank: 4,
    says: 'If your contract named this yearly rise from the start, the free way out may not apply.',
    authority: LAWS.telecom,
  },
  {
    ...PHONE,
    id: 'ie.price.step-comreg',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Complain to the firm first. If that fails, ComReg helps for free.',
    authority: LAW.comreg,
  },
  {
    ...ENERGY,
    id: 'ie.price.right-energy',
    kind: 'right',
    rank: 3,
    says: 'Your energy firm must tell you 30 days before a higher price starts. You can switch to another firm.',
    authority: LAWS.energyPrice,
  },
  {
    ...ENERGY,
    id: 'ie.price.right-fixed',
    kind: 'right',
    rank: 4,
    says: 'If your rate is fixed until a certain day, it stays until then. Ask the firm to show you the term.',
    authority: LAWS.energyPrice,
  },
  {
    ...ENERGY,
    id: 'ie.price.step-energy',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Compare prices on a site that the CRU approves. If you fall behind, ask for a payment plan early.',
    authority: LAW.energy,
  },
  {
    ...COVER,
    id: 'ie.price.right-renewal',
    kind: 'right',
    rank: 3,
    says: 'A car or home insurer may not ask more of you only because you stayed. Ask why the price went up.',
    authority: LAWS.renewal,
  },
]
