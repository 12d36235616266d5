/** Questions about pay that the employer holds back for damage. */
import type { Rule } from '@plainletter/contracts/rule'

import { TRAVAIL } from './law-codes.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_PAY_HELD_BACK: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-work.pay-held-back',
    checkedOn: '2026-11-23',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'retient',
        'retenu',
        'retenue',
        'retirer',
        'retiré',
        'déduit',
        'déduire',
        'prélevé',
        'enlevé',
        'ponctionne',
        'held back',
        'deducted',
      ],
      [
        'ma paie',
        'ma paye',
        'mon salaire',
        'fiche de paie',
        'sur mon salaire',
        'bulletin',
        'wages',
        'my pay',
      ],
      [
        'casse',
        'cassé',
        'abîmé',
        'abimé',
        'camion',
        'véhicule',
        'téléphone perdu',
        'erreur de caisse',
        'écart de caisse',
        'caisse',
        'perte',
        'vol',
        'client parti',
        'accident',
        'dégât',
        'amende',
        'matériel',
        'damage',
      ],
      [
        'employeur',
        'patron',
        'chef',
        'boîte',
        'boite',
        'entreprise',
        'gérant',
        'gérante',
        'il a le droit',
        'ils ont le droit',
        'boss',
      ],
    ],
    says: 'An employer may not hold back pay for damage, a till gap or a lost tool. Fines are banned. You answer only for harm done on purpose (faute lourde), and a court must say so. Advances paid to you may be taken back, at most a tenth of the pay. Ask for the sum by registered letter. Then use the fast labour court (référé), with no lawyer: you have three years. It can cost €50, not with legal aid.',
    authority: {
      ...TRAVAIL,
      provision: 'articles L. 1331-2, L. 3251-1 à L. 3251-3 et L. 3245-1 ; CGI, article 1635 bis Q',
      inForceFrom: '2013-06-17',
    },
  },
]
