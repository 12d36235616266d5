/** Questions about a contract that a seller at home had signed, other than for energy. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_DOOR_SALE: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.door-sale',
    kind: 'answer',
    topics: ['consumer', 'debt', 'general'],
    rank: 5,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'fournisseur',
            'energieleverancier',
            'electricité',
            'électricité',
            'elektriciteit',
            'huissier',
            'deurwaarder',
          ],
        },
      ],
    },
    asks: [
      [
        'à la maison',
        'à domicile',
        'chez moi',
        'chez nous',
        'chez ma mère',
        'chez mes parents',
        'à la porte',
        'vendeur est passé',
        'démarcheur',
        'aan de deur',
        'aan huis',
        'bij mij thuis',
        'bij mijn ouders',
        'verkoper kwam',
        'at the door',
      ],
      [
        'panneaux solaires',
        'panneaux',
        'pompe à chaleur',
        'isolation',
        'toiture',
        'châssis',
        'alarme',
        'aspirateur',
        'matelas',
        'adoucisseur',
        'bon de commande',
        'zonnepanelen',
        'warmtepomp',
        'isolatie',
        'ramen',
        'alarm',
        'stofzuiger',
        'bestelbon',
        'contrat',
        'contract',
      ],
      ['signé', 'signer', 'signée', 'getekend', 'ondertekend', 'signed'],
      [
        'annuler',
        'rétracter',
        'rétractation',
        'revenir',
        'regrette',
        'résilier',
        'annuleren',
        'herroepen',
        'ervan af',
        'spijt',
        'cancel',
      ],
    ],
    says: 'What you sign at home or at the door you can undo within 14 days, with no reason. For services they run from the contract, for goods from delivery. Were you not told of this right? Then twelve months more. Write it clearly, by registered letter, to the firm and to the lender if there is a credit, and keep proof. No fine is due. Let no work begin. Pressure on an old person: tell ConsumerConnect.',
    authority: { ...LAW.withdraw, provision: 'articles VI.64 à VI.73' },
  },
]
