/** Buying and services in Switzerland: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'

const SHEET = { country: 'ch', area: 'consumer', checkBy: '2027-05-31' } as const

export const CONSUMER_TACTICS = tacticsOf(SHEET, [
  {
    id: 'contract',
    section: 'disclosure',
    says: 'Read the contract first. There is no general right to return online goods in Switzerland.',
    risk: 'Shops may give one by choice.',
    notWhen: 'A door sale. Then see the next one.',
    when: ['online', 'return', 'cancel'],
    law: LAW.defect,
  },
  {
    id: 'door',
    section: 'timing',
    says: 'Sold at the door or by phone? You have 14 days to withdraw.',
    risk: 'Not under 100 francs.',
    notWhen: 'You asked for the visit.',
    when: ['door', 'phone', 'cancel'],
    law: LAW.doorstep,
  },
  {
    id: 'tell-at-once',
    section: 'timing',
    says: 'Report a fault at once when you see it, in writing. Rights last two years.',
    risk: 'A late report can lose them.',
    notWhen: 'You knew of it.',
    when: ['faulty', 'broken', 'defect'],
    law: LAW.defect,
  },
  {
    id: 'ombudsman',
    section: 'procedure',
    says: 'Use the free ombudsman of insurers or phone firms.',
    risk: 'It cannot force them.',
    notWhen: 'A limit ends.',
    when: ['insurance', 'phone'],
    law: LAW.insure,
  },
  {
    id: 'small',
    section: 'settlement',
    says: 'Ask for repair or a lower price by a date. Then use the conciliation office.',
    risk: 'A fee may be due.',
    notWhen: 'They have agreed to fix it.',
    when: ['refuse', 'complaint'],
    law: LAW.conciliation,
  },
])

export const CONSUMER_FACTS = factsOf(SHEET, [
  { id: 'door', says: 'Door sales: 14 days.', when: ['door'], law: LAW.doorstep },
  {
    id: 'two-years',
    says: 'Goods carry two years of rights, if not ruled out.',
    when: ['faulty'],
    law: LAW.defect,
  },
  {
    id: 'no-online',
    says: 'There is no general right to return online goods.',
    when: ['online'],
    law: LAW.defect,
  },
])
