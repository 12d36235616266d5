/** Renting in Spain: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'

const SHEET = { country: 'es', area: 'housing', checkBy: '2027-05-31' } as const

export const HOUSING_TACTICS = tacticsOf(SHEET, [
  {
    id: 'pay-once',
    section: 'timing',
    says: 'Pay all rent owed before the trial, and the eviction for arrears mostly stops. It works once.',
    risk: 'Not if they asked 30 days before and you did not pay.',
    notWhen: 'The rent is not due.',
    when: ['arrears', 'rent', 'desahucio', 'behind'],
    law: cite('lec', 'artículo 22.4'),
  },
  {
    id: 'ten-days',
    section: 'procedure',
    says: 'Answer an eviction claim in ten working days, and ask for a free lawyer in the first three.',
    risk: 'With no answer you can be put out.',
    notWhen: 'You have a signed deal.',
    when: ['desahucio', 'evict', 'court'],
    law: cite('lec', 'artículo 440'),
  },
  {
    id: 'five-years',
    section: 'leverage',
    says: 'A home lease can go on for five years if you want, or seven with a firm as landlord. Do not sign less away.',
    risk: 'The landlord may need it for family, if the lease says so.',
    notWhen: 'You rent for a short stay.',
    when: ['leave', 'notice', 'contract'],
    law: cite('lau', 'artículo 9'),
  },
  {
    id: 'deposit',
    section: 'disclosure',
    says: 'Ask for the deposit in writing. After one month it bears interest.',
    risk: 'Money for real damage can be kept.',
    notWhen: 'You agree with what they say.',
    when: ['deposit', 'fianza'],
    law: cite('lau', 'artículo 36'),
  },
  {
    id: 'social-report',
    section: 'settlement',
    says: 'Tell the court and social services if you are vulnerable. The court can then give time.',
    risk: 'You need papers that prove it.',
    notWhen: 'You are not in such a state.',
    when: ['vulnerable', 'evict', 'desahucio'],
    law: cite('lec', 'artículo 441'),
  },
])

export const HOUSING_FACTS = factsOf(SHEET, [
  {
    id: 'rent-cap',
    says: 'A yearly rent rise is tied to a legal index.',
    when: ['rent', 'increase'],
    law: cite('irav', 'índice de referencia'),
  },
  {
    id: 'fees',
    says: 'The landlord pays the agency.',
    when: ['fee', 'agency'],
    law: cite('lau', 'artículo 20'),
  },
  {
    id: 'deposit',
    says: 'The deposit is one month of rent.',
    when: ['deposit'],
    law: cite('lau', 'artículo 36'),
  },
])
