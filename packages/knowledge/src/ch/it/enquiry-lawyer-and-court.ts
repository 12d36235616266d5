/** Questions about free legal advice and taking someone to court: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAWYER_AND_COURT_IT: Words = {
  'ch.ask.free-lawyer': {
    says: 'Molti cantoni e ordini danno un breve consiglio gratis. Per una causa chieda al tribunale il gratuito patrocinio, con prove di redditi e spese, se il caso non è senza speranza. Forse dovrà restituirlo dopo.',
  },
  'ch.ask.sue': {
    says: 'Vada prima all’autorità di conciliazione del domicilio dell’altra parte; per la locazione, dove si trova l’abitazione. Basta una breve lettera o un modulo, senza avvocato. È gratis per locazione e lavoro fino a 30 000 franchi. Senza accordo riceve un atto per andare in tribunale.',
  },
}
