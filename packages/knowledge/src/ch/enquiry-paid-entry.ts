/** Questions about an entry in the debt register for a debt that was paid. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_PAID_ENTRY: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.paid-entry',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 4,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      [
        'betreibungseintrag',
        'betreibung',
        'eintrag',
        'betreibungsregister',
        'betreibungsauszug',
        'poursuite',
        'registre des poursuites',
        'esecuzione',
        'registro delle esecuzioni',
        'debt register',
      ],
      [
        'bezahlt',
        'beglichen',
        'erledigt',
        'payé',
        'payée',
        'réglé',
        'réglée',
        'pagato',
        'pagata',
        'saldato',
        'paid',
      ],
      [
        'löschen',
        'weg',
        'wohnung',
        'weg bekommen',
        'gelöscht',
        'entfernen',
        'rückzug',
        'zurückziehen',
        'effacer',
        'radier',
        'retirer',
        'supprimer',
        'cancellare',
        'togliere',
        'ritirare',
        'delete',
      ],
    ],
    says: 'Ask the creditor in writing to withdraw the case at the debt office: only then does nobody see it any more. Many do it once paid, some for a small fee; the law does not force them. Send proof of payment and a ready form. The request after three months helps only if you paid before the order came, and objected. Else the entry shows for five years. Show landlords the receipt with the extract.',
    authority: {
      title:
        'Bundesgesetz über Schuldbetreibung und Konkurs (SchKG) / Loi sur la poursuite (LP, LEF)',
      provision: 'Art. 8a SchKG; Bundesgericht 5A_245/2024 vom 29. August 2024',
      url: 'https://www.fedlex.admin.ch/eli/cc/11/529_488_529/de',
      inForceFrom: '2019-01-01',
    },
  },
]
