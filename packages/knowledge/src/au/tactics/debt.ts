/** Debt in Australia: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority.ts'

const SHEET = { country: 'au', area: 'debt', checkBy: '2027-05-31' } as const

export const DEBT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'hardship',
    section: 'leverage',
    says: 'Ask the lender for a hardship change, by phone or letter. It must answer, mostly within 21 days, and may cut or pause payments.',
    risk: 'Interest may still run.',
    notWhen: 'You can pay now, or you dispute the debt.',
    when: ['afford', 'cannot pay', 'hardship', 'loan', 'credit card'],
    law: LAW.hardship,
  },
  {
    id: 'afca',
    section: 'procedure',
    says: 'If the lender says no, complain to AFCA. It is free, and most court steps wait while it looks.',
    risk: 'It may find that the lender was right.',
    notWhen: 'A judgment has been made. Get legal advice first.',
    when: ['court', 'complaint', 'refused'],
    law: LAW.afca,
  },
  {
    id: 'answer-claim',
    section: 'procedure',
    says: 'Answer a court claim in the days it names, often 28 or 21. Say which parts you dispute.',
    risk: 'A poor defence adds costs.',
    notWhen: 'You owe it all. Then offer instalments to the court.',
    when: ['court', 'claim', 'statement of claim', 'sued'],
    law: LAW.courts,
  },
  {
    id: 'old-debt',
    section: 'timing',
    says: 'Check the date of the last payment. Most debts are too old for court after six years, and three in the Northern Territory.',
    risk: 'In most places a payment or written yes starts the time again.',
    notWhen: 'A judgment exists.',
    when: ['old', 'years ago'],
    law: LAW.limit,
  },
  {
    id: 'ask-proof',
    section: 'disclosure',
    says: 'Ask the collector for the contract, the statements and proof that it owns the debt. Ask it to stop while it looks.',
    risk: 'They may find it all.',
    notWhen: 'A court date is near. Answer that first.',
    when: ['collector', 'collection', 'proof'],
    law: LAW.guideline,
  },
  {
    id: 'written-offer',
    section: 'settlement',
    says: 'Offer a sum you can keep up, and have the deal in writing before you pay. A free financial counsellor can do it with you.',
    risk: 'Debt deals by paid firms can harm you.',
    notWhen: 'You live on benefits only. Ask about a waiver first.',
    when: ['offer', 'settle', 'plan'],
    law: LAW.ndh,
  },
])

export const DEBT_FACTS = factsOf(SHEET, [
  {
    id: 'safe-benefits',
    says: 'Centrelink money is mostly safe from creditors.',
    when: ['centrelink', 'benefit', 'pension'],
    law: LAW.centrelinkSafe,
  },
  {
    id: 'contact-limits',
    says: 'Collectors may not harass you. Calls are limited by day and hour.',
    when: ['calls', 'harass', 'collector'],
    law: LAW.hours,
  },
  {
    id: 'afca-free',
    says: 'AFCA is free and can decide against a lender or collector.',
    law: LAW.afca,
  },
  { id: 'free-help', says: 'Call the free National Debt Helpline on 1800 007 007.', law: LAW.ndh },
])
