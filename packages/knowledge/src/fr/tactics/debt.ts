/** Debt in France: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { article } from './law.ts'

const SHEET = { country: 'fr', area: 'debt' } as const
const COLLECTOR = ['recouvrement', 'collector', 'collection', 'mise en demeure', 'huissier']
const COURT = ['injonction', 'injonction de payer', 'court', 'tribunal', 'judgment', 'jugement']
const SEIZE = ['saisie', 'seizure', 'bank account', 'compte', 'wages', 'salaire', 'commissaire']

export const DEBT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'no-collection-fees',
    section: 'leverage',
    says: 'Without a court title a collector may mostly not add its fees to your debt. Pay only what you owe, and say why.',
    risk: 'Interest in the contract can still be due.',
    notWhen: 'A court has ordered costs.',
    when: COLLECTOR,
    law: article('cpce', 'L. 111-8'),
  },
  {
    id: 'safe-sum',
    section: 'leverage',
    says: 'If your account is seized, a basic sum stays yours. It equals the RSA for one person. The bank must leave it there without being asked.',
    risk: 'You have it once in each seizure.',
    notWhen: 'No account is seized.',
    when: SEIZE,
    law: article('cpce', 'L. 162-2 et R. 162-2'),
  },
  {
    id: 'time-from-judge',
    section: 'timing',
    says: 'Ask the judge for up to two years to pay. Bring your budget. Late charges stop for the time that is given.',
    risk: 'The judge can say no.',
    notWhen: 'You can pay now without hardship.',
    when: ['time', 'instalments', 'cannot pay', "can't pay", 'délai', ...COURT],
    law: article('civil', '1343-5'),
  },
  {
    id: 'two-years-shop',
    section: 'timing',
    says: 'Check the dates. A business has two years to sue a consumer for goods or services. Lenders also have two years from the first unpaid sum.',
    risk: 'A payment or a written yes starts the time again.',
    notWhen: 'There is a judgment. That lasts ten years.',
    when: ['old', 'years ago', 'prescription', 'ancien'],
    law: article('conso', 'L. 218-2 et R. 312-35'),
  },
  {
    id: 'oppose-order',
    section: 'procedure',
    says: 'Against an injonction de payer you have one month from delivery to oppose it at the court. The case is then heard in full.',
    risk: 'If you owe it, costs may be added.',
    notWhen: 'You owe it. Then ask for time.',
    when: COURT,
    law: article('cpc', '1412 à 1416'),
  },
  {
    id: 'contest-seizure',
    section: 'procedure',
    says: 'You have one month to contest a bank seizure before the enforcement judge. Check the sum and the title.',
    risk: 'After the month the bank pays out.',
    notWhen: 'Title and sum are right.',
    when: SEIZE,
    law: article('cpce', 'R. 211-11'),
  },
  {
    id: 'over-indebted',
    section: 'procedure',
    says: 'If your debts are too much, file for surendettement with the Banque de France. It is free. Once accepted, seizures stop for up to two years.',
    risk: 'You may not take new credit, and you are put on a list.',
    notWhen: 'Your only debts are fines or child support. They are left out.',
    when: ['surendettement', 'many debts', 'cannot pay', 'banque de france'],
    law: article('conso', 'L. 711-1, L. 722-2 et L. 722-3'),
  },
  {
    id: 'ask-details',
    section: 'disclosure',
    says: 'A collector must write who the creditor is, what the debt is for, and the sum in parts. Ask for the contract if it does not.',
    risk: 'If it is right, you have lost some days.',
    notWhen: 'A court paper has come. Then its time counts.',
    when: COLLECTOR,
    law: article('cpce', 'R. 124-4'),
  },
  {
    id: 'one-offer',
    section: 'settlement',
    says: 'Make one offer that you can keep, in writing, with your budget. Ask that they confirm it before you pay.',
    risk: 'Part payment can show that you accept the debt.',
    notWhen: 'The debt may be too old or not yours.',
    when: ['offer', 'plan', ...COLLECTOR],
    law: article('civil', '1343-5'),
  },
])

export const DEBT_FACTS = factsOf(SHEET, [
  {
    id: 'no-title-no-seizure',
    says: 'A collector without a court title cannot seize anything or come in.',
    when: COLLECTOR,
    law: article('cpce', 'L. 111-2'),
  },
  {
    id: 'one-month',
    says: 'You have one month to oppose an injonction de payer.',
    when: COURT,
    law: article('cpc', '1416'),
  },
  {
    id: 'two-years',
    says: 'A shop or phone firm has two years to sue a consumer.',
    when: ['old', 'years ago', 'prescription'],
    law: article('conso', 'L. 218-2'),
  },
  {
    id: 'wage-share',
    says: 'Only a part of your pay can be seized, on a scale by income.',
    when: SEIZE,
    law: article('travail', 'L. 3252-2 et R. 3252-2'),
  },
  {
    id: 'file-is-free',
    says: 'A surendettement file costs nothing. Beware of firms that ask for money to make one.',
    when: ['surendettement', 'many debts'],
    law: article('conso', 'L. 711-1'),
  },
])
