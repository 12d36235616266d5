/** Questions about a dismissal letter that was signed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_SIGNED_DE: Words = {
  'es.ask.dismissed-signed': {
    says: 'Ja. Ihre Unterschrift zeigt nur den Empfang, nicht Ihr Einverständnis. Sie haben 20 Werktage ab der Entlassung für die Schlichtung (papeleta) und dann die Klage. Samstag und Sonntag zählen nicht. Ist sie unberechtigt, bekommen Sie 33 Tageslöhne je Jahr oder die Stelle zurück. Arbeitslosengeld (paro) binnen 15 Werktagen beantragen. Gewerkschaft oder kostenloser Anwalt hilft.',
  },
}
