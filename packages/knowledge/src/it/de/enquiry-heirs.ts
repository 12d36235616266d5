/** The German words of the rows in ../enquiry-heirs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_DE: Words = {
  'it.ask.coheirs': {
    says: 'Niemand muss in einem gemeinsamen Erbe bleiben: Jeder Erbe kann jederzeit die Teilung verlangen. Schreiben Sie zuerst den anderen und bieten Sie an zu verkaufen oder einen Anteil zu kaufen oder abzugeben. Dann ist eine Mediation nötig; danach kann ein Richter teilen, das Haus einem geben, der die anderen auszahlt, oder es verkaufen lassen. Gehen Sie zu einem Anwalt.',
  },
}
