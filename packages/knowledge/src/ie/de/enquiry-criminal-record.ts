/** Questions about what goes on a criminal record: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_RECORD_DE: Words = {
  'ie.ask.fixed-charge-record': {
    says: 'Nein. Ein rechtzeitig gezahltes Bußgeld (fixed charge) ist keine Verurteilung und kommt nicht ins Strafregister. Punkte stehen drei Jahre im Führerschein; die Versicherung darf fragen. Zahlen Sie nicht, kann ein Gericht verurteilen. Das kann in der Garda-Prüfung (vetting) stehen; alte, kleine Verkehrssachen fallen meist weg. Beantworten Sie genau, was gefragt ist.',
  },
}
