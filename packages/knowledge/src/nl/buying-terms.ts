/** Fair warning to a firm, late delivery, unclear order buttons, pressure, flights, unpaid premiums and credit records. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { HEALTH, ONLINE, RENT } from './conditions.ts'

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const BW6 = {
  title: 'Burgerlijk Wetboek Boek 6 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005289/',
}
const BW7 = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
}
const GDPR = {
  title: 'Regulation (EU) 2016/679 (GDPR, AVG)',
  url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
}
const AIR = {
  title: 'Regulation (EC) No 261/2004',
  url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
}

const DELIVERY: Test = {
  says: [
    'levering',
    'levertijd',
    'geleverd',
    'bezorgd',
    'bezorging',
    'niet ontvangen',
    'delivery',
    'delivered',
  ],
}
const MISLED: Test = {
  says: ['misleid', 'misleidend', 'misleidende', 'onder druk', 'agressief', 'misled'],
}
const FLIGHT: Test = {
  says: [
    'vlucht',
    'vluchtnummer',
    'luchtvaartmaatschappij',
    'vertraging van uw vlucht',
    'flight',
    'airline',
  ],
}
const PREMIUM: Test = { says: ['premie', 'premieachterstand', 'premium'] }
const HARD_TERMS: Test = {
  says: [
    'opeisbaar',
    'ineens opeisbaar',
    'in één keer opeisbaar',
    'algemene voorwaarden',
    'contractuele boete',
    'boetebeding',
    'resterende looptijd',
    'resterende termijnen',
  ],
}
const CREDIT: Test = {
  says: ['lening', 'krediet', 'hypotheek', 'creditcard', 'financiering', 'gespreid betalen'],
}
const CREDIT_REFUSED: Test = {
  says: [
    'afwijzing',
    'afgewezen',
    'wijzen wij',
    'wijzen we',
    'geen lening',
    'geen krediet',
    'geen hypotheek',
    'niet goedgekeurd',
    'niet akkoord',
    'niet toekennen',
    'niet verstrekken',
  ],
}
const BKR: Test = { says: ['bkr', 'bkr-registratie', 'bkr-codering', 'kredietregistratie'] }

export const BUYING_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.buy.right-last-chance',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    rank: 25,
    says: 'Give the firm a last date in writing (ingebrekestelling). If it still does not do its part, you can end the contract and claim your loss.',
    authority: { ...BW6, provision: 'artikelen 6:74, 6:82 en 6:265', inForceFrom: '1992-01-01' },
  },
  {
    ...BASE,
    id: 'nl.buy.right-not-told',
    when: { all: [ONLINE], not: [RENT, HEALTH] },
    creditor: 'private',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 27,
    says: 'If an online firm did not tell you about the 14 days to cancel, you get up to 12 months more.',
    authority: {
      ...BW6,
      provision: 'artikelen 6:230m en 6:230o, lid 2',
      inForceFrom: '2014-06-13',
    },
  },
  {
    ...BASE,
    id: 'nl.buy.right-button',
    when: { all: [ONLINE], not: [RENT, HEALTH] },
    creditor: 'private',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 34,
    says: 'An online order button must say that you must pay. If it does not, you can undo the contract.',
    authority: { ...BW6, provision: 'artikel 6:230v, lid 3', inForceFrom: '2014-06-13' },
  },
  {
    ...BASE,
    id: 'nl.buy.right-delivery',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    topics: ['consumer'],
    rank: 12,
    when: { all: [DELIVERY] },
    says: 'A shop must deliver within 30 days, unless you agreed otherwise. If it is late, give it a fair extra time, then cancel and get your money back.',
    authority: { ...BW7, provision: 'artikelen 7:9 en 7:19a', inForceFrom: '2014-06-13' },
  },
  {
    ...BASE,
    id: 'nl.buy.right-pressure',
    creditor: 'private',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    topics: ['consumer'],
    rank: 14,
    when: { all: [MISLED] },
    says: 'A contract that you made because a firm misled or pressed you can be undone. Write it down and keep the proof.',
    authority: {
      ...BW6,
      provision: 'artikelen 6:193a tot en met 6:193j',
      inForceFrom: '2008-10-15',
    },
  },
  {
    ...BASE,
    id: 'nl.buy.right-flight',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY', 'OTHER'],
    topics: ['consumer'],
    rank: 10,
    when: { all: [FLIGHT] },
    says: 'When a flight is cancelled or very late you may have a right to care, your money back and a fixed sum. Ask the airline first.',
    authority: { ...AIR, provision: 'articles 5 to 9', inForceFrom: '2005-02-17' },
  },
  {
    ...BASE,
    id: 'nl.insurance.right-premium',
    kind: 'right',
    kinds: ['INSURANCE_DECISION', 'DEBT_COLLECTION_LETTER'],
    rank: 12,
    when: { all: [PREMIUM], not: [HEALTH] },
    says: 'Cover for a later premium stops only after a reminder that gives you 14 days and says what follows. Basic health cover has its own rules.',
    authority: { ...BW7, provision: 'artikel 7:934', inForceFrom: '2006-01-01' },
  },
  {
    ...BASE,
    id: 'nl.credit.right-bkr',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER', 'ENQUIRY'],
    topics: ['debt', 'consumer'],
    rank: 12,
    when: { all: [BKR] },
    says: 'You can ask the lender to take out a BKR record when it harms you more than it protects others. It must answer within a month.',
    authority: { ...GDPR, provision: 'articles 17 and 21', inForceFrom: '2018-05-25' },
  },
  {
    ...BASE,
    id: 'nl.credit.right-court',
    kind: 'right',
    kinds: ['OTHER', 'ENQUIRY'],
    topics: ['debt', 'consumer'],
    rank: 13,
    checkedOn: '2026-11-22',
    when: { all: [BKR] },
    says: 'If the lender says no, you can ask the court within six weeks, or go to Kifid. The judge weighs your needs against the reason for the record.',
    authority: {
      title: 'Uitvoeringswet Algemene verordening gegevensbescherming (UAVG)',
      provision: 'artikel 35, met AVG artikel 12; Hoge Raad ECLI:NL:HR:2021:1814',
      url: 'https://wetten.overheid.nl/BWBR0040940/',
      inForceFrom: '2018-05-25',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'nl.credit.refused-reality',
    kind: 'fact',
    slot: 'reality_check',
    kinds: ['OTHER'],
    rank: 8,
    when: { all: [CREDIT, CREDIT_REFUSED] },
    says: 'A lender may say no, and must do so when a loan would be too much for you. You owe nothing by this.',
    authority: {
      title: 'Wet op het financieel toezicht (Wft)',
      provision: 'artikel 4:34',
      url: 'https://wetten.overheid.nl/BWBR0020368/',
      inForceFrom: '2007-01-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'nl.credit.step-file',
    kind: 'step',
    list: 'first',
    kinds: ['OTHER'],
    rank: 8,
    when: { all: [CREDIT, CREDIT_REFUSED] },
    says: 'Ask BKR for your own file: that is free. Ask the lender which data it used, and have errors put right.',
    authority: { ...GDPR, provision: 'articles 15 and 16', inForceFrom: '2018-05-25' },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'nl.credit.right-person',
    kind: 'right',
    kinds: ['OTHER'],
    rank: 14,
    when: { all: [CREDIT, CREDIT_REFUSED] },
    says: 'If a computer alone said no, you can ask for a person to look again and to hear your side.',
    authority: { ...GDPR, provision: 'article 22', inForceFrom: '2018-05-25' },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'nl.debt.right-terms',
    creditor: 'private',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 9,
    when: { any: [HARD_TERMS] },
    says: 'A term that makes the whole rest due at once, or sets a high penalty, may be unfair to you as a consumer. Then it does not bind you.',
    authority: {
      ...BW6,
      provision: 'artikelen 6:233, 6:236 en 6:237, met Richtlijn 93/13/EEG',
      inForceFrom: '1992-01-01',
    },
  },
]
