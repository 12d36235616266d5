/** The German words of the rows in ../enquiry-work-sanction.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_SANCTION_DE: Words = {
  'es.ask.work-sanction': {
    says: 'Sie haben 20 Arbeitstage, um sich zu wehren: erst Schlichtung beantragen, dann zum Arbeitsgericht. Sie muss schriftlich sein, mit Taten und Datum. Lohnabzug und weniger Urlaub sind nie erlaubt. Leichte Fehler verjähren nach 10 Tagen, schwere nach 20, sehr schwere nach 60.',
  },
}
