/** Everyday law in France: what helps in any quarrel, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { article, LEGAL_AID, POINT_JUSTICE, sheet } from './law.ts'

const SHEET = { country: 'fr', area: 'general' } as const
const OFFICE = ['administration', 'caf', 'préfecture', 'mairie', 'tax', 'impôts', 'office']
const COURT = ['court', 'tribunal', 'assignation', 'sued', 'juge']

export const GENERAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'legal-aid',
    section: 'leverage',
    says: 'With a low income ask for aide juridictionnelle before you act. It can pay all or part of a lawyer and costs.',
    risk: 'If you lose you may owe costs of the other side.',
    notWhen: 'An insurance already pays.',
    when: ['lawyer', 'avocat', 'afford', ...COURT],
    law: LEGAL_AID,
  },
  {
    id: 'insurance',
    section: 'leverage',
    says: 'Look for "protection juridique" in your home, car or bank policy. Ask before you hire anyone. You choose the lawyer.',
    risk: 'There are ceilings and waiting times.',
    notWhen: 'The quarrel began before the policy.',
    when: ['lawyer', 'avocat', 'cost'],
    law: sheet('assurance de protection juridique', 'particuliers/vosdroits/F3049'),
  },
  {
    id: 'two-months',
    section: 'timing',
    says: 'Against a decision of an office you mostly have two months to go to the tribunal administratif. A first appeal to the office stops the clock.',
    risk: 'For some benefits that first appeal is a must.',
    notWhen: 'The letter names another time. That one counts.',
    when: OFFICE,
    law: article('cja', 'R. 421-1'),
  },
  {
    id: 'five-years',
    section: 'timing',
    says: 'Most claims between people last five years. Check yours before you pay or sue.',
    risk: 'Many are shorter, such as two years for shops.',
    notWhen: 'There is a judgment. That lasts ten years.',
    when: ['old', 'years ago', 'prescription'],
    law: article('civil', '2224'),
  },
  {
    id: 'conciliator-first',
    section: 'procedure',
    says: 'For claims up to 5,000 euros try a conciliator, mediator or talks first. The conciliator is free. Without it the judge can turn you away.',
    risk: 'It takes some weeks.',
    notWhen: 'It is urgent, or it was not possible in three months.',
    when: COURT,
    law: article('cpc', '750-1', '2023-10-01'),
  },
  {
    id: 'stop-urgent',
    section: 'procedure',
    says: 'If a decision of an office hurts you at once, ask the judge to suspend it (référé-suspension). You need a case against it as well.',
    risk: 'You must show urgency and a serious doubt.',
    notWhen: 'You can wait for the normal judgment.',
    when: OFFICE,
    law: article('cja', 'L. 521-1'),
  },
  {
    id: 'ask-papers',
    section: 'disclosure',
    says: 'Ask an office for your file. If it is silent for a month, go to the CADA. It is free.',
    risk: 'It does not stop the time to appeal.',
    notWhen: 'A limit ends now. Appeal first.',
    when: OFFICE,
    law: article('crpa', 'L. 311-1 et R. 343-1'),
  },
  {
    id: 'registered-letter',
    section: 'disclosure',
    says: 'Send key letters registered with receipt, and keep a copy. State facts, dates and what you ask for.',
    risk: 'It costs some euros.',
    notWhen: 'The office has its own online tool with a receipt.',
    law: article('civil', '1344'),
  },
  {
    id: 'right-to-err',
    section: 'settlement',
    says: 'If you made an honest first mistake with an office, correct it and ask for no penalty. The law calls it the right to err.',
    risk: 'It does not help in fraud or with the same mistake again.',
    notWhen: 'You only have to pay what is due and there is no penalty.',
    when: OFFICE,
    law: article('crpa', 'L. 123-1'),
  },
])

export const GENERAL_FACTS = factsOf(SHEET, [
  {
    id: 'two-months',
    says: 'You mostly have two months to fight a decision of an office.',
    when: OFFICE,
    law: article('cja', 'R. 421-1'),
  },
  {
    id: 'conciliator',
    says: 'A conciliateur de justice helps for free.',
    when: COURT,
    law: article('cpc', '750-1', '2023-10-01'),
  },
  {
    id: 'five-years',
    says: 'Most claims lapse after five years.',
    when: ['old', 'prescription'],
    law: article('civil', '2224'),
  },
  {
    id: 'points-justice',
    says: 'A point-justice near you gives free legal advice. Call 30 39.',
    law: POINT_JUSTICE,
  },
])
