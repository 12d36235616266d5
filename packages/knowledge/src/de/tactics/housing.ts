/** Renting in Germany: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'

const SHEET = { country: 'de', area: 'housing', checkBy: '2027-03-31' } as const
const NOTICE = ['kündigung', 'notice', 'eigenbedarf', 'evict', 'eviction', 'räumung', 'terminate']
const RENT_UP = ['mieterhöhung', 'rent increase', 'raise', 'mietspiegel', 'rent up']
const FAULT = ['mould', 'schimmel', 'heating', 'heizung', 'broken', 'mangel', 'damp', 'repair']
const COSTS = ['nebenkosten', 'betriebskosten', 'heating bill', 'costs', 'abrechnung']
const ARREARS = ['arrears', 'behind', 'mietschulden', 'fristlos', 'rent']

export const HOUSING_TACTICS = tacticsOf(SHEET, [
  {
    id: 'pay-arrears-late',
    section: 'timing',
    says: 'After a notice for arrears, pay all of it, at the latest two months after the eviction claim is served. The instant notice then has no effect.',
    risk: 'It works once in two years. An extra normal notice can stay.',
    notWhen: 'The debt is not owed. Then get advice at once.',
    when: ARREARS,
    law: cite('bgb', '569'),
  },
  {
    id: 'hardship-objection',
    section: 'timing',
    says: 'Against a normal notice you may object for hardship, such as illness, age or no other home. Do it in writing two months before the end.',
    risk: 'The court weighs both sides.',
    notWhen: 'The notice is for a serious breach such as large arrears.',
    when: NOTICE,
    law: cite('bgb', '574', { provision: '§§ 574, 574b' }),
  },
  {
    id: 'reduce-rent',
    section: 'leverage',
    says: 'A real fault cuts the rent by law from the day you tell the landlord. Report it in writing, and pay "under reservation" until the share is clear.',
    risk: 'If you cut too much you can fall into arrears and lose the home.',
    notWhen: 'The fault is small or your own doing.',
    when: FAULT,
    law: cite('bgb', '536', { provision: '§§ 536, 536c' }),
  },
  {
    id: 'rent-brake',
    section: 'leverage',
    says: 'In places with a rent brake, check if your new rent is more than 10% above the local rent. Object in writing to get the extra back.',
    risk: 'There are exceptions, such as new buildings.',
    notWhen: 'Your town has no rent brake.',
    when: ['too high', 'rent brake', 'mietpreisbremse', ...RENT_UP],
    law: cite('bgb', '556g', { provision: '§§ 556d to 556g' }),
  },
  {
    id: 'check-form',
    section: 'procedure',
    says: 'Check the notice: signed on paper, the reason in it, the right dates. An email or text is no notice.',
    risk: 'The landlord can send a correct one.',
    notWhen: 'A court claim has come. Then answer the court in time.',
    when: NOTICE,
    law: cite('bgb', '568', { provision: '§§ 568, 573' }),
  },
  {
    id: 'answer-eviction-claim',
    section: 'procedure',
    says: 'Answer an eviction claim by the day the court names, often two weeks. Ask for legal aid, and ask the court for time to move out.',
    risk: 'With no answer you can lose without a hearing.',
    notWhen: 'You have a signed deal with the landlord.',
    when: [...NOTICE, 'klage', 'court'],
    law: cite('zpo', '276', { provision: '§§ 276, 721' }),
  },
  {
    id: 'rent-rise-consent',
    section: 'procedure',
    says: 'You need not agree to a rent rise at once. Check the reasons, the local rent table and the cap. You have until the end of the second month after it came.',
    risk: 'If the rise is right and you refuse, the landlord can sue.',
    notWhen: 'The rise is fair and you want peace.',
    when: RENT_UP,
    law: cite('bgb', '558b', { provision: '§§ 558 to 558b' }),
  },
  {
    id: 'see-receipts',
    section: 'disclosure',
    says: 'Ask to see the receipts for the yearly costs. You can object within 12 months after you get the bill.',
    risk: 'If the bill is right you must pay.',
    notWhen: 'The sum is small and clear.',
    when: COSTS,
    law: cite('bgb', '556', { provision: '§§ 556, 259' }),
  },
  {
    id: 'fault-record',
    section: 'disclosure',
    says: 'Send each fault in writing with photos and a date. Keep a log of room heat and damp. Ask neighbours as witnesses.',
    risk: 'If you stay silent you can owe for later damage.',
    notWhen: 'There is danger now. Call first, then write.',
    when: FAULT,
    law: cite('bgb', '536c'),
  },
  {
    id: 'ask-jobcenter',
    section: 'settlement',
    says: 'If you may lose the home for arrears, ask the Jobcenter or Sozialamt today to take them on. Tell the landlord that you did.',
    risk: 'It is mostly a loan.',
    notWhen: 'The rent is far above what the office accepts. Ask for advice on moving.',
    when: ARREARS,
    law: cite('sgb2', '22'),
  },
])

export const HOUSING_FACTS = factsOf(SHEET, [
  {
    id: 'court-only',
    says: 'No landlord may put you out. It takes a court title and a Gerichtsvollzieher.',
    when: NOTICE,
    law: cite('zpo', '885'),
  },
  {
    id: 'costs-late',
    says: 'A bill for yearly costs must come within 12 months. A late one can mostly not ask you for more.',
    when: COSTS,
    law: cite('bgb', '556'),
  },
  {
    id: 'rent-cap',
    says: 'Rent may rise by 20% at most in three years, in many towns by 15%.',
    when: RENT_UP,
    law: cite('bgb', '558'),
  },
  {
    id: 'deposit',
    says: 'A deposit may be three months of cold rent at most, and you may pay it in three parts.',
    when: ['deposit', 'kaution'],
    law: cite('bgb', '551'),
  },
  {
    id: 'house-help',
    says: 'With a low income you may get Wohngeld. Apply now, as it starts in the month you ask.',
    when: ['afford', 'wohngeld', 'low income'],
    law: cite('wogg', '25'),
  },
])
