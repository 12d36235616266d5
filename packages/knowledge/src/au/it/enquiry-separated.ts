/** Questions about the home and savings after a couple parts: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEPARATED_IT: Words = {
  'au.ask.split-property': {
    says: 'Può chiedere una parte equa, chiunque sia intestatario della casa. Conta ciò che ognuno ha portato, guadagnato e fatto per casa e figli, e ciò che gli servirà. Non c’è una metà fissa. Dopo il divorzio ha 12 mesi per il giudice; le coppie di fatto (de facto) due anni dalla rottura. Dopo solo con il suo permesso. Cerchi un accordo e lo renda consent order.',
  },
}
