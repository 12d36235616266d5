/** Debt in Germany: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'

const SHEET = { country: 'de', area: 'debt' } as const
const INKASSO = ['inkasso', 'debt collector', 'collection', 'mahnung', 'gläubiger']
const COURT = ['mahnbescheid', 'vollstreckungsbescheid', 'court', 'gericht', 'klage', 'titel']
const SEIZE = ['pfändung', 'gerichtsvollzieher', 'konto', 'kontopfändung', 'bailiff', 'seized']

export const DEBT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'p-account',
    section: 'leverage',
    says: 'Ask your bank to turn your account into a P-Konto. It must do so within four business days. A basic sum each month is then safe.',
    risk: 'You may have only one. It shows at the credit agency.',
    notWhen: 'No one can seize yet. You can still change it later.',
    when: SEIZE,
    law: cite('zpo', '850k'),
  },
  {
    id: 'wage-limit',
    section: 'leverage',
    says: 'Work out how much of your pay could be seized at all. If little or nothing is left to take, a small plan suits the creditor best.',
    risk: 'For child support and fines more can be taken.',
    notWhen: 'You earn well above the limit.',
    when: [...SEIZE, 'lohn', 'wages', 'offer'],
    law: cite('zpo', '850c'),
  },
  {
    id: 'fee-check',
    section: 'leverage',
    says: 'Check the collection fees line by line. A collector may not ask more than a lawyer could, and for simple claims often much less.',
    risk: 'The main sum stays due.',
    notWhen: 'A court title already fixes the costs.',
    when: INKASSO,
    law: cite('rdg', '13e'),
  },
  {
    id: 'object-two-weeks',
    section: 'procedure',
    says: 'If the Mahnbescheid is wrong, object within two weeks on the form that comes with it. You need give no reason. You can object to a part only.',
    risk: 'If you owe it, a court case adds costs.',
    notWhen: 'You owe all of it. Then offer a plan now.',
    when: COURT,
    law: cite('zpo', '694', { provision: '§§ 692, 694' }),
  },
  {
    id: 'enforcement-notice',
    section: 'procedure',
    says: 'After a Vollstreckungsbescheid you have two weeks to lodge an Einspruch. Ask the court also to stop enforcement.',
    risk: 'Enforcement can start before the court decides.',
    notWhen: 'You owe it. Then ask the bailiff for instalments.',
    when: COURT,
    law: cite('zpo', '700', { provision: '§§ 338, 339, 700' }),
  },
  {
    id: 'bailiff-plan',
    section: 'timing',
    says: 'Offer the Gerichtsvollzieher instalments that pay it all, mostly within twelve months. Enforcement then pauses while you pay.',
    risk: 'It ends if you are more than two weeks late, or if the creditor says no.',
    notWhen: 'You cannot keep up the sums. See a debt adviser first.',
    when: SEIZE,
    law: cite('zpo', '802b'),
  },
  {
    id: 'three-years',
    section: 'timing',
    says: 'Check if the debt is too old. Most claims lapse after three years from the end of the year. You must say so: "Einrede der Verjährung".',
    risk: 'A payment or a plan can start the years again. A court title lasts 30 years.',
    notWhen: 'There is a title or a Mahnbescheid in time.',
    when: ['old', 'verjährt', 'verjährung', 'years ago', 'alt'],
    law: cite('bgb', '195', { provision: '§§ 195, 199, 214' }),
  },
  {
    id: 'proof-of-claim',
    section: 'disclosure',
    says: 'Ask the collector who the creditor is, the contract, its date, and how interest and costs add up. The law says that it must tell you.',
    risk: 'Interest may run if the claim is right.',
    notWhen: 'A court letter has come. Then use its two weeks too.',
    when: INKASSO,
    law: cite('rdg', '13a'),
  },
  {
    id: 'schufa-entry',
    section: 'disclosure',
    says: 'Dispute a wrong claim in writing at once. A disputed claim without a title should not be passed on to a credit agency.',
    risk: 'It must be a real dispute with a reason.',
    notWhen: 'You know that you owe it.',
    when: ['schufa', 'credit agency', 'auskunftei', ...INKASSO],
    law: cite('bdsg', '31'),
  },
  {
    id: 'free-adviser',
    section: 'settlement',
    says: 'Let a free debt advice office write to all creditors with one fair plan. This step is also needed before insolvency of a private person.',
    risk: 'There can be weeks of waiting.',
    notWhen: 'A two week court limit is running. Answer that first.',
    when: ['many debts', 'insolvenz', 'insolvency', 'schulden', 'plan'],
    law: cite('inso', '305'),
  },
])

export const DEBT_FACTS = factsOf(SHEET, [
  {
    id: 'two-weeks',
    says: 'You have two weeks from delivery to object to a Mahnbescheid.',
    when: COURT,
    law: cite('zpo', '692', { provision: '§§ 692, 694' }),
  },
  {
    id: 'not-bailiff',
    says: 'An Inkasso firm may not come in or take things. Only a Gerichtsvollzieher with a title can.',
    when: INKASSO,
    law: cite('zpo', '753', { provision: '§§ 704, 753' }),
  },
  {
    id: 'three-years',
    says: 'Most debts lapse three years after the end of the year. You must say so yourself.',
    when: ['old', 'verjährung', 'years ago'],
    law: cite('bgb', '195', { provision: '§§ 195, 199, 214' }),
  },
  {
    id: 'p-account',
    says: 'A P-Konto keeps a basic sum each month safe from seizure.',
    when: SEIZE,
    law: cite('zpo', '850k'),
  },
  {
    id: 'fresh-start',
    says: 'After insolvency most debts end in three years.',
    when: ['insolvenz', 'insolvency', 'bankruptcy'],
    law: cite('inso', '287'),
  },
])
