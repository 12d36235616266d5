/** The German words of the rows in ../enquiry-missed-days-and-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_DAYS_AND_APPEALS_DE: Words = {
  'us.fact.late-unemployment-appeal': {
    says: 'Legen Sie heute trotzdem Widerspruch ein und sagen Sie, warum Sie spät sind. Die meisten Bundesstaaten nehmen ihn bei gutem Grund an, etwa Post an die alte Adresse oder ein Fehler des Amts. Legen Sie Beweise bei, wann Sie den Brief bekamen. Melden Sie sich weiter jede Woche und gehen Sie zur Anhörung über die Verspätung.',
  },
  'us.fact.medicare-ends': {
    says: 'Verlangen Sie heute den schnellen Einspruch (fast appeal), der in der Mitteilung steht. Rufen Sie die Prüfer unter der Nummer dort bis zum Mittag des Tages vor dem Ende an. Es ist kostenlos, sie entscheiden in etwa einem Tag, und ein Arzt kann Berichte senden. Bitten Sie das Heim, bis dahin nicht zu entlassen. Auch wenn es zu spät ist, rufen Sie dieselbe Nummer an.',
  },
  'us.fact.i9-choice': {
    says: 'Sie wählen, welche Papiere der Liste von Formular I-9 Sie zeigen. Führerschein und Social-Security-Karte genügen. Ein Chef darf keine Green Card und keine weiteren Papiere verlangen, weil Sie anders aussehen oder sprechen. Zeigen Sie die Liste. Weigert er sich, rufen Sie binnen 180 Tagen kostenlos das Justizministerium an: 1-800-255-7688.',
  },
  'us.fact.green-card-expired-job': {
    says: 'Ihr Recht zu arbeiten endet nicht mit der Karte: Sie bleiben dauerhaft ansässig. Haben Sie bei der Einstellung gültige Papiere gezeigt, darf der Chef beim Ablauf nicht noch einmal fragen. Die I-90-Quittung verlängert die Karte: Tragen Sie beides bei sich. Zeigen Sie der Personalstelle das I-9-Handbuch der USCIS, Abschnitt 7.1. Weigern sie sich, rufen Sie binnen 180 Tagen das Justizministerium an: 1-800-255-7688. Eine Zwei-Jahres-Karte ist anders: Sie braucht I-751.',
  },
}
