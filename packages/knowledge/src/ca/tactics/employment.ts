/** Work in Canada: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority.ts'

const SHEET = { country: 'ca', area: 'employment', checkBy: '2027-05-31' } as const

export const EMPLOYMENT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'reasonable-notice',
    section: 'leverage',
    says: 'The law of your province sets only a floor. A court can give far more notice pay by age, years and job.',
    risk: 'A clear contract can limit it.',
    notWhen: 'You were let go for serious cause.',
    when: ['fired', 'severance', 'dismissed', 'let go'],
    law: LAW.workAll,
  },
  {
    id: 'short-limits',
    section: 'timing',
    says: 'Note the limit: 90 days for a federal unjust dismissal, 45 days in Quebec, one year for federal rights.',
    risk: 'Late is mostly lost.',
    notWhen: 'A union acts for you. Its own days count.',
    when: ['fired', 'dismissed', 'complaint'],
    law: LAW.clcUnjust,
  },
  {
    id: 'labour-claim',
    section: 'procedure',
    says: 'File an employment standards claim for wages. It is free and needs no lawyer.',
    risk: 'You may have to choose between it and court.',
    notWhen: 'Your claim is far above the legal floor. Ask a lawyer.',
    when: ['wages', 'unpaid', 'overtime'],
    law: LAW.workAll,
  },
  {
    id: 'record',
    section: 'disclosure',
    says: 'Ask for your record of employment and pay records. Keep your own log of hours.',
    risk: 'Do not take secret papers.',
    notWhen: 'You have them already.',
    when: ['records', 'roe', 'hours'],
    law: LAW.eiApply,
  },
  {
    id: 'do-not-sign',
    section: 'settlement',
    says: 'Do not sign a release on the day. Ask for a week, and get advice on the sum.',
    risk: 'The offer can end.',
    notWhen: 'It is more than a court would give.',
    when: ['release', 'sign', 'offer', 'severance'],
    law: LAW.workAll,
  },
])

export const EMPLOYMENT_FACTS = factsOf(SHEET, [
  {
    id: 'ei-fast',
    says: 'Apply for EI within four weeks of your last day.',
    when: ['ei', 'lost job', 'fired'],
    law: LAW.eiApply,
  },
  {
    id: 'thirty-days',
    says: 'You have 30 days to ask for a new look at an EI decision.',
    when: ['ei', 'decision'],
    law: LAW.ei,
  },
  {
    id: 'discrimination',
    says: 'Your rights body takes complaints for free, mostly within one year.',
    when: ['discrimination', 'race', 'pregnant'],
    law: LAW.humanRights,
  },
])
