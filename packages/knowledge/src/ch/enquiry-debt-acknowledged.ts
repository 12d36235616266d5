/** Questions about a paper of a collector by which one acknowledges a debt. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_DEBT_ACKNOWLEDGED: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.sign-acknowledgement',
    kind: 'answer',
    topics: ['debt', 'consumer', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'inkasso',
        'inkassobüro',
        'inkassofirma',
        'gläubiger',
        'recouvrement',
        'créancier',
        'recupero',
        'incasso',
      ],
      [
        'schuldanerkennung',
        'anerkennung',
        'anerkenne',
        'reconnaissance de dette',
        'riconoscimento di debito',
        'abzahlungsvereinbarung',
        'ratenvereinbarung',
        'ratenzahlung',
        'teilzahlung',
        'arrangement de paiement',
      ],
      [
        'unterschreiben',
        'unterschreibe',
        'unterschrift',
        'unterzeichnen',
        'signer',
        'signe',
        'firmare',
        'firmo',
      ],
    ],
    says: 'Do not sign before you have checked the debt. Signing that you owe it starts the time limit again and takes away most defences: never owed, paid, too old. Ask in writing for the contract, the count and proof that the firm may collect. If it is right, offer parts without those words, and only what you can pay. Your signature also lets it lift your objection in a debt case.',
    authority: {
      title: 'Obligationenrecht (OR) / Code des obligations (CO)',
      provision: 'Art. 17, 135 und 137 OR; Art. 82 SchKG/LP/LEF',
      url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de',
      inForceFrom: '1912-01-01',
    },
  },
]
