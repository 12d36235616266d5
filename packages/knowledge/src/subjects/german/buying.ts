/** How people tell of buying and paying for services in German. */
import type { SubjectsOf } from '../subject.ts'

export const BUYING: SubjectsOf<
  | 'supply'
  | 'bill'
  | 'bank'
  | 'fraud'
  | 'insurance'
  | 'journey'
  | 'contract'
  | 'works'
  | 'care'
  | 'record'
  | 'licence'
  | 'car'
> = {
  supply: {
    says: [
      'strom',
      'stromrechnung',
      'stromanbieter',
      'stromvertrag',
      'gasrechnung',
      'gasanbieter',
      'gasvertrag',
      'energieversorger',
      'stadtwerke',
      'stromzähler',
      'zählerstand',
      'abschlag',
      'stromsperre',
      'grundversorgung',
      'wasserrechnung',
    ],
  },
  bill: {
    says: [
      'stromrechnung',
      'gasrechnung',
      'wasserrechnung',
      'nachzahlung',
      'abschlag',
      'zählerstand',
      'jahresabrechnung',
      'stromsperre',
      'strom abstellen',
      'strom abgestellt',
    ],
  },
  bank: {
    says: [
      'konto gekündigt',
      'konto gesperrt',
      'konto eingefroren',
      'kontosperre',
      'sperrt mein konto',
      'kündigt mein konto',
      'mein konto gekündigt',
      'mein konto ohne grund',
      'basiskonto',
      'girokonto',
      'kontogebühren',
      'dispo',
    ],
  },
  fraud: {
    says: [
      'betrug',
      'betrüger',
      'phishing',
      'rief als meine bank',
      'falscher bankmitarbeiter',
      'angeblicher bankmitarbeiter',
      'fake shop',
      'fakeshop',
      'fake-shop',
      'pushtan',
      'gehackt',
      'identitätsdiebstahl',
      'in meinem namen',
      'nicht autorisiert',
      'enkeltrick',
    ],
  },
  insurance: {
    says: [
      'versicherung',
      'versicherer',
      'haftpflichtversicherung',
      'haftpflicht',
      'hausratversicherung',
      'hausrat',
      'kasko',
      'rechtsschutzversicherung',
      'krankenkasse',
      'krankenversicherung',
      'krankentaggeld',
      'berufsunfähigkeit',
    ],
  },
  journey: {
    says: [
      'flug',
      'flüge',
      'airline',
      'fluggesellschaft',
      'flughafen',
      'gepäck',
      'koffer',
      'pauschalreise',
      'reiseveranstalter',
      'reise gebucht',
      'hotel',
      'bahnfahrt',
      'zugverspätung',
      'deutsche bahn',
    ],
  },
  contract: {
    says: [
      'handyvertrag',
      'mobilfunk',
      'mobilfunkvertrag',
      'internetvertrag',
      'mein internet',
      'glasfaser',
      'glasfaservertrag',
      'internetanbieter',
      'telekom',
      'vodafone',
      'fitnessstudio',
      'fitnesscenter',
      'fitnessabo',
      'fitness',
      'abo',
      'abonnement',
      'mitgliedschaft',
    ],
  },
  works: {
    says: [
      'handwerker',
      'bauunternehmer',
      'baufirma',
      'dachdecker',
      'elektriker',
      'klempner',
      'sanitärfirma',
      'maler',
      'küchenbauer',
      'renovierung',
      'schlüsseldienst',
    ],
  },
  care: {
    says: [
      'krankenhaus',
      'arztrechnung',
      'spitalrechnung',
      'spital',
      'zahnarzt',
      'zahnarztrechnung',
      'pflegeheim',
      'heimkosten',
      'operation',
    ],
  },
  record: {
    says: ['schufa', 'schufa-eintrag', 'bonität', 'betreibungsauszug', 'betreibungsregister'],
  },
  licence: {
    says: ['gema', 'rundfunkbeitrag', 'beitragsservice', 'serafe', 'suisa'],
  },
  car: {
    says: [
      'gebrauchtwagen',
      'gebrauchtes auto',
      'autohändler',
      'autohaus',
      'occasion',
      'occasionsauto',
      'getriebe',
      'privatverkauf',
      'von privat',
    ],
  },
}
