/** Questions about calls of the boss in free time: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FREE_TIME_NL: Words = {
  'de.ask-job.free-time-call': {
    says: 'Nee. In uw vrije tijd hoeft u niet op te nemen of in te vallen, tenzij bereikbaarheid is afgesproken. Een vast rooster mag alleen met redelijke termijn en reden veranderen. Bij een echte noodsituatie kan het anders zijn. Tussen twee diensten horen elf uren rust. Een waarschuwing hierom zou onterecht zijn: antwoord schriftelijk. Vertel het de ondernemingsraad of de bond.',
  },
}
