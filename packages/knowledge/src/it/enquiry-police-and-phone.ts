/** Questions about the police and a phone. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-23',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const ENQUIRY_POLICE_AND_PHONE: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.police-and-phone',
    kind: 'answer',
    topics: ['criminal', 'general'],
    rank: 6,
    verdict: 'it_depends',
    when: {
      not: [
        {
          says: [
            'guida',
            'guidando',
            'al volante',
            'multa',
            'rubato',
            'furto',
            'truffa',
            'truffata',
            'truffato',
            'sms',
            'link',
            'mia moglie',
            'mio marito',
          ],
        },
      ],
    },
    asks: [
      [
        'polizia',
        'carabinieri',
        'poliziotto',
        'poliziotti',
        'guardia di finanza',
        'agenti',
        'agente',
        'vigili',
        'forze dell’ordine',
        "forze dell'ordine",
        'police',
      ],
      [
        'mio telefono',
        'il telefono',
        'telefono',
        'telefonino',
        'cellulare',
        'smartphone',
        'whatsapp',
        'le chat',
        'chat',
        'i messaggi',
        'my phone',
        'phone',
      ],
      [
        'guardare',
        'guardarmi',
        'controllare',
        'controllarmi',
        'perquisire',
        'sequestrare',
        'sequestrato',
        'leggere',
        'prendere',
        'prendermi',
        'sbloccare',
        'codice',
        'pin',
        'password',
        'obbligato',
        'obbligata',
        'search',
        'look',
        'unlock',
        'take',
      ],
    ],
    dependsOn: 'whether you are suspected of a crime and how urgent it is',
    says: 'Not in a mere check: there you need not unlock it. If you are suspected, police can take the phone, against a paper for you. To read chats they need an order of the prosecutor or a judge. Only in proven urgency may they look first, and a judge checks it soon. Your yes alone is not enough, the Cassazione said in 2025. You need not give the code. Ask for a lawyer, and sign only what you read.',
    authority: cite(
      'cpp',
      'articoli 64, 254, 352 e 354; Cass. pen. 1269/2025 e 2218/2026; CGUE 4 ottobre 2024, C-548/21',
    ),
  },
]
