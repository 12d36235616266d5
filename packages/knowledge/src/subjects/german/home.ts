/** How people tell of a home in German. */
import type { SubjectsOf } from '../subject.ts'

export const HOME: SubjectsOf<
  | 'renting'
  | 'neighbour'
  | 'owner'
  | 'homeless'
  | 'letting'
  | 'deposit'
  | 'repair'
  | 'moving'
  | 'rent'
> = {
  renting: {
    says: [
      'vermieter',
      'vermieterin',
      'vermieters',
      'miete',
      'mieter',
      'mieterin',
      'mietvertrag',
      'mietwohnung',
      'mietzins',
      'hausverwaltung',
      'gemietet',
      'untermiete',
      'wg-zimmer',
      'nebenkosten',
      'nebenkostenabrechnung',
    ],
  },
  neighbour: {
    says: [
      'lärm vom nachbarn',
      'nachbar lärmt',
      'ruhestörung',
      'laute musik',
      'bellt',
      'bellen',
      'gebell',
      'zaun',
      'hecke',
      'grundstücksgrenze',
      'grenze',
      'grundstück',
      'überhang',
      'hund vom nachbarn',
      'nachbar stört',
    ],
  },
  owner: {
    says: [
      'eigentümer einer wohnung',
      'eigentumswohnung',
      'meine eigentumswohnung',
      'wohnungseigentümer',
      'eigentümergemeinschaft',
      'eigentümerversammlung',
      'weg-verwaltung',
      'hausgeld',
      'stockwerkeigentum',
      'stockwerkeigentümer',
      'haus gekauft',
      'wohnung gekauft',
      'hauskauf',
      'zwangsversteigerung',
    ],
  },
  homeless: {
    says: [
      'obdachlos',
      'wohnungslos',
      'wo ich heute schlafen',
      'wo ich schlafen soll',
      'keine unterkunft',
      'notunterkunft',
      'partner hat mich rausgeworfen',
      'sozialwohnung',
    ],
  },
  letting: {
    says: [
      'mein mieter',
      'meine mieterin',
      'meinem mieter',
      'meinen mieter',
      'ich bin vermieter',
      'ich vermiete',
      'mietnomade',
      'mietnomaden',
    ],
  },
  deposit: {
    says: ['kaution', 'mietkaution', 'kaution zurück', 'mietkautionskonto', 'mietzinsdepot'],
  },
  repair: {
    says: [
      'schimmel',
      'heizung',
      'mangel',
      'mängel',
      'feucht',
      'feuchtigkeit',
      'warmwasser',
      'wasserschaden',
      'undicht',
      'reparatur',
      'reparieren',
      'mietminderung',
      'miete mindern',
      'kakerlaken',
      'mäuse',
      'aufzug',
    ],
  },
  moving: {
    says: [
      'ausgezogen',
      'früher ausziehen',
      'früher aus der',
      'vorzeitig ausziehen',
      'vorzeitig',
      'nachmieter',
      'nachmieter stellen',
      'kündigungsfrist habe ich',
      'ich will ausziehen',
      'mietvertrag kündigen',
      'wohnung kündigen',
    ],
  },
  rent: {
    says: [
      'mieterhöhung',
      'miete erhöhen',
      'miete erhöht',
      'erhöht die miete',
      'mietzinserhöhung',
      'indexmiete',
      'staffelmiete',
      'mietpreisbremse',
      'betriebskosten',
      'nebenkosten',
      'nebenkostenabrechnung',
      'heizkosten',
    ],
  },
}
