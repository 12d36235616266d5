/** Firms that often write to people in Germany: for music, parking, phones, energy and homes. */
import type { KnownSender } from '@plainletter/contracts/rule'

const CHECKED = { country: 'de', checkedOn: '2026-11-21', checkBy: '2027-08-31' } as const

const LICENSING = {
  ...CHECKED,
  what: 'licensing_body',
  nextStep: 'Check whether you played music in public. Then ask which tariff they used.',
  source: {
    title: 'Verwertungsgesellschaftengesetz',
    url: 'https://www.gesetze-im-internet.de/vgg/',
  },
} as const
const PARKING = {
  ...CHECKED,
  what: 'parking_operator',
  complainTo: 'The shop that owns the car park, then the Verbraucherzentrale.',
  nextStep: 'Check who drove, the signs and the sum. Ask the shop to cancel it.',
  source: {
    title: 'Bürgerliches Gesetzbuch',
    url: 'https://www.gesetze-im-internet.de/bgb/__339.html',
  },
} as const
const TELECOM = {
  ...CHECKED,
  what: 'telecom',
  regulator: 'Bundesnetzagentur',
  complainTo: 'The company first, then the arbitration desk of the Bundesnetzagentur.',
  nextStep: 'Check the contract and the bill. Object in writing.',
  source: { title: 'Bundesnetzagentur', url: 'https://www.bundesnetzagentur.de/' },
} as const
const UTILITY = {
  ...CHECKED,
  what: 'utility',
  regulator: 'Bundesnetzagentur',
  complainTo: 'The supplier first, then the Schlichtungsstelle Energie.',
  nextStep: 'Compare the meter reading. Ask for an instalment plan before the date.',
  source: { title: 'Bundesnetzagentur', url: 'https://www.bundesnetzagentur.de/' },
} as const
const LANDLORD = {
  ...CHECKED,
  what: 'landlord',
  nextStep: "Check the claim with a tenants' association before you sign or pay.",
  source: { title: 'Deutscher Mieterbund', url: 'https://www.mieterbund.de/' },
} as const

export const FIRMS: readonly KnownSender[] = [
  {
    ...LICENSING,
    id: 'de.sender.gema',
    name: 'GEMA',
    match: ['gema'],
    says: 'GEMA licenses music in public for composers. Private listening needs no licence.',
  },
  {
    ...PARKING,
    id: 'de.sender.parkcontrol',
    name: 'Park & Control',
    match: ['park & control', 'park und control'],
    says: 'A private firm that watches car parks of shops. Its bill is a contract penalty, not a fine.',
  },
  {
    ...PARKING,
    id: 'de.sender.fairparken',
    name: 'fair parken',
    match: ['fair parken'],
    says: 'A private firm that watches car parks of shops. Its bill is a contract penalty, not a fine.',
  },
  {
    ...PARKING,
    id: 'de.sender.apcoa',
    name: 'APCOA',
    match: ['apcoa'],
    says: 'A private car park firm. Its bill is a contract penalty, not a fine.',
  },
  {
    ...PARKING,
    id: 'de.sender.contipark',
    name: 'Contipark',
    match: ['contipark'],
    says: 'A private car park firm. Its bill is a contract penalty, not a fine.',
  },
  {
    ...TELECOM,
    id: 'de.sender.telekom',
    name: 'Telekom Deutschland',
    match: ['telekom deutschland'],
    says: 'A phone and internet company.',
  },
  {
    ...TELECOM,
    id: 'de.sender.vodafone',
    name: 'Vodafone',
    match: ['vodafone'],
    says: 'A phone, internet and cable company.',
  },
  {
    ...TELECOM,
    id: 'de.sender.o2',
    name: 'Telefónica Germany (o2)',
    match: ['telefónica germany', 'telefonica germany'],
    says: 'A phone and internet company, known as o2.',
  },
  {
    ...TELECOM,
    id: 'de.sender.einsundeins',
    name: '1&1',
    match: ['1&1 telecom', '1und1'],
    says: 'A phone and internet company.',
  },
  {
    ...UTILITY,
    id: 'de.sender.eon',
    name: 'E.ON Energie Deutschland',
    match: ['e.on energie', 'eon energie'],
    says: 'A power and gas supplier.',
  },
  {
    ...UTILITY,
    id: 'de.sender.vattenfall',
    name: 'Vattenfall',
    match: ['vattenfall'],
    says: 'A power and gas supplier.',
  },
  {
    ...UTILITY,
    id: 'de.sender.enbw',
    name: 'EnBW',
    match: ['enbw'],
    says: 'A power and gas supplier.',
  },
  {
    ...UTILITY,
    id: 'de.sender.stadtwerke',
    name: 'Stadtwerke',
    match: ['stadtwerke'],
    says: "Your town's supplier of power, gas, heat or water.",
  },
  {
    ...LANDLORD,
    id: 'de.sender.vonovia',
    name: 'Vonovia',
    match: ['vonovia', 'deutsche wohnen'],
    says: 'The largest private landlord in Germany. Deutsche Wohnen belongs to it.',
  },
  {
    ...LANDLORD,
    id: 'de.sender.leg',
    name: 'LEG Immobilien',
    match: ['leg immobilien', 'leg wohnen'],
    says: 'A large private landlord.',
  },
]
