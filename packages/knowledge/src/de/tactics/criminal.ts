/** Police and criminal courts in Germany: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'
import { section } from './law.ts'

const SHEET = { country: 'de', area: 'criminal' } as const
const POLICE = [
  'police',
  'polizei',
  'vorladung',
  'vernehmung',
  'interview',
  'arrested',
  'festgenommen',
]
const ORDER = ['strafbefehl', 'penalty order', 'geldstrafe', 'fine', 'tagessätze']
const COURT = ['court', 'gericht', 'charged', 'anklage', 'hearing']

export const CRIMINAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'silent-then-lawyer',
    section: 'procedure',
    says: 'As a suspect you need say nothing about the matter. Give your name and address, and ask for a lawyer before you say more.',
    risk: 'Silence may not be held against you. A half answer may.',
    notWhen: 'You are a witness. Then other rules hold. Ask which you are.',
    when: POLICE,
    law: cite('stpo', '136'),
  },
  {
    id: 'police-letter',
    section: 'procedure',
    says: 'A suspect need not go to a police interview. Write or call to say that you will not come. But you must go if the prosecutor or a judge calls you.',
    risk: 'They decide on what they have. Let a lawyer see the file first.',
    notWhen: 'The letter is from the prosecutor or the court.',
    when: POLICE,
    law: cite('stpo', '163a', { provision: '§§ 133, 163a' }),
  },
  {
    id: 'object-to-order',
    section: 'timing',
    says: 'Against a Strafbefehl you have two weeks from delivery for an Einspruch. You can limit it to the size of the fine.',
    risk: 'With a full objection the court can give a harder sentence.',
    notWhen: 'The order is fair and you can pay.',
    when: ORDER,
    law: cite('stpo', '410', { provision: '§§ 410, 411' }),
  },
  {
    id: 'missed-the-days',
    section: 'timing',
    says: 'If you missed a limit through no fault, ask for Wiedereinsetzung within a week after the block ends. Do the missed step at once too.',
    risk: 'You must show why it was not your fault.',
    notWhen: 'You forgot or waited. Then it will mostly fail.',
    when: ['missed', 'late', 'holiday', 'hospital', ...ORDER],
    law: cite('stpo', '44', { provision: '§§ 44, 45' }),
  },
  {
    id: 'must-have-lawyer',
    section: 'leverage',
    says: 'Ask for a Pflichtverteidiger if you are held, or if a serious charge may mean a year of prison or more. You may name the lawyer you want.',
    risk: 'If you are convicted you may have to pay the cost back.',
    notWhen: 'It is a small matter. Then use cheap advice with a Beratungsschein.',
    when: [...COURT, 'lawyer', 'anwalt', 'afford'],
    law: cite('stpo', '140', { provision: '§§ 140 to 142' }),
  },
  {
    id: 'day-rates',
    section: 'leverage',
    says: 'Check the day rate of a fine against your real net income. If it is too high, object to that part only and send payslips.',
    risk: 'If you earn more than they guessed, it can rise.',
    notWhen: 'The rate is right or too low.',
    when: ORDER,
    law: cite('stgb', '40'),
  },
  {
    id: 'pay-in-parts',
    section: 'settlement',
    says: 'If you cannot pay a fine at once, ask the prosecutor for instalments. In many states you can work it off.',
    risk: 'If you do nothing, days in prison can take its place.',
    notWhen: 'You can pay without hardship.',
    when: ORDER,
    law: cite('stgb', '42'),
  },
  {
    id: 'drop-for-payment',
    section: 'settlement',
    says: 'In small cases a lawyer can ask to end it for a payment or service. Then there is no conviction.',
    risk: 'Prosecutor and court must agree, and you must keep the terms.',
    notWhen: 'You did not do it and the proof is weak. Then ask for a plain stop.',
    when: [...COURT, ...POLICE],
    law: cite('stpo', '153a', { provision: '§§ 153, 153a' }),
  },
  {
    id: 'see-the-file',
    section: 'disclosure',
    says: 'Have a lawyer ask for the file before you say anything. Without a lawyer you may ask to see it yourself.',
    risk: 'Parts can be kept back while they look into it.',
    notWhen: 'A limit ends now. Object first, give reasons later.',
    when: [...POLICE, ...ORDER, 'akte', 'file'],
    law: cite('stpo', '147'),
  },
  {
    id: 'record-check',
    section: 'disclosure',
    says: 'Ask for your own record. A first fine of up to 90 day rates is mostly not shown in the normal certificate.',
    risk: 'Some jobs need a wider certificate that shows more.',
    notWhen: 'You need no certificate.',
    when: ['record', 'führungszeugnis', 'job'],
    law: section('bzrg', '32'),
  },
])

export const CRIMINAL_FACTS = factsOf(SHEET, [
  {
    id: 'silence',
    says: 'A suspect may stay silent. It may not be held against you.',
    when: POLICE,
    law: cite('stpo', '136'),
  },
  {
    id: 'two-weeks',
    says: 'A Strafbefehl becomes final if you do not object within two weeks.',
    when: ORDER,
    law: cite('stpo', '410'),
  },
  {
    id: 'next-day-judge',
    says: 'If you are arrested, you must see a judge by the end of the next day.',
    when: ['arrested', 'festgenommen', 'custody'],
    law: cite('stpo', '128'),
  },
  {
    id: 'interpreter',
    says: 'If you do not speak German well, you get a free interpreter.',
    when: ['language', 'translate', 'interpreter'],
    law: cite('gvg', '187', { from: '2026-01-01' }),
  },
])
