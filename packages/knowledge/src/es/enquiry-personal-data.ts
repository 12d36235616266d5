/** Questions about personal data and sales calls. `asks` holds the words people type, in Spanish and English. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'es',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_PERSONAL_DATA: readonly Rule[] = [
  {
    ...ASK,
    id: 'es.ask.my-data',
    topics: ['general', 'consumer'],
    rank: 7,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'truffa',
            'rubato',
            'hacker',
            'violazione',
            'estafa',
            'robado',
            'fuga',
            'brecha',
            'préstamo',
            'prestito',
          ],
        },
      ],
    },
    asks: [
      ['datos míos', 'datos mios', 'mis datos', 'datos personales', 'my data'],
      [
        'pedir',
        'pido',
        'saber',
        'borrar',
        'acceso',
        'qué datos',
        'que datos',
        'cómo',
        'como',
        'delete',
        'access',
      ],
    ],
    says: 'Write to the firm. Within one month it must show you, free, your data, where it came from and who got it. You can ask it to correct or delete it. If it does not, complain free to the AEPD.',
    authority: {
      title: 'Regulation (EU) 2016/679 (GDPR, DSGVO, RGPD, AVG)',
      provision: 'articles 12, 15 to 17 and 77',
      url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
      inForceFrom: '2018-05-25',
    },
  },
  {
    ...ASK,
    id: 'es.ask.sales-calls',
    topics: ['general', 'consumer'],
    rank: 7,
    verdict: 'do_this',
    when: { not: [{ says: ['recupero', 'debito', 'deuda', 'recobro', 'banca', 'banco'] }] },
    asks: [
      [
        'venderme',
        'llamadas comerciales',
        'publicidad por teléfono',
        'publicidad por telefono',
        'telemarketing',
        'spam',
        'call center',
        'sales calls',
      ],
      [
        'paro',
        'parar',
        'bloquear',
        'llaman',
        'llamadas',
        'todo el día',
        'todo el dia',
        'legal',
        'stop',
      ],
    ],
    says: 'Firms may not call you to sell without your consent or another real ground. Say that you object, and put your number on the free Lista Robinson. Note day, number and firm, and complain free to the AEPD.',
    authority: {
      title: 'Ley 11/2022, General de Telecomunicaciones',
      provision: 'artículo 66.1.b; RGPD, artículo 21; LOPDGDD, artículo 23',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2022-10757',
      inForceFrom: '2023-06-29',
    },
  },
]
