/** Families in Germany: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'
import { section } from './law.ts'

const SHEET = { country: 'de', area: 'family' } as const
const SUPPORT = ['unterhalt', 'support', 'maintenance', 'payments']
const CHILD = ['child', 'kind', 'kinder', 'custody', 'sorgerecht', 'umgang', 'contact', 'children']
const DIVORCE = ['divorce', 'scheidung', 'separated', 'trennung', 'husband', 'wife']
const ABUSE = ['violence', 'gewalt', 'afraid', 'abuse', 'stalking']

export const FAMILY_TACTICS = tacticsOf(SHEET, [
  {
    id: 'advance-support',
    section: 'leverage',
    says: 'If the other parent does not pay, ask the Jugendamt for Unterhaltsvorschuss. It pays for children under 18 and gets it back itself.',
    risk: 'From 12 years there are more terms.',
    notWhen: 'You live together with the other parent.',
    when: SUPPORT,
    law: section('unterhvg', '1'),
  },
  {
    id: 'free-title',
    section: 'leverage',
    says: 'Have the Jugendamt write a support deed. It is free, and you can enforce it like a judgment.',
    risk: 'The one who signs is bound by the sum.',
    notWhen: 'The sum is in dispute. Then ask for a Beistandschaft.',
    when: SUPPORT,
    law: section('sgb8', '59'),
  },
  {
    id: 'ask-now',
    section: 'timing',
    says: 'Ask for support in writing now, and ask for the figures. For the past you mostly get it only from that day.',
    risk: 'A letter that is too vague may not count.',
    notWhen: 'You are in danger. Let the Jugendamt write.',
    when: SUPPORT,
    law: cite('bgb', '1613'),
  },
  {
    id: 'year-apart',
    section: 'timing',
    says: 'Write down the day you separated. A divorce mostly needs one year apart. The day also counts for support and tax.',
    risk: 'A short try to live together again mostly does not stop the year, if it is up to three months.',
    notWhen: 'To go on would be a severe hardship. Then a judge can end it sooner.',
    when: DIVORCE,
    law: cite('bgb', '1566', { provision: '§§ 1565 to 1567' }),
  },
  {
    id: 'youth-office-first',
    section: 'procedure',
    says: 'Ask the Jugendamt for free help with contact and custody before court. The court looks for agreement first too.',
    risk: 'Advice is not binding.',
    notWhen: 'A child is in danger. Then go to court at once.',
    when: CHILD,
    law: section('sgb8', '17', '§§ 17, 18'),
  },
  {
    id: 'fast-hearing',
    section: 'procedure',
    says: 'Cases on where a child lives or on contact go first. The court should hear you within a month.',
    risk: 'A quick first order can shape what follows.',
    notWhen: 'You can still agree with the Jugendamt.',
    when: CHILD,
    law: section('famfg', '155'),
  },
  {
    id: 'protection-order',
    section: 'procedure',
    says: 'Against violence ask the family court for an order, also at once and without a hearing. You can ask to have the home to yourself.',
    risk: 'Ask for the home within three months in writing.',
    notWhen: 'You are in danger now. Call 110 first.',
    when: ABUSE,
    law: section('gewschg', '1', '§§ 1, 2'),
  },
  {
    id: 'show-income',
    section: 'disclosure',
    says: 'Ask the other side for proof of income: payslips of 12 months and the tax notice. The law gives you that right.',
    risk: 'You must show yours when asked.',
    notWhen: 'The Jugendamt already does it for the child.',
    when: [...SUPPORT, ...DIVORCE],
    law: cite('bgb', '1605'),
  },
  {
    id: 'gain-list',
    section: 'disclosure',
    says: 'Ask for a list of what the other owned on the day of separation. It shows if money has gone since.',
    risk: 'You owe such a list too.',
    notWhen: 'A marriage contract rules it out.',
    when: ['assets', 'zugewinn', 'house', ...DIVORCE],
    law: cite('bgb', '1379'),
  },
  {
    id: 'one-lawyer',
    section: 'settlement',
    says: 'If you agree on all, one lawyer can file the divorce and the other says yes. That saves cost.',
    risk: 'The lawyer speaks for one side only.',
    notWhen: 'You do not trust the figures or fear the other.',
    when: DIVORCE,
    law: section('famfg', '114'),
  },
])

export const FAMILY_FACTS = factsOf(SHEET, [
  {
    id: 'one-year',
    says: 'A divorce mostly needs one year apart.',
    when: DIVORCE,
    law: cite('bgb', '1566'),
  },
  {
    id: 'support-from-request',
    says: 'Support for the past mostly counts only from the day you asked.',
    when: SUPPORT,
    law: cite('bgb', '1613'),
  },
  {
    id: 'child-right',
    says: 'A child has a right to both parents. Each parent has a right and a duty to contact.',
    when: CHILD,
    law: cite('bgb', '1684'),
  },
  {
    id: 'danger',
    says: 'In danger call 110. Police can send a violent person out of the home.',
    when: ABUSE,
    law: section('gewschg', '2'),
  },
])
