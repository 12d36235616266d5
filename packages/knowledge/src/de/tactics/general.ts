/** Everyday law in Germany: what helps in any quarrel, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'
import { DATA_ACCESS, section } from './law.ts'

const SHEET = { country: 'de', area: 'general' } as const
const OFFICE = ['bescheid', 'amt', 'office', 'authority', 'finanzamt', 'jobcenter', 'tax']
const COURT = ['court', 'klage', 'gericht', 'sued', 'claim']

export const GENERAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'advice-slip',
    section: 'leverage',
    says: 'With a low income ask the local court for a Beratungsschein. A lawyer then advises you for 15 euros. Bremen and Hamburg have their own offices.',
    risk: 'Court work needs its own legal aid.',
    notWhen: 'A legal insurance pays.',
    when: ['lawyer', 'anwalt', 'afford', ...COURT],
    law: cite('berhg', '1'),
  },
  {
    id: 'legal-aid',
    section: 'leverage',
    says: 'For a court case ask for Prozesskostenhilfe before it starts. It pays court and your own lawyer if you have a fair chance.',
    risk: 'If you lose you still pay the other lawyer.',
    notWhen: 'Your chance is poor.',
    when: COURT,
    law: cite('zpo', '114'),
  },
  {
    id: 'objection-month',
    section: 'timing',
    says: 'Object to a notice of an office within a month, in writing or at the office. The letter names the time. If it does not, you mostly have a year.',
    risk: 'An objection does not always stop payment.',
    notWhen: 'The letter names a court in place of an objection. Then sue in time.',
    when: OFFICE,
    law: cite('vwgo', '70', { provision: '§§ 58, 70' }),
  },
  {
    id: 'four-days',
    section: 'timing',
    says: 'A posted notice counts as received on the fourth day after posting. Keep the envelope if it came later.',
    risk: 'You must show that it was late.',
    notWhen: 'It was handed over with a yellow envelope. Then that date counts.',
    when: OFFICE,
    law: section('vwvfg', '41'),
  },
  {
    id: 'review-old-notice',
    section: 'procedure',
    says: 'If a benefit notice is final but wrong, ask for a review. Back payment mostly reaches one year in basic support, up to four years in other benefits.',
    risk: 'It takes time and does not stop payments due now.',
    notWhen: 'The month to object still runs. Then object.',
    when: ['benefit', 'jobcenter', 'sozialamt', 'rente'],
    law: cite('sgb10', '44'),
  },
  {
    id: 'answer-claim',
    section: 'procedure',
    says: 'After a claim is served, tell the court by the day it names, often two weeks, that you will defend. Give reasons in the next time it sets.',
    risk: 'With no word you can lose by default.',
    notWhen: 'You owe it. Then accept at once and save cost.',
    when: COURT,
    law: cite('zpo', '276'),
  },
  {
    id: 'your-data',
    section: 'disclosure',
    says: 'Ask firms and offices for your data and a copy. It is free, and they have a month.',
    risk: 'It may show things that do not help you.',
    notWhen: 'You need it in days.',
    law: DATA_ACCESS,
  },
  {
    id: 'see-file',
    section: 'disclosure',
    says: 'As a party ask an office to let you see the file. It shows what they relied on.',
    risk: 'Drafts and data of others stay closed.',
    notWhen: 'A limit ends now. Object first, reasons later.',
    when: OFFICE,
    law: section('vwvfg', '29'),
  },
  {
    id: 'talks-pause-time',
    section: 'settlement',
    says: 'Real talks pause the time limit of a claim. Confirm in writing that you are in talks, and when they end.',
    risk: 'It then lapses three months after the end at the earliest.',
    notWhen: 'The limit is one to sue at a court, such as three weeks at work.',
    when: ['talks', 'settle', 'offer', 'verhandlung'],
    law: cite('bgb', '203'),
  },
  {
    id: 'tax-plan',
    section: 'settlement',
    says: 'If you cannot pay an office at once, ask in writing for Stundung or instalments before the due day.',
    risk: 'Interest may be added.',
    notWhen: 'The notice is wrong. Then object first.',
    when: OFFICE,
    law: cite('ao', '222'),
  },
])

export const GENERAL_FACTS = factsOf(SHEET, [
  {
    id: 'one-month',
    says: 'Most notices of offices can be fought for one month. Look at the last page.',
    when: OFFICE,
    law: cite('vwgo', '70'),
  },
  {
    id: 'yellow-envelope',
    says: 'A yellow envelope starts the time on the day that is written on it, even if you were away.',
    when: ['yellow', 'envelope', 'gelber', 'umschlag', ...COURT],
    law: cite('zpo', '180'),
  },
  {
    id: 'cheap-advice',
    says: 'With a Beratungsschein legal advice costs 15 euros.',
    law: cite('berhg', '1'),
  },
  {
    id: 'data',
    says: 'You can see the data that a firm holds on you for free.',
    law: DATA_ACCESS,
  },
])
