/** Questions about an owner who needs the home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_NEEDS_HOME_IT: Words = {
  'it.ask.landlord-needs-home': {
    dependsOn: 'quando scade il contratto',
    says: 'Solo alla fine dei primi quattro anni (tre nel concordato), con sei mesi di preavviso che dica il motivo, di solito per raccomandata. Il bisogno di un figlio lo è. A metà contratto non ha effetto, a voce quasi mai: resti e paghi. Se entro dodici mesi la casa non è usata così, può chiedere 36 mensilità o di rientrare. Solo un giudice può farla uscire.',
  },
}
