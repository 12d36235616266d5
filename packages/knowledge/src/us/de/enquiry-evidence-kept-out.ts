/** Questions about rights not read and unlawful searches: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVIDENCE_KEPT_OUT_DE: Words = {
  'us.fact.no-miranda': {
    says: 'Fehlende Miranda-Belehrung beendet keinen Fall. Sie hält nur heraus, was in Haft auf Fragen der Polizei gesagt wurde; andere Beweise bleiben. Die Verteidigung beantragt das vor dem Prozess (motion to suppress), bis zum Tag, den das Gericht setzt. Bis dahin nichts zum Fall sagen, auch nicht am Gefängnistelefon. Fehlt Geld für einen Anwalt, den Richter um einen Pflichtverteidiger (public defender) bitten.',
  },
  'us.fact.search-thrown-out': {
    says: 'Eine rechtswidrige Durchsuchung beendet den Fall nicht von selbst. Aber ein Richter kann das Gefundene ausschließen, und dann fällt der Fall oft. Viele Durchsuchungen von Autos brauchen keinen Beschluss; es zählen die Tatsachen. Die Verteidigung beantragt das vor dem Prozess (motion to suppress). Schreiben Sie jetzt auf, wer was sagte und ob jemand zustimmte. Sagen Sie der Polizei nichts und bitten Sie um einen public defender.',
  },
}
