/** The law on phone firms, services, being tricked, unfair terms and late goods, where a letter names them. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const OR = {
  title: 'Obligationenrecht (OR) / Code des obligations (CO)',
  url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de',
}

const UWG = {
  title:
    'Bundesgesetz gegen den unlauteren Wettbewerb (UWG) / Loi contre la concurrence déloyale (LCD)',
  url: 'https://www.fedlex.admin.ch/eli/cc/1988/223_223_223/de',
}

const FMG = {
  title: 'Fernmeldegesetz (FMG) / Loi sur les télécommunications (LTC)',
  url: 'https://www.ombudscom.ch/',
}

const PHONE: Test = {
  says: [
    'swisscom',
    'sunrise',
    'salt',
    'mobilabo',
    'handyabo',
    'internetabo',
    'abonnement mobile',
    'abonnement internet',
    'abbonamento',
  ],
}

const SERVICE: Test = {
  says: [
    'coaching',
    'kurs',
    'kurskosten',
    'beratungsvertrag',
    'auftrag',
    'fitness',
    'partnervermittlung',
    'cours',
    'formation',
    'mandat',
    'corso',
    'mandato',
  ],
}

const TRICKED: Test = {
  says: [
    'getäuscht',
    'täuschung',
    'irrtum',
    'abzocke',
    'trompé',
    'tromperie',
    'erreur',
    'arnaque',
    'ingannato',
    'inganno',
    'errore',
    'misled',
    'tricked',
  ],
}

const LATE: Test = {
  says: [
    'lieferung',
    'nicht geliefert',
    'lieferverzug',
    'livraison',
    'non livré',
    'pas livré',
    'consegna',
    'non consegnato',
    'delivery',
    'not delivered',
  ],
}

export const BUYING_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.buy.right-phone',
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
    says: 'With a phone or internet firm, write to the firm first. Then the ombudsman (ombudscom) looks at it for a small fee, and the firm pays the rest.',
    authority: { ...FMG, provision: 'Art. 12c (ombudscom)', inForceFrom: '2008-07-01' },
  },
  {
    ...BASE,
    id: 'ch.buy.right-end-service',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    topics: ['consumer'],
    rank: 18,
    when: { all: [SERVICE] },
    says: 'Many contracts for a service (Auftrag) can be ended at any time. You pay for what was done. Only an end at a bad moment can cost more.',
    authority: { ...OR, provision: 'Art. 404 und 377', inForceFrom: '1912-01-01' },
  },
  {
    ...BASE,
    id: 'ch.buy.right-tricked',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    topics: ['consumer'],
    rank: 19,
    when: { all: [TRICKED] },
    says: 'If you were tricked or made a grave mistake, you can say within a year of finding out that the contract does not bind you.',
    authority: { ...OR, provision: 'Art. 23 bis 31', inForceFrom: '1912-01-01' },
  },
  {
    ...BASE,
    id: 'ch.buy.right-unfair-terms',
    creditor: 'private',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER'],
    rank: 40,
    says: 'Small-print terms that are grossly unfair to consumers do not hold.',
    authority: { ...UWG, provision: 'Art. 8', inForceFrom: '2012-07-01' },
  },
  {
    ...BASE,
    id: 'ch.buy.right-late',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    topics: ['consumer'],
    rank: 14,
    when: { all: [LATE] },
    says: 'If goods do not come, set a fair last day in writing. If they still do not come, you can cancel at once and get your money back.',
    authority: { ...OR, provision: 'Art. 102 und 107 bis 109', inForceFrom: '1912-01-01' },
  },
]
