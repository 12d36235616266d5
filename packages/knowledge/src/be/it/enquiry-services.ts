/** Questions about contracts that run on, and gyms: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_IT: Words = {
  'be.ask.end-contract': {
    says: 'Dopo un rinnovo tacito può chiudere il contratto in ogni momento, gratis, con due mesi al massimo. Telefono e internet ogni giorno, gratis dopo sei mesi. Lo scriva e tenga la prova.',
  },
  'be.ask.gym-health': {
    dependsOn: 'se la palestra ha firmato il codice di condotta',
    says: 'Molte palestre hanno firmato il codice di condotta. Con un certificato medico può allora smettere gratis se non potrà più allenarsi, o sospendere. Se la Sua non ha firmato, lo chieda lo stesso. Poi vada dal mediatore gratuito.',
  },
}
