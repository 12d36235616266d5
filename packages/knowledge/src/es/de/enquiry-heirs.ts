/** The German words of the rows in ../enquiry-heirs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_DE: Words = {
  'es.ask.coheirs': {
    says: 'Niemand muss in einem gemeinsamen Erbe bleiben: Jeder Erbe kann jederzeit die Teilung verlangen. Schreiben Sie zuerst den anderen und bieten Sie Verkauf oder Kauf des Anteils an. Ein Notar kann helfen. Bei einem Nein kann das Gericht teilen oder den Verkauf anordnen. Gehen Sie zu einem Anwalt.',
  },
}
