/** What a judge can give after a dismissal, by reason and by date of hiring; and sanctions, trials and fixed terms. */
import type { Condition, Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { DISCIPLINARY, NOT_CHARGE, OBJECTIVE } from './conditions-work.ts'

const BASE = {
  country: 'it',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  topics: ['employment'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const SANCTION: Condition = {
  any: [
    {
      says: [
        'sospensione dal lavoro e dalla retribuzione',
        'sospensione dal servizio',
        'ammonizione scritta',
        'richiamo scritto',
        'multa pari a',
        'sanzione disciplinare',
      ],
    },
  ],
  not: [
    {
      says: [
        'licenziamento',
        'presentare le sue giustificazioni',
        'far pervenire le sue giustificazioni',
        'sue giustificazioni scritte',
        'proprie giustificazioni',
        'rendere le sue giustificazioni',
        'fornire le sue giustificazioni',
      ],
    },
  ],
}
const TRANSFER: Condition = {
  any: [
    {
      says: [
        'trasferimento presso',
        'suo trasferimento',
        'trasferimento alla sede',
        'trasferimento della sede di lavoro',
        'trasferita presso',
        'trasferito presso',
        'assegnato alla sede',
        'assegnata alla sede',
      ],
    },
  ],
}

export const JOB_REMEDIES: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.job.right-just-cause',
    kind: 'right',
    rank: 11,
    kinds: ['DISMISSAL_LETTER'],
    when: DISCIPLINARY,
    authority: cite('cc', 'articoli 2106 e 2119; legge 604/1966, articolo 5'),
    says: 'A dismissal at once (giusta causa) needs a fault so grave that not one more day of work is possible. The employer must prove it.',
  },
  {
    ...BASE,
    id: 'it.job.right-no-charge',
    kind: 'right',
    rank: 13,
    kinds: ['DISMISSAL_LETTER'],
    when: DISCIPLINARY,
    authority: cite('statuto', 'articolo 7; d.lgs. 23/2015, articolo 4'),
    says: "Hired since 7 March 2015 in a firm of over 15 people? With no written charge and five days to answer you get at least a month's pay for each year.",
  },
  {
    ...BASE,
    id: 'it.job.right-court-time',
    kind: 'right',
    rank: 13,
    when: NOT_CHARGE,
    authority: cite('lavoro183', 'articolo 32; legge 604/1966, articolo 6'),
    says: 'After the written challenge you have 180 days to go to court or ask for conciliation. If the other side says no, 60 days are left.',
  },
  {
    ...BASE,
    id: 'it.job.right-old-hire',
    kind: 'right',
    rank: 17,
    when: NOT_CHARGE,
    authority: cite('statuto', 'articolo 18', '2012-07-18'),
    says: "Hired before 7 March 2015 in a firm of over 15 people? Then the judge can give back the job in more cases, or 12 to 24 months' pay.",
  },
  {
    ...BASE,
    id: 'it.job.right-labour-office',
    kind: 'right',
    rank: 23,
    when: OBJECTIVE,
    authority: cite('licenziamenti', 'articolo 7'),
    says: 'Hired before 7 March 2015 in a larger firm? For economic reasons they must first call you to the labour office.',
  },
  {
    ...BASE,
    id: 'it.job.right-fixed-term',
    kind: 'right',
    rank: 15,
    when: {
      any: [
        {
          says: [
            'contratto a termine',
            'tempo determinato',
            'scadenza del termine',
            'contratto a tempo determinato',
          ],
        },
      ],
    },
    authority: cite('termine', 'articoli 19, 21 e 28', '2023-05-05'),
    says: 'A fixed-term job may last 12 months, or 24 with a reason of the law. To challenge it, write within 180 days of its end.',
  },
  {
    ...BASE,
    id: 'it.job.right-trial',
    kind: 'right',
    rank: 15,
    when: {
      any: [{ says: ['periodo di prova', 'patto di prova', 'mancato superamento della prova'] }],
    },
    authority: cite('cc', 'articolo 2096; legge 604/1966, articolo 10'),
    says: 'A trial counts only if it was signed before you began and named your tasks. After six months the normal rules protect you.',
  },
  {
    ...BASE,
    id: 'it.job.deadline-sanction',
    kind: 'deadline',
    rank: 9,
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    when: SANCTION,
    terms: { trigger: 'letter', count: 20, unit: 'days', roll: 'none' },
    weight: 'further',
    example: { clause: 'articolo 7 l. 300/1970', trigger: '2026-11-02', result: '2026-11-22' },
    action: 'Ask the labour office for a conciliation board',
    consequence: 'The sanction applies at once. You can still go to a judge.',
    authority: cite('statuto', 'articolo 7, commi sesto e settimo'),
    says: 'Against a lesser sanction you have 20 days to ask for a board at the labour office. Then the sanction must wait.',
  },
  {
    ...BASE,
    id: 'it.job.want-sanction',
    kind: 'fact',
    kinds: ['OTHER'],
    slot: 'what_they_want',
    rank: 6,
    when: SANCTION,
    says: 'Your employer punishes you at work. You keep your job.',
    authority: cite('statuto', 'articolo 7; codice civile, articolo 2106'),
  },
  {
    ...BASE,
    id: 'it.job.right-sanction',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    rank: 9,
    when: SANCTION,
    says: 'More than a warning by word needs a written charge and five days to answer. A fine is four hours’ pay at most, a suspension ten days.',
    authority: cite('statuto', 'articolo 7'),
  },
  {
    ...BASE,
    id: 'it.job.right-sanction-fair',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'OTHER'],
    rank: 10,
    when: SANCTION,
    says: 'The penalty must fit the fault, and the rules must hang where all can read them. After two years it no longer counts.',
    authority: cite('cc', 'articolo 2106; l. 300/1970, articolo 7'),
  },
  {
    ...BASE,
    id: 'it.job.want-transfer',
    kind: 'fact',
    kinds: ['OTHER'],
    slot: 'what_they_want',
    rank: 6,
    when: TRANSFER,
    says: 'Your employer wants to move you to another place of work.',
    authority: cite('cc', 'articolo 2103'),
  },
  {
    ...BASE,
    id: 'it.job.right-transfer',
    kind: 'right',
    kinds: ['OTHER'],
    rank: 8,
    when: TRANSFER,
    says: 'They may move you only for real needs of the firm, which they must prove. Who cares for a disabled relative must agree.',
    authority: cite('cc', 'articolo 2103; legge 104/1992, articolo 33'),
  },
  {
    ...BASE,
    id: 'it.job.deadline-transfer',
    kind: 'deadline',
    kinds: ['OTHER'],
    weight: 'main',
    rank: 9,
    when: TRANSFER,
    terms: { trigger: 'letter', count: 60, unit: 'days', roll: 'none' },
    example: { clause: 'articolo 32 l. 183/2010', trigger: '2026-11-02', result: '2027-01-01' },
    says: 'To contest a transfer, write within 60 days from the day you got it. We count from its date, to be safe.',
    action: 'Contest the transfer in writing (impugnazione)',
    consequence: 'You can no longer contest it.',
    authority: cite('lavoro183', 'articolo 32, commi 3 e 4; l. 604/1966, articolo 6'),
  },
]
