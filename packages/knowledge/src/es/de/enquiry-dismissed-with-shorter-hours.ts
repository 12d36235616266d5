/** Questions about a dismissal of someone who works fewer hours for a child: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WITH_SHORTER_HOURS_DE: Words = {
  'es.ask.shorter-hours-dismissed': {
    says: 'Arbeiten Sie wegen eines Kindes kürzer oder haben Sie es beantragt, ist eine Kündigung nichtig, außer die Firma beweist einen echten anderen Grund. Dann bekommen Sie Stelle und Lohn zurück. Ist sie nur ungerechtfertigt, gibt es 33 Tageslöhne pro Jahr. Beantragen Sie binnen 20 Werktagen die Schlichtung (conciliación). Die Unterschrift unter Brief oder Abrechnung schadet nicht, außer Sie haben klar verzichtet. Arbeitslosengeld (paro) binnen 15 Werktagen; dafür müssen Sie nicht klagen.',
  },
}
