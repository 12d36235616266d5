/** Questions about unemployment benefits after quitting a job: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_QUIT_AND_UNEMPLOYMENT_IT: Words = {
  'us.fact.quit-unemployment': {
    says: 'Faccia domanda subito. Andare via per scelta di solito esclude, ma non con buona causa: pericolo, molestie illegali, paga non versata, grande taglio, e in molti Stati malattia o violenza in casa. Mostri che prima lo disse al capo e chiese un cambio, con messaggi o certificato. Se è ancora lì, lo faccia prima. Se rifiutano, ricorso entro la data della lettera.',
    dependsOn: 'perché è andato via e il Suo Stato',
  },
  'us.fact.quit-hours-cut': {
    says: 'Un forte taglio di ore o paga è in molti Stati un buon motivo per andarsene. Rifiutato? Faccia ricorso per iscritto entro la data della lettera; segue un’udienza, di solito al telefono. Porti turni e buste paga di prima e dopo, e la prova che ha chiesto indietro le ore. Continui le domande settimanali. Se ha ancora il posto, non si dimetta: chieda un sussidio parziale.',
  },
}
