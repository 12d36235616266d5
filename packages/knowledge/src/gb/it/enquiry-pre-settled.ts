/** Questions about pre-settled status that runs out: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRE_SETTLED_IT: Words = {
  'gb.ask-immigration.pre-settled': {
    says: 'Il pre-settled status si prolunga da solo prima della fine, e non lo perde solo perché non ha rifatto domanda. Entri nel conto UKVI, controlli la data e i contatti, e dia al datore uno share code. Con cinque anni qui chieda gratis il settled status. Lunghe assenze possono far perdere i diritti: allora si faccia consigliare.',
  },
  'gb.ask-immigration.waiting-work': {
    says: "Ha fatto la domanda prima che il visto finisse? Allora i suoi diritti continuano, anche per il lavoro, fino alla decisione (section 3C leave). Mostri al capo l'email con la data e uno share code. Oppure il capo chiede all'Employer Checking Service: il suo sì lo protegge per sei mesi. Non viaggi fuori dal Regno Unito e dall'Irlanda: questo chiude la domanda. In ritardo? Forse non ha il diritto di lavorare: chieda oggi a un consulente registrato.",
  },
  'gb.ask-immigration.parted': {
    says: 'Il suo visto dipende dalla relazione. Quindi di solito deve dire della separazione allo Home Office, che può accorciarlo. Chieda subito consiglio, prima che finisca: un figlio, un lavoro o molti anni qui possono dare un altro permesso. Chi chiede prima della fine può di solito restare fino alla risposta. C’è stata violenza o controllo? Può chiedere di restare per sempre: 0808 2000 247, gratis.',
  },
}
