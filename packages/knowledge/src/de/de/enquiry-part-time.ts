/** Questions about working fewer hours: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PART_TIME_DE: Words = {
  'de.ask-job.part-time': {
    says: 'Nach sechs Monaten in einer Firma mit mehr als 15 Leuten können Sie weniger Stunden verlangen. Bei mehr als 45 geht es auch nur für ein bis fünf Jahre (Brückenteilzeit). Tun Sie es in Textform drei Monate vorher, mit der gewünschten Verteilung. Ein Nein braucht gute Gründe, in Textform, einen Monat vor Beginn. Sonst sinken die Stunden wie gewünscht. Im Streit entscheidet das Arbeitsgericht.',
    dependsOn: 'wie groß die Firma ist und welche Gründe sie hat',
  },
}
