/** The law on late goods, sales at a distance and flights, where a letter names them. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { MEDICAL } from './medical-bills.ts'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const CDE = {
  title: 'Code de droit économique (CDE) / Wetboek van economisch recht (WER)',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/2013/02/28/2013A11134/justel',
}

const AIR = {
  title: 'Règlement (CE) n° 261/2004 / Verordening (EG) nr. 261/2004',
  url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
}

const DELIVERY: Test = {
  says: [
    'livraison',
    'livré',
    'non livré',
    'pas reçu',
    'levering',
    'geleverd',
    'niet geleverd',
    'niet ontvangen',
    'delivery',
    'delivered',
  ],
}

const FLIGHT: Test = {
  says: [
    'vol annulé',
    'vol retardé',
    'compagnie aérienne',
    'vlucht',
    'geannuleerde vlucht',
    'luchtvaartmaatschappij',
    'flight',
    'airline',
  ],
}

export const BUYING_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.buy.right-delivery',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    topics: ['consumer'],
    rank: 12,
    when: { all: [DELIVERY] },
    says: 'A shop must deliver within thirty days, unless you agreed otherwise. If it is late, give it a fair extra time, then cancel and get your money back.',
    authority: { ...CDE, provision: 'articles VI.43 et VI.44', inForceFrom: '2014-05-31' },
  },
  {
    ...BASE,
    id: 'be.buy.right-not-told',
    creditor: 'private',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 27,
    when: { not: [MEDICAL] },
    says: 'A firm that sold at a distance must have told you of the 14 days to withdraw. If not, you get 12 months more.',
    authority: { ...CDE, provision: 'articles VI.45 à VI.48', inForceFrom: '2014-05-31' },
  },
  {
    ...BASE,
    id: 'be.buy.right-flight',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY', 'OTHER'],
    topics: ['consumer'],
    rank: 10,
    when: { all: [FLIGHT] },
    says: 'When a flight is cancelled or very late you may have a right to care, your money back and a fixed sum. Ask the airline first.',
    authority: { ...AIR, provision: 'articles 5 à 9', inForceFrom: '2005-02-17' },
  },
]
