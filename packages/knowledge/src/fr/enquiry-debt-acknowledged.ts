/** Questions about a paper of a collector by which one acknowledges a debt. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-23',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_DEBT_ACKNOWLEDGED: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-debt.sign-acknowledgement',
    kind: 'answer',
    topics: ['debt', 'consumer', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'recouvrement',
        'huissier',
        'commissaire de justice',
        'créancier',
        'intrum',
        'cabinet de recouvrement',
        'hoist',
        'eos',
      ],
      [
        'reconnaissance de dette',
        'reconnaître la dette',
        'reconnais devoir',
        'reconnais la dette',
        'reconnaître devoir',
        'échéancier',
        'protocole',
        'plan de paiement',
      ],
      [
        'signer',
        'signe',
        'je signe',
        'faire signer',
        'signature',
        'renvoyer signé',
        'dois je signer',
        'me fait signer',
      ],
    ],
    says: 'Do not sign before you have checked the debt. Signing that you owe it starts the time limit again and takes away most defences: never owed, paid, too old. Ask in writing for the contract, the count and proof that the firm may collect. If it is right, offer parts without those words, and only what you can pay. A firm without a court title cannot seize.',
    authority: {
      title: 'Code civil',
      provision: 'articles 2240, 2250 et 2251 ; CPCE, article L. 111-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2008-06-19',
    },
  },
]
