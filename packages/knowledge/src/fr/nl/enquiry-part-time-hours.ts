/** Questions about hours of part-time work that change at short notice: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PART_TIME_HOURS_NL: Words = {
  'fr.ask-work.part-time-hours': {
    says: 'Nee. Bij deeltijd moet een wijziging van dagen of uren meestal zeven werkdagen vooraf worden gemeld. Een akkoord mag minder bepalen, maar minstens drie. U mag een late wijziging weigeren, of een die botst met gezin, studie of ander werk. Dat is geen fout en geen ontslaggrond. Antwoord schriftelijk en bewaar elk bericht.',
  },
}
