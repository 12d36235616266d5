/** Questions about plumbers, locksmiths and garages. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_TRADESPEOPLE: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-buy.garage-keeps',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 10,
    verdict: 'do_this',
    asks: [
      ['garage', 'garagiste', 'mécanicien', 'garage', 'mechanic'],
      [
        'rendre ma voiture',
        'garde ma voiture',
        'retient ma voiture',
        'récupérer ma voiture',
        'rendre mon véhicule',
        'rendre le véhicule',
        'rendre la voiture',
        'give back my car',
        'keeps my car',
        'return my car',
      ],
    ],
    says: 'A garage may keep the car for work that you ordered and that is due, not for work you never agreed to. Ask for the signed order. Pay under protest to get the car back, then dispute it.',
    authority: {
      title: 'Code civil',
      provision: 'articles 1103 et 2286',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2016-10-01',
    },
    checkedOn: '2026-11-22',
    checkBy: '2027-06-30',
  },
  {
    ...BASE,
    id: 'fr.ask-buy.plumber',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 10,
    verdict: 'do_this',
    asks: [
      [
        'plombier',
        'serrurier',
        'électricien',
        'dépannage',
        'dépanneur',
        'chauffagiste',
        'plumber',
        'locksmith',
      ],
      [
        'facture',
        'fait payer',
        'payer',
        'payé',
        'trop cher',
        'abusif',
        'arnaque',
        'devis',
        'euros',
        'bill',
        'overcharged',
        'quote',
        'too much',
      ],
    ],
    says: 'Before the work they must give you a written quote with prices. What you did not agree to can be disputed. Extra work at home has 14 days to withdraw. Write to the firm, report it on SignalConso, then go to its mediator.',
    authority: {
      title: 'Arrêté du 24 janvier 2017 (dépannage, réparation et entretien)',
      provision: 'articles 2 à 5 ; code de la consommation, articles L. 221-18 et L. 221-28, 8°',
      url: 'https://www.economie.gouv.fr/particuliers/depannage-reparation-entretien-publicite-prix',
      inForceFrom: '2017-04-01',
    },
    checkedOn: '2026-11-22',
    checkBy: '2027-11-01',
  },
]
