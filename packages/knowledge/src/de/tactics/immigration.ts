/** Immigration in Germany: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'
import { ASYLUM_PROCEDURE, section } from './law.ts'

const SHEET = { country: 'de', area: 'immigration', checkBy: '2027-05-31' } as const
const PERMIT = [
  'visa',
  'residence',
  'aufenthaltstitel',
  'permit',
  'renew',
  'extend',
  'ausländerbehörde',
]
const REFUSED = ['refused', 'rejected', 'ablehnung', 'bescheid', 'appeal', 'deport', 'abschiebung']
const ASYLUM = ['asylum', 'asyl', 'bamf', 'refugee', 'dublin']

export const IMMIGRATION_TACTICS = tacticsOf(SHEET, [
  {
    id: 'apply-before-end',
    section: 'timing',
    says: 'Apply to extend before your permit ends, even if no date is free. Then it counts as going on until they decide. Keep proof that you sent it.',
    risk: 'After the end this safety is not sure.',
    notWhen: 'You leave before it ends.',
    when: PERMIT,
    law: section('aufenthg', '81'),
  },
  {
    id: 'read-the-limit',
    section: 'timing',
    says: 'Read the box on legal remedies at the end of the letter. Many decisions give a month. Asylum ones can be far shorter, so read it today.',
    risk: 'A day late and it is mostly final.',
    notWhen: 'No decision has come yet.',
    when: REFUSED,
    law: ASYLUM_PROCEDURE,
  },
  {
    id: 'urgent-motion',
    section: 'procedure',
    says: 'An appeal alone does not always stop removal. Ask a lawyer at once about an urgent motion to the court, often within a week.',
    risk: 'Without it you may be removed while the case runs.',
    notWhen: 'The letter says that your appeal stops all steps.',
    when: [...REFUSED, ...ASYLUM],
    law: cite('vwgo', '80'),
  },
  {
    id: 'be-heard',
    section: 'procedure',
    says: 'If the office asks you to comment before a no, answer in the time it gives. Send each missing paper with a list.',
    risk: 'Silence makes the no easy.',
    notWhen: 'You need more time. Then ask for it in writing before the day.',
    when: PERMIT,
    law: section('vwvfg', '28'),
  },
  {
    id: 'interview-story',
    section: 'procedure',
    says: 'Before the asylum interview get free advice. Tell all reasons with dates, and have it read back. You may ask for an interpreter you understand.',
    risk: 'What you leave out is hard to add.',
    notWhen: 'There is no reason to leave this out.',
    when: ASYLUM,
    law: ASYLUM_PROCEDURE,
  },
  {
    id: 'cheap-lawyer',
    section: 'leverage',
    says: 'With a low income ask the local court for a Beratungsschein. A lawyer then advises you for 15 euros.',
    risk: 'Court work needs its own legal aid.',
    notWhen: 'A free advice office can help sooner.',
    when: ['lawyer', 'anwalt', 'afford', ...REFUSED],
    law: cite('berhg', '1'),
  },
  {
    id: 'slow-office',
    section: 'leverage',
    says: 'If an office has not decided after three months without good reason, you may sue for inaction. A polite letter that names it often helps first.',
    risk: 'Good reasons can make it take longer.',
    notWhen: 'Your papers are not complete.',
    when: ['waiting', 'months', 'no answer', 'delay', ...PERMIT],
    law: cite('vwgo', '75'),
  },
  {
    id: 'see-file',
    section: 'disclosure',
    says: 'Ask to see your file at the office, or have a lawyer do it. It shows what they think is missing.',
    risk: 'It can take some weeks.',
    notWhen: 'A limit ends now. Appeal first.',
    when: [...PERMIT, ...REFUSED],
    law: section('vwvfg', '29'),
  },
  {
    id: 'own-right',
    section: 'settlement',
    says: 'After a marriage of three years here you may stay in your own right. In cases of violence it can be sooner.',
    risk: 'You must show how you live and what happened.',
    notWhen: 'You are in danger now. Call 110 first.',
    when: ['husband', 'wife', 'divorce', 'separated', 'spouse'],
    law: section('aufenthg', '31'),
  },
])

export const IMMIGRATION_FACTS = factsOf(SHEET, [
  {
    id: 'goes-on',
    says: 'If you ask for more time before your permit ends, it mostly goes on until they decide.',
    when: PERMIT,
    law: section('aufenthg', '81'),
  },
  {
    id: 'short-limits',
    says: 'Some asylum decisions leave you a week or less. Read the last page today.',
    when: [...ASYLUM, ...REFUSED],
    law: ASYLUM_PROCEDURE,
  },
  {
    id: 'three-months',
    says: 'If an office does nothing for three months, a court can step in.',
    when: ['waiting', 'delay', 'months'],
    law: cite('vwgo', '75'),
  },
  {
    id: 'cheap-advice',
    says: 'With a Beratungsschein legal advice costs 15 euros.',
    law: cite('berhg', '1'),
  },
])
