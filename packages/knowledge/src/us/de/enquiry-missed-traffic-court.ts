/** Questions about a missed day in court over a traffic ticket: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_TRAFFIC_COURT_DE: Words = {
  'us.fact.missed-traffic-court': {
    says: 'Rufen Sie jetzt die Geschäftsstelle (clerk) dieses Gerichts an oder gehen Sie hin, bevor man Sie anhält. Fragen Sie, ob es einen Haftbefehl (warrant) gibt, wie das Nichterscheinen gelöscht wird, nach neuem Termin oder Zahlung. Beleg und neue Anschrift angeben. Fragen Sie, ob der Führerschein gesperrt ist; dann nicht fahren. Ein Anwalt kann die Aufhebung beantragen.',
  },
}
