/** Organisations that often write to people in Switzerland. What a kind of sender may do is the law for that kind. */
import type { KnownSender } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ch', checkedOn: '2026-11-21', checkBy: '2027-05-31' } as const

export const SENDERS: readonly KnownSender[] = [
  {
    ...CHECKED,
    id: 'ch.sender.betreibungsamt',
    what: 'government',
    name: 'Betreibungsamt',
    match: [
      'betreibungsamt',
      'office des poursuites',
      'ufficio di esecuzione',
      'ufficio esecuzione',
    ],
    says: 'This is the public debt office. It passes on demands without checking if they are right.',
    nextStep: 'Object within ten days if you dispute it.',
    source: { title: 'ch.ch, Behörden der Schweiz', url: 'https://www.ch.ch/de/' },
  },
  {
    ...CHECKED,
    id: 'ch.sender.serafe',
    what: 'licensing_body',
    name: 'Serafe',
    match: ['serafe'],
    says: 'Serafe collects the radio and TV fee for the state. Each household owes it, but some people are free of it.',
    nextStep: 'Check if you are exempt, or ask for parts.',
    source: { title: 'Serafe', url: 'https://www.serafe.ch/' },
  },
  {
    ...CHECKED,
    id: 'ch.sender.intrum',
    what: 'debt_collector',
    name: 'Intrum',
    match: ['intrum'],
    says: 'Intrum is a private collection firm. It is not an office and cannot seize anything.',
    nextStep: 'Check the bill and dispute its own fees.',
    source: { title: 'ch.ch, Behörden der Schweiz', url: 'https://www.ch.ch/de/' },
  },
  {
    ...CHECKED,
    id: 'ch.sender.eos',
    what: 'debt_collector',
    name: 'EOS Schweiz',
    match: ['eos schweiz', 'eos suisse'],
    says: 'EOS is a private collection firm. It is not an office and cannot seize anything.',
    nextStep: 'Check the bill and dispute its own fees.',
    source: { title: 'ch.ch, Behörden der Schweiz', url: 'https://www.ch.ch/de/' },
  },
]
