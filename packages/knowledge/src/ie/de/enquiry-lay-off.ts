/** Questions about a temporary lay-off or short time: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAY_OFF_DE: Words = {
  'ie.ask.temporary-layoff': {
    says: 'Nach vier Wochen am Stück oder sechs in 13 Wochen können Sie mit Formular RP9 selbst Abfindung (redundancy) verlangen. Sie brauchen zwei Jahre Arbeit. Der Arbeitgeber hat sieben Tage, um stattdessen mindestens 13 Wochen volle Arbeit zuzusagen. Sie verlieren dann Kündigungslohn; überlegen Sie es. Beantragen Sie sofort Geld bei Intreo. Bei einem Nein: WRC, kostenlos.',
  },
}
