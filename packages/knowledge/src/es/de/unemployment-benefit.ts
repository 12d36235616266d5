/** Unemployment benefit (paro) after a dismissal, and the fund that pays wages of a firm without money (FOGASA): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const UNEMPLOYMENT_BENEFIT_DE: Words = {
  'es.work.paro-any': {
    says: 'Arbeitslosengeld (paro) gibt es nach jeder Kündigung, auch einer disziplinarischen. Sie müssen nicht vorher klagen.',
  },
  'es.work.fogasa': {
    says: 'Kann die Firma nicht zahlen, zahlt ein öffentlicher Fonds (FOGASA) Lohn und Abfindung bis zu einer Grenze.',
  },
  'es.work.deadline-paro': {
    says: 'Beantragen Sie Arbeitslosengeld in 15 Werktagen nach dem Ende der Arbeit.',
    action: 'Die Leistung beim SEPE beantragen',
    consequence: 'Sie verlieren die Tage bis zu Ihrem Antrag.',
  },
  'es.work.step-paro': {
    says: 'Melden Sie sich arbeitssuchend und beantragen Sie die Leistung in 15 Werktagen beim SEPE.',
  },
}
