/** By which words one knows whose price rises: energy, phone and internet, insurers, health funds, or others. */
import type { Condition, Test } from '@plainletter/contracts/rule'

export const ENERGY: readonly Test[] = [
  {
    says: [
      'ökostrom',
      'kilowattstunde',
      'kwh',
      'arbeitspreis',
      'arbeitspreises',
      'strompreis',
      'strompreise',
      'gaspreis',
      'gaspreise',
      'stromvertrag',
      'gasvertrag',
      'stromliefervertrag',
      'gasliefervertrag',
      'energieliefervertrag',
      'stromlieferung',
      'gaslieferung',
      'stromtarif',
      'gastarif',
      'wärmestrom',
      'enwg',
      'grundversorgung',
    ],
  },
  { sender: ['strom', 'yello', 'lichtblick', 'e wie einfach'] },
]
export const TELECOM: readonly Test[] = [
  {
    says: [
      'mobilfunktarif',
      'mobilfunkvertrag',
      'mobilfunkvertrags',
      'handyvertrag',
      'handytarif',
      'glasfaser',
      'internetanschluss',
      'internetanschlusses',
      'internettarif',
      'internettarifs',
      'internet-tarif',
      'internet-tarifs',
      'internetvertrag',
      'internetvertrags',
      'telefonanschluss',
      'festnetzanschluss',
      'festnetzvertrag',
      'dsl-anschluss',
      'dsl-vertrag',
      'dsl-tarif',
      'tkg',
    ],
  },
  {
    sender: [
      'telekom',
      'vodafone',
      'telefónica',
      'telefonica',
      'congstar',
      '1&1',
      'freenet',
      'klarmobil',
      'netcologne',
      'pyur',
    ],
  },
]
export const INSURERS: readonly Test[] = [
  {
    says: [
      'versicherung',
      'versicherungsschein',
      'versicherungsnummer',
      'versicherungsvertrag',
      'krankenversicherung',
      'haftpflichtversicherung',
      'hausratversicherung',
      'kfz-versicherung',
    ],
  },
  { sender: ['versicherung'] },
]
export const BASIC_SUPPLY: Test = {
  says: [
    'grundversorgung',
    'grundversorger',
    'allgemeine preise',
    'allgemeinen preise',
    'stromgvv',
    'gasgvv',
  ],
}
/** Public health funds, whose rates are law and no contract. */
export const FUNDS: readonly Test[] = [
  {
    says: [
      'zusatzbeitrag',
      'zusatzbeitrags',
      'zusatzbeitragssatz',
      'krankenkasse',
      'gesundheitskasse',
    ],
  },
]
/** District heat has rules of its own. */
const DISTRICT_HEAT: Test = { says: ['fernwärme', 'wärmelieferung', 'wärmeliefervertrag'] }
export const FOR_ENERGY: Condition = {
  any: [...ENERGY],
  not: [DISTRICT_HEAT, ...INSURERS, ...FUNDS],
}
export const FOR_TELECOM: Condition = { any: [...TELECOM], not: [...ENERGY, ...INSURERS, ...FUNDS] }
export const ACCOUNT: Test = {
  says: [
    'girokonto',
    'girokontos',
    'kontoführung',
    'kontoführungsgebühr',
    'kontoführungsentgelt',
    'depot',
  ],
}
/** Memberships, subscriptions, banks: no law of their own trade gives a right to leave. */
export const FOR_OTHERS: Condition = { not: [...ENERGY, ...TELECOM, ...INSURERS, ...FUNDS] }
