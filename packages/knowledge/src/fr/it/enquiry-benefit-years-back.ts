/** Questions about how many years the CAF can go back: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_YEARS_BACK_IT: Words = {
  'fr.ask-debt.benefit-years-back': {
    says: 'Di regola due anni dal pagamento. Con frode o dichiarazione falsa sono cinque, e di regola partono quando la CAF l’ha scoperto. La CAF deve provarlo. Un errore in buona fede non è frode, ma redditi taciuti più volte possono contare. Vale quasi lo stesso per RSA e prime d’activité. Una raccomandata fa ripartire il tempo. Troppo vecchio? Lo scriva entro due mesi alla commissione (CRA), per l’RSA al dipartimento.',
    dependsOn: 'se la CAF prova frode o dichiarazione falsa',
  },
}
