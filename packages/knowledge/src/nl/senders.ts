/** Organisations that often write to people in the Netherlands. What a kind of sender may do is the law for that kind. */
import type { KnownSender } from '@plainletter/contracts/rule'

const CHECKED = { country: 'nl', checkedOn: '2026-11-21', checkBy: '2027-05-31' } as const

export const SENDERS: readonly KnownSender[] = [
  {
    ...CHECKED,
    id: 'nl.sender.cjib',
    what: 'government',
    name: 'CJIB',
    match: ['centraal justitieel incassobureau', 'cjib'],
    says: 'The CJIB collects fines for the state. It can raise a fine that is late, and it can agree a plan.',
    nextStep: 'Appeal, pay or ask for a plan before the date.',
    source: { title: 'Centraal Justitieel Incassobureau', url: 'https://www.cjib.nl/' },
  },
  {
    ...CHECKED,
    id: 'nl.sender.belastingdienst',
    what: 'government',
    name: 'Belastingdienst',
    match: ['belastingdienst'],
    says: 'This is the tax office. It can seize after a formal order, and it can give more time.',
    nextStep: 'Object or ask for time before the date.',
    source: { title: 'Belastingdienst', url: 'https://www.belastingdienst.nl/' },
  },
  {
    ...CHECKED,
    id: 'nl.sender.uwv',
    what: 'government',
    name: 'UWV',
    match: ['uwv'],
    says: 'UWV pays benefits for people without work or who are ill. Its decisions can be objected to.',
    nextStep: 'Object within six weeks if you disagree.',
    source: { title: 'UWV', url: 'https://www.uwv.nl/' },
  },
  {
    ...CHECKED,
    id: 'nl.sender.cak',
    what: 'government',
    name: 'CAK',
    match: ['cak', 'hetcak'],
    says: 'The CAK collects the health premium when you have long arrears.',
    nextStep: 'Agree a plan with your insurer.',
    source: { title: 'CAK', url: 'https://www.hetcak.nl/' },
  },
  {
    ...CHECKED,
    id: 'nl.sender.intrum',
    what: 'debt_collector',
    name: 'Intrum Nederland',
    match: ['intrum'],
    says: 'Intrum is a collection firm. It is not a court and cannot seize anything by itself.',
    nextStep: 'Check the debt and the costs, then write.',
    source: { title: 'Justis', url: 'https://www.justis.nl/' },
  },
]
