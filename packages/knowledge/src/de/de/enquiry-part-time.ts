/** Questions about working fewer hours: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PART_TIME_DE: Words = {
  'de.ask-job.part-time': {
    says: 'Nach sechs Monaten in einer Firma mit mehr als 15 Leuten können Sie weniger Stunden verlangen. Tun Sie es in Textform drei Monate vorher, mit der gewünschten Verteilung. Ein Nein braucht gute Gründe des Betriebs, in Textform, spätestens einen Monat vor Beginn. Sonst sinken die Stunden wie gewünscht. Im Streit entscheidet das Arbeitsgericht.',
    dependsOn: 'wie groß die Firma ist und welche Gründe sie hat',
  },
}
