/** Questions about a complaint against the gardaí: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GARDA_COMPLAINT_DE: Words = {
  'ie.ask.garda-complaint': {
    says: 'Beschweren Sie sich kostenlos bei Fiosrú, dem Police Ombudsman, binnen eines Jahres: online auf fiosru.ie oder per Post (150 Upper Abbey Street, Dublin 1). Er löste im April 2025 die GSOC ab. Notieren Sie jetzt Namen oder Nummern, Zeit und Ort, gehen Sie mit Verletzungen zum Arzt und verlangen Sie sofort schriftlich Kamerabilder. Bei einer Anklage zuerst zum Anwalt; er prüft auch Entschädigung.',
  },
}
