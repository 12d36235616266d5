/** Premiums, ending a policy, phone firms, contracts for services, being tricked, unfair terms, late goods, data leaks and family. */
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
const ZGB = {
  title: 'Zivilgesetzbuch (ZGB) / Code civil (CC)',
  url: 'https://www.fedlex.admin.ch/eli/cc/24/233_245_233/de',
}
const VVG = {
  title: 'Versicherungsvertragsgesetz (VVG) / Loi sur le contrat d’assurance (LCA)',
  url: 'https://www.fedlex.admin.ch/eli/cc/24/719_735_717/de',
}
const UWG = {
  title:
    'Bundesgesetz gegen den unlauteren Wettbewerb (UWG) / Loi contre la concurrence déloyale (LCD)',
  url: 'https://www.fedlex.admin.ch/',
}
const FMG = {
  title: 'Fernmeldegesetz (FMG) / Loi sur les télécommunications (LTC)',
  url: 'https://www.ombudscom.ch/',
}
const DSG = {
  title: 'Datenschutzgesetz (DSG) / Loi sur la protection des données (LPD)',
  url: 'https://www.fedlex.admin.ch/',
}
const AIG = {
  title: 'Ausländer- und Integrationsgesetz (AIG) / Loi sur les étrangers (LEI)',
  url: 'https://www.fedlex.admin.ch/',
}

const PREMIUM: Test = {
  says: ['prämie', 'prämien', 'prämienrechnung', 'prime', 'primes', 'premio', 'premi'],
}
const POLICY: Test = {
  says: [
    'hausratversicherung',
    'haftpflichtversicherung',
    'motorfahrzeugversicherung',
    'police',
    'zusatzversicherung',
    'lebensversicherung',
    'assurance ménage',
    'assurance véhicule',
    'assurance complémentaire',
    'assicurazione',
    'polizza',
  ],
}
const HEALTH: Test = {
  says: [
    'krankenkasse',
    'grundversicherung',
    'obligatorische krankenpflegeversicherung',
    'assurance-maladie obligatoire',
    'lamal',
    'cassa malati',
  ],
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
const LEAK: Test = {
  says: [
    'datenleck',
    'datenpanne',
    'datenschutzverletzung',
    'cyberangriff',
    'fuite de données',
    'violation de la sécurité des données',
    'cyberattaque',
    'fuga di dati',
    'data breach',
  ],
}
const NEIGHBOUR: Test = {
  says: [
    'nachbar',
    'nachbarn',
    'nachbarin',
    'lärm',
    'voisin',
    'voisins',
    'voisine',
    'bruit',
    'vicino',
    'vicini',
    'rumore',
    'neighbour',
    'neighbours',
  ],
}
const ESTATE: Test = {
  says: [
    'erbschaft',
    'erbe',
    'nachlass',
    'ausschlagen',
    'erben',
    'succession',
    'héritage',
    'répudier',
    'héritier',
    'eredità',
    'erede',
    'inheritance',
  ],
}
const ALIMONY: Test = {
  says: [
    'unterhalt',
    'alimente',
    'kinderalimente',
    'kindesunterhalt',
    'pension alimentaire',
    'contribution d’entretien',
    'mantenimento',
    'alimenti',
    'child support',
    'alimony',
  ],
}
const STAY: Test = {
  says: [
    'aufenthaltsbewilligung',
    'migrationsamt',
    'wegweisung',
    'niederlassungsbewilligung',
    'autorisation de séjour',
    'permis de séjour',
    'service des migrations',
    'service de la population',
    'renvoi',
    'permesso di dimora',
    'ufficio della migrazione',
    'residence permit',
  ],
}

export const EVERYDAY_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.insure.right-premium',
    kind: 'right',
    kinds: ['INSURANCE_DECISION', 'DEBT_COLLECTION_LETTER'],
    rank: 12,
    when: { all: [PREMIUM], not: [HEALTH] },
    says: 'Cover stops for an unpaid premium only after a written reminder with 14 days that says what follows. After two more months the contract ends if they do not sue.',
    authority: { ...VVG, provision: 'Art. 20 und 21', inForceFrom: '2022-01-01' },
  },
  {
    ...BASE,
    id: 'ch.insure.right-end-policy',
    kind: 'right',
    kinds: ['INSURANCE_DECISION', 'CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    topics: ['consumer'],
    rank: 24,
    when: { all: [POLICY], not: [HEALTH] },
    says: 'You can take back a new policy within 14 days. A long one can be ended after three years, with three months’ notice.',
    authority: { ...VVG, provision: 'Art. 2a und 35a', inForceFrom: '2022-01-01' },
  },
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
  {
    ...BASE,
    id: 'ch.data.right-told',
    kind: 'right',
    kinds: ['OTHER', 'ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 8,
    when: { all: [LEAK] },
    says: 'After a data leak you can ask the firm which of your data it holds and what was lost. It must answer for free, mostly within 30 days.',
    authority: { ...DSG, provision: 'Art. 24, 25 und 32', inForceFrom: '2023-09-01' },
  },
  {
    ...BASE,
    id: 'ch.ask.right-neighbour',
    kind: 'right',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    rank: 8,
    when: { all: [NEIGHBOUR] },
    says: 'A neighbour may not disturb you too much with noise, smell or smoke. Talk, keep a diary, and tell your landlord. The conciliation office can help.',
    authority: { ...ZGB, provision: 'Art. 679 und 684', inForceFrom: '1912-01-01' },
  },
  {
    ...BASE,
    id: 'ch.ask.right-estate',
    kind: 'right',
    kinds: ['ENQUIRY'],
    topics: ['family', 'debt', 'general'],
    rank: 8,
    when: { all: [ESTATE] },
    says: 'With an estate you take its debts too. You have three months to refuse it, and only one month to ask for an official list (Inventar).',
    authority: { ...ZGB, provision: 'Art. 566 bis 567 und 580', inForceFrom: '1912-01-01' },
  },
  {
    ...BASE,
    id: 'ch.ask.right-maintenance',
    kind: 'right',
    kinds: ['ENQUIRY'],
    topics: ['family'],
    rank: 8,
    when: { all: [ALIMONY] },
    says: 'Both parents pay for a child by their means. A court can change the sum when life changes. The town can advance unpaid sums.',
    authority: { ...ZGB, provision: 'Art. 276, 285, 286 und 293', inForceFrom: '2017-01-01' },
  },
  {
    ...BASE,
    id: 'ch.ask.right-stay',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER'],
    topics: ['immigration'],
    rank: 8,
    when: { all: [STAY] },
    says: 'Against a decision on your stay the time is often 30 days, and sometimes only five. Read the end of the letter and get free advice now.',
    authority: { ...AIG, provision: 'Art. 62 bis 64', inForceFrom: '2019-01-01' },
  },
]
