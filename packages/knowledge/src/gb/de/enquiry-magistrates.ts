/** Questions about a first charge before the magistrates’ court: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAGISTRATES_DE: Words = {
  'gb.ask-court-fine.single-justice': {
    says: 'Antworten Sie binnen 21 Tagen ab dem Datum des Schreibens, online oder per Post. Sagen Sie nichts, kann das Gericht Sie ohne Sie verurteilen. Bekennen Sie sich nur schuldig, wenn Sie es waren: Die Strafe sinkt dann meist um ein Drittel. Mit einer Verteidigung "not guilty", dann gibt es einen Termin. Füllen Sie das Einkommensformular aus; die Strafe folgt dem Einkommen.',
  },
  'gb.ask-police.drink-driving': {
    says: 'Bei einer Verurteilung ist das Fahrverbot mindestens 12 Monate, auch wenn Sie das Auto für die Arbeit brauchen. Höherer Wert heißt länger, der zweite Fall in zehn Jahren mindestens drei Jahre. Gehen Sie vorher zum Anwalt; der duty solicitor ist für viele kostenlos. Prüfen Sie vorher Wert und Ablauf. Ein Kurs kann bis zu einem Viertel abziehen. Bis zum Urteil dürfen Sie fahren.',
  },
  'gb.ask-tv.charged': {
    says: 'Antworten Sie binnen 21 Tagen, online oder per Post, mit dem Geldformular. Schweigen heißt Strafe ohne Ihre Sicht. Wurde live TV oder iPlayer ohne Lizenz gesehen, senkt ein Geständnis die Geldstrafe meist um ein Drittel. Nennen Sie wenig Lohn, Kinder und dass Sie jetzt zahlen; bitten Sie TV Licensing um Rücknahme. Nur Geldstrafe bis 1.000 Pfund. Eine Verurteilung, aber meist nicht im DBS-Check.',
  },
}
