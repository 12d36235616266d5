/** Questions of people in need tonight: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'nl.ask-need.food': {
    says: 'Chiami oggi il comune (gemeente) e dica che non ha soldi per mangiare. Il comune o il wijkteam può mandarLa subito alla Voedselbank (banco alimentare). Chieda l’assistenza (bijstand) e dica che è urgente: dia le carte chieste. Allora un anticipo (voorschot) di solito deve arrivare in quattro settimane, anche prima. Chieda anche la bijzondere bijstand. Geldfit aiuta gratis: 0800 8115.',
  },
  'nl.ask-need.lender': {
    says: 'In pericolo chiami subito il 112. Minacciarla per soldi è un reato (bedreiging, afpersing). Denunci alla polizia con messaggi, nomi e pagamenti, e chieda protezione. Chi presta per mestiere ha bisogno di una licenza. Non chieda altri prestiti per pagarlo e non lo incontri da solo. Il comune aiuta gratis con i debiti (schuldhulp); Geldfit: 0800 8115. Vittime: Slachtofferhulp.',
  },
}
