/** Questions about an estate and its debts. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const ZGB = {
  title: 'Zivilgesetzbuch (ZGB) / Code civil (CC)',
  url: 'https://www.fedlex.admin.ch/eli/cc/24/233_245_233/de',
}

export const ENQUIRY_ESTATE: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.estate',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'debt', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        'erbschaft',
        'erbe',
        'erben',
        'nachlass',
        'verstorben',
        'verstorbenen',
        'verstorbener',
        'père décédé',
        'padre defunto',
        'gestorben',
        'succession',
        'héritage',
        'décédé',
        'eredità',
        'defunto',
        'inheritance',
        'inherit',
      ],
      [
        'schulden',
        'schulden meines',
        'ausschlagen',
        'annehmen',
        'inventar',
        'dettes',
        'répudier',
        'accepter',
        'inventaire',
        'debiti',
        'rifiutare',
        'rinunciare',
        'accettare',
        'debts',
        'refuse',
      ],
    ],
    says: 'With an estate you take its debts too. You have three months to refuse it, and only one month to ask for an official list (Inventar).',
    authority: { ...ZGB, provision: 'Art. 566 bis 567 und 580', inForceFrom: '1912-01-01' },
  },
]
