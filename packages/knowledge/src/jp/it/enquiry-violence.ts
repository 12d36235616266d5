/** The Italian words of the rows in ../enquiry-violence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_IT: Words = {
  'jp.ask.stalking': {
    says: 'In pericolo chiami il 110. Altrimenti il #9110 o la polizia oggi. Può avvertire la persona; può seguire un divieto (禁止命令), e violarlo è reato. Tenga messaggi, orari e foto. Non incontri, non risponda. Avvisi famiglia e lavoro. La polizia aiuta con ronde e rifugio.',
  },
  'jp.ask.violence': {
    says: 'In pericolo chiami il 110. Chiami gratis #8008 o 0120-279-889 (DV相談+). Un centro può darle un rifugio. Un tribunale può vietare di avvicinarsi o allontanare la persona; violarlo è reato. Tenga foto e certificato. Il comune può nascondere l’indirizzo. Può portare i figli.',
  },
}
