/** Questions about a job with no contract on paper. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-23',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

export const ENQUIRY_NO_WRITTEN_CONTRACT: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.no-written-contract',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'do_this',
    when: {
      not: [
        { says: ['mietvertrag', 'miete', 'wohnung', 'bail', 'loyer', 'affitto', 'handy', 'abo'] },
      ],
    },
    asks: [
      [
        'ohne schriftlichen arbeitsvertrag',
        'ohne arbeitsvertrag',
        'kein arbeitsvertrag',
        'keinen arbeitsvertrag',
        'ohne vertrag',
        'keinen vertrag',
        'mündlicher arbeitsvertrag',
        'sans contrat',
        'pas de contrat',
        'contrat oral',
        'senza contratto',
        'contratto a voce',
        'schwarzarbeit',
      ],
      [
        'arbeit',
        'arbeiten',
        'arbeitsvertrag',
        'job',
        'chef',
        'lohn',
        'rechte',
        'travail',
        'travailler',
        'patron',
        'salaire',
        'droits',
        'lavoro',
        'capo',
        'salario',
        'diritti',
      ],
    ],
    says: 'You have the rights of an employee without a paper too. A job agreed by word, or work that is mostly paid, is a contract. Pay, four weeks of leave, notice times and pay when ill hold by law. If the job lasts over a month, the employer must tell you in writing: names, start, task, pay and hours. Keep messages, payments and names. The conciliation board is free.',
    authority: {
      title: 'Obligationenrecht (OR) / Code des obligations (CO)',
      provision: 'Art. 320, 322, 329a, 330b, 335c',
      url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de',
      inForceFrom: '2006-04-01',
    },
  },
]
