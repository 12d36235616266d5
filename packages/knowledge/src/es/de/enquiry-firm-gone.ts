/** The German words of the rows in ../enquiry-firm-gone.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRM_GONE_DE: Words = {
  'es.ask.firm-gone': {
    says: 'Fordern Sie Lohn und Abfindung jetzt: erst Antrag auf Schlichtung (papeleta de conciliación), dann Klage. Für den Lohn haben Sie ein Jahr, gegen eine Kündigung 20 Werktage. Kann die Firma nicht zahlen, zahlt der Fonds FOGASA bis zu 120 Tage Lohn und die Abfindung, beides mit Grenze.',
  },
}
