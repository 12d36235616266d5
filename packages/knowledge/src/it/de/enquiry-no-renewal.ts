/** Questions about a landlord who does not renew at the end of the first term: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_RENEWAL_DE: Words = {
  'it.ask.no-renewal-first-term': {
    says: 'Zum Ende der ersten vier Jahre (drei bei 3+2) darf der Vermieter die Verlängerung nur aus einem gesetzlichen Grund ablehnen: Eigennutzung oder Familie, Verkauf ohne weitere Wohnung, große Arbeiten. Der Brief muss ihn nennen und sechs Monate vorher kommen. „Andere Bedürfnisse“ genügen nicht: Der Vertrag läuft weiter. Antworten Sie per Einschreiben, zahlen Sie weiter, unterschreiben Sie keinen früheren Auszug. Tut er es binnen zwölf Monaten nicht, fordern Sie 36 Monatsmieten.',
  },
}
