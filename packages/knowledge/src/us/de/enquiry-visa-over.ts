/** Questions of people whose visa or time to stay is over, and of those whom immigration officers meet at work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_OVER_DE: Words = {
  'us.immigration.ask-visa-over': {
    says: 'Sehen Sie auf Ihr I-94 (i94.cbp.dhs.gov): Sein Datum sagt, wie lange Sie bleiben dürfen, nicht das Visum im Pass. Danach kann man Sie zurückschicken. Wer nach mehr als 180 solchen Tagen ausreist, ist 3 Jahre gesperrt, nach einem Jahr 10. Reisen Sie also nicht, bevor ein Anwalt oder zugelassener Vertreter es geprüft hat. Manche können noch beantragen, etwa Ehepartner von Bürgern oder wer Angst vor der Rückkehr hat.',
  },
}
