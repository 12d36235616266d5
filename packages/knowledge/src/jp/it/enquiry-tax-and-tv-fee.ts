/** Questions about tax that is due and the NHK fee: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_IT: Words = {
  'jp.ask.tax': {
    says: 'Chiami l’ufficio prima che pignori e chieda tempo o rate. Dica reddito e spese.',
    dependsOn: 'il Suo reddito e il tipo di tassa',
  },
  'jp.ask.nhk': {
    says: 'Senza un tale apparecchio non serve un contratto, e può chiuderne uno. I canoni più vecchi di cinque anni possono essere troppo vecchi, ma deve dirlo prima di pagare.',
    dependsOn: 'se ha un apparecchio che può ricevere NHK',
  },
  'jp.ask.late-return': {
    says: 'Presenti ora la dichiarazione, anche in ritardo (期限後申告). Prima di un controllo l’aumento è basso. Entro un mese di solito non c’è. Gli interessi corrono. Se non può pagare, chieda tempo o rate.',
  },
}
