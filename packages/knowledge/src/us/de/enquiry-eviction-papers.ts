/** Questions about eviction papers of a court: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_PAPERS_DE: Words = {
  'us.fact.eviction-papers': {
    says: 'Sie müssen jetzt nicht gehen: Nur ein Beamter mit einem Beschluss des Gerichts darf Sie hinaussetzen. Suchen Sie in den Papieren den Tag, bis zu dem Sie antworten oder zum Gericht kommen müssen. In manchen Bundesstaaten sind es fünf Tage oder weniger. Antworten oder gehen Sie bis dahin, sonst verlieren Sie ohne Verhandlung. Sagen Sie, was Sie gezahlt haben und was nie repariert wurde. Bitten Sie um Erlass der Gebühr (fee waiver) und rufen Sie heute die Rechtshilfe (legal aid) an.',
  },
  'us.state.ca.ask-eviction-papers': {
    says: 'In Kalifornien haben Sie zehn Gerichtstage, um eine Antwort (answer) einzureichen, ab dem Tag, an dem Ihnen die Papiere übergeben wurden. Wochenenden und Feiertage des Gerichts zählen nicht. Nehmen Sie das Formular UD-105, und FW-001 für den Erlass der Gebühr. Erst danach setzt das Gericht einen Tag fest. Ohne Antwort verlieren Sie. Schreiben Sie hinein, wenn man nach der Kündigung Miete annahm oder nie repariert hat. Nur der Sheriff mit Gerichtsbeschluss darf Sie hinaussetzen.',
  },
  'us.state.fl.ask-eviction-papers': {
    says: 'Es ist nicht vorbei. In Florida haben Sie fünf Tage für eine schriftliche Antwort, ohne Wochenenden und Feiertage. Geht es um Miete, müssen Sie in dieser Zeit auch die Miete beim Gericht einzahlen oder den Richter bitten, die Summe festzusetzen. Sonst verlieren Sie ohne Verhandlung. Nur der Sheriff mit Gerichtsbeschluss darf Sie hinaussetzen. Rufen Sie heute legal aid an.',
  },
  'us.state.ga.ask-eviction-papers': {
    says: 'Es ist nicht vorbei. In Georgia haben Sie sieben Tage zur Antwort, nachdem die Papiere kamen, auch wenn sie an der Tür hingen. Sie können schriftlich antworten oder es der Geschäftsstelle (clerk) sagen. Ohne Antwort verlieren Sie. Geht es um Miete, endet der Fall meist, wenn Sie sie mit den Gerichtskosten in den sieben Tagen ganz zahlen, einmal im Jahr. Nur ein Beamter mit Gerichtsbeschluss darf Sie hinaussetzen.',
  },
  'us.state.ny.ask-eviction-papers': {
    says: 'Es ist nicht vorbei. In New York haben Sie bei einem Fall wegen Miete zehn Tage zur Antwort, nachdem die Papiere kamen. Das geht in der Geschäftsstelle (clerk), auch mündlich. Ein holdover-Fall nennt dafür einen Tag: Gehen Sie hin. Tun Sie beides nicht, verlieren Sie. Sagen Sie, was Sie gezahlt haben und was nie repariert wurde. In New York City gibt es unter 311 einen kostenlosen Anwalt. Nur ein Marshal oder Sheriff mit Gerichtsbeschluss darf Sie hinaussetzen.',
  },
}
