/** Questions of people whom the police or a court call. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const UNTIL_JUNE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_POLICE_SUMMONS: readonly Rule[] = [
  {
    ...UNTIL_JUNE,
    id: 'es.ask.police-summons',
    kind: 'answer',
    topics: ['criminal', 'general'],
    rank: 12,
    when: { not: [{ says: ['despido', 'desahucio', 'monitorio'] }] },
    asks: [
      [
        'abogado',
        'policía',
        'policia',
        'guardia civil',
        'comisaría',
        'comisaria',
        'juzgado',
        'police',
        'mossos',
        'ertzaintza',
        'un juez',
        'fiscalía de menores',
        'fiscalia de menores',
      ],
      [
        'citado',
        'citada',
        'citación',
        'citacion',
        'declarar',
        'denunciado',
        'denunciada',
        'investigado',
        'summoned',
        'questioned',
        'me han citado',
        'me citan',
        'ir a declarar',
        'me han denunciado',
        'me denuncian',
        'me ha denunciado',
        'acusado',
        'acusada',
        'me acusan',
        'detenido',
        'detenida',
        'detuvieron',
      ],
    ],
    verdict: 'do_this',
    says: 'Go on the day. Ask if you come as a witness or as a suspect (investigado). As a suspect you may stay silent and have a lawyer, free if you know none. Sign only what you said.',
    authority: cite('lecrim', 'artículos 118, 486 y 520'),
  },
]
