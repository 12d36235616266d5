/** Questions about personal data and sales calls. `asks` holds the words people type, in Italian and English. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'it',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_PERSONAL_DATA: readonly Rule[] = [
  {
    ...ASK,
    id: 'it.ask.my-data',
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
      ['dati miei', 'miei dati', 'dati personali', 'my data'],
      [
        'chiedere',
        'chiedo',
        'sapere',
        'cancellare',
        'accesso',
        'quali dati',
        'come',
        'delete',
        'access',
      ],
    ],
    says: 'Write to the firm. Within one month it must show you, free, your data, where it came from and who got it. You can ask it to correct or delete it. If it does not, complain free to the Garante privacy.',
    authority: {
      title: 'Regulation (EU) 2016/679 (GDPR, DSGVO, RGPD, AVG)',
      provision: 'articles 12, 15 to 17 and 77',
      url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
      inForceFrom: '2018-05-25',
    },
  },
  {
    ...ASK,
    id: 'it.ask.sales-calls',
    topics: ['general', 'consumer'],
    rank: 7,
    verdict: 'do_this',
    when: { not: [{ says: ['recupero', 'debito', 'deuda', 'recobro', 'banca', 'banco'] }] },
    asks: [
      [
        'call center',
        'telemarketing',
        'pubblicità al telefono',
        'chiamate commerciali',
        'chiamate pubblicitarie',
        'spam',
        'sales calls',
      ],
      ['fermo', 'fermare', 'bloccare', 'smettere', 'chiamano', 'chiamate', 'ogni giorno', 'stop'],
    ],
    says: 'Put your number, also a mobile, on the free Registro delle opposizioni, and tell the caller that you object. After that they may not call to sell. Note day, number and firm, and complain free to the Garante privacy.',
    authority: {
      title: 'Legge 5/2018 (registro delle opposizioni)',
      provision: 'articolo 1; Regolamento (UE) 2016/679 (GDPR), articolo 21',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2018-01-11;5',
      inForceFrom: '2022-07-27',
    },
  },
]
