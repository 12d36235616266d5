/** Immigration in Italy: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'it', area: 'immigration', checkBy: '2027-05-31' } as const

export const IMMIGRATION_TACTICS = tacticsOf(SHEET, [
  {
    id: 'renew',
    section: 'timing',
    says: 'Ask to renew 60 days before the end, and keep the post receipt. It lets you stay and work.',
    risk: 'Late by more than 60 days can mean a no.',
    notWhen: 'You leave before it ends.',
    when: ['renew', 'permesso', 'permit'],
    law: OWN.foreigners,
  },
  {
    id: 'thirty',
    section: 'timing',
    says: 'Against an expulsion go to the giudice di pace within 30 days. Ask a lawyer now.',
    risk: 'It does not stop it by itself.',
    notWhen: 'You want to leave.',
    when: ['expulsion', 'espulsione'],
    law: cite('riti', 'articolo 18'),
  },
  {
    id: 'preavviso',
    section: 'disclosure',
    says: 'On a notice of refusal (10-bis) answer within ten days with papers.',
    risk: 'Silence brings a no.',
    notWhen: 'You have all on file.',
    when: ['refusal', 'preavviso'],
    law: OWN.access,
  },
])

export const IMMIGRATION_FACTS = factsOf(SHEET, [
  {
    id: 'receipt',
    says: 'The renewal receipt counts while you wait.',
    when: ['renew'],
    law: OWN.foreigners,
  },
  {
    id: 'aid',
    says: 'Legal aid is open to foreigners too.',
    law: cite('gratuito', 'articolo 119'),
  },
  {
    id: 'victim',
    says: 'Victims of violence can get a permit of their own.',
    when: ['violence'],
    law: OWN.foreigners,
  },
])
