/** Questions about a refusal of PIP, and about Maternity Allowance: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PIP_NO_POINTS_DE: Words = {
  'gb.ask-benefit.pip-no-points': {
    says: 'Verlangen Sie innerhalb eines Monats nach der Entscheidung eine neue Prüfung (mandatory reconsideration), am Telefon oder per Brief, und den Bericht des Gutachters. Gehen Sie ihn Tätigkeit für Tätigkeit durch. Sagen Sie, welche Punkte zu Ihnen passen und dass Sie es nicht sicher, gut genug, so oft wie nötig oder in angemessener Zeit können. Das ist der Maßstab, nicht was einmal geht. Legen Sie Briefe von Ärzten und Menschen um Sie bei, und ein Tagebuch von zwei Wochen. Bleibt es beim Nein, haben Sie einen Monat für eine kostenlose Berufung; viele gewinnen dort.',
  },
  'gb.ask-benefit.maternity-allowance': {
    says: 'Sie bekommen es meist, wenn Sie in mindestens 26 der 66 Wochen vor der Woche des Geburtstermins gearbeitet haben, angestellt oder selbstständig. In 13 davon, nicht am Stück, müssen Sie £30 oder mehr verdient haben. Dass Sie die Stelle danach verloren haben, schadet nicht. Es ist für alle, die kein Mutterschaftsgeld der Firma (SMP) bekommen, etwa weil die Stelle vor der 15. Woche vor dieser Woche endete. Es läuft 39 Wochen: ein fester Satz, oder 90% Ihres Lohns, wenn das weniger ist. Antrag mit Formular MA1 ab Woche 26. Der Satz von £27 ist für andere Fälle, etwa unbezahlte Arbeit in der Firma des Mannes.',
  },
}
