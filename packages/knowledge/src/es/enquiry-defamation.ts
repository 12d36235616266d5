/** Questions about insults and lies online. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_DEFAMATION: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.defamation',
    kind: 'answer',
    topics: ['general', 'criminal', 'consumer'],
    rank: 9,
    asks: [
      [
        'difamado',
        'difamada',
        'difaman',
        'difamando',
        'insultan',
        'insultado',
        'calumnia',
        'calumnias',
        'injurias',
        'han publicado',
        'defamed',
      ],
      [
        'internet',
        'facebook',
        'instagram',
        'whatsapp',
        'redes',
        'google',
        'twitter',
        'reseña',
        'online',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'Save it with the address and day, best with a notary. Ask the site to take it down. In the civil court you can ask for money within four years. For a grave insult or false crime the criminal claim (querella) has one year.',
    authority: {
      title: 'Ley Orgánica 1/1982, de protección del honor',
      provision: 'artículos 7 y 9; Código Penal, artículos 205 a 216; RGPD, artículo 17',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1982-11196',
      inForceFrom: '2010-12-23',
    },
  },
]
