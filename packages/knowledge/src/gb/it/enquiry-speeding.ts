/** Questions about speeding notices: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_IT: Words = {
  'gb.ask-speed.not-driver': {
    says: 'Rimandi il modulo entro 28 giorni e dica chi guidava, con l’indirizzo che ha. Tenga una copia. Dica solo ciò che è vero. Non rispondere è un reato a sé: sei punti e fino a £1,000.',
  },
  'gb.ask-speed.fourteen-days': {
    says: 'Il primo avviso deve arrivare all’intestatario entro 14 giorni dal fatto, nella maggior parte dei casi. Se il Suo è arrivato dopo, chieda consiglio: forse non possono condannare per la velocità. Rimandi comunque il modulo su chi guidava.',
  },
  'gb.ask-speed.course': {
    says: 'Per la maggior parte delle persone il corso è meglio: niente punti, niente multa, niente condanna. Lo paga Lei e deve prenotare in tempo. Ne deve parlare solo se un assicuratore lo chiede; allora risponda il vero. Se lo rifiuta, si aspetti almeno £100 e tre punti.',
  },
}
