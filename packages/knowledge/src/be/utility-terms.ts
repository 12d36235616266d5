/** The law on cut-offs and phone contracts, where a letter names them. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { ENERGY } from './conditions.ts'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const TEL = {
  title:
    'Loi du 13 juin 2005 relative aux communications électroniques / Wet van 13 juni 2005 betreffende de elektronische communicatie',
  url: 'https://www.ejustice.just.fgov.be/',
}

const POWER = {
  title: 'Vlaams Energiedecreet; ordonnances bruxelloises du 19 juillet 2001 et du 1er avril 2004',
  url: 'https://www.ejustice.just.fgov.be/',
}

const CUT: Test = {
  says: [
    'coupure',
    'coupure d’électricité',
    'suspension de la fourniture',
    'afsluiting',
    'afsluiten',
    'stopzetting van de levering',
    'résiliation du contrat',
    'opzegging van het contract',
    'opgezegd wegens wanbetaling',
    'contract opgezegd',
    'meter met voorafbetaling',
    'voorafbetaling',
    'compteur à budget',
    'prépaiement',
    'limiteur de puissance',
    'fin du contrat',
    'stoppen wij uw contract',
    'zeggen wij uw contract op',
    'mettrons fin à votre contrat',
    'mettre fin à votre contrat',
    'résilier votre contrat',
    'résilierons votre contrat',
    'geen energie meer leveren',
    'uw contract opzeggen',
    'sociale leverancier',
    'fournisseur social',
    'fluvius',
    'plus fournir',
  ],
}

const PHONE: Test = {
  says: [
    'internet',
    'gsm',
    'téléphone',
    'télécom',
    'abonnement',
    'telefoon',
    'telecom',
    'proximus',
    'telenet',
    'orange',
    'voo',
    'scarlet',
  ],
}

export const UTILITY_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.utility.right-who-decides',
    kind: 'right',
    kinds: ['UTILITY_BILL_DEMAND', 'DEBT_COLLECTION_LETTER'],
    rank: 9,
    when: { all: [CUT, ENERGY] },
    says: 'Your firm cannot cut power or gas on its own. In Flanders a local board (LAC) must agree, in Brussels a judge. Go there and tell your side.',
    authority: {
      ...POWER,
      provision:
        'Energiedecreet artikelen 6.1.1 en 6.1.2 (lokale adviescommissie, LAC); juge de paix / vrederechter',
      inForceFrom: '2009-01-01',
    },
  },
  {
    ...BASE,
    id: 'be.utility.right-end-phone',
    kind: 'right',
    kinds: [
      'UTILITY_BILL_DEMAND',
      'CONSUMER_CONTRACT_DISPUTE',
      'DEBT_COLLECTION_LETTER',
      'ENQUIRY',
    ],
    topics: ['consumer'],
    rank: 16,
    when: { all: [PHONE] },
    says: 'You can end a phone or internet contract at any time. After six months the firm may ask no fee, but for the rest of the price of a device.',
    authority: { ...TEL, provision: 'article 111/3', inForceFrom: '2012-10-01' },
  },
]
