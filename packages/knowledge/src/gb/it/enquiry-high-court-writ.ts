/** Questions about a writ of the High Court for a judgment debt: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIGH_COURT_WRIT_IT: Words = {
  'gb.ask-debt.writ-stay': {
    says: 'Il modulo N245 non ferma un writ della High Court. Mandi subito al tribunale il modulo N244 con il bilancio di casa. Chieda la sospensione (stay) e rate mensili. EX160 può togliere la tassa. Lo faccia nei sette giorni pieni dell’avviso. Porta chiusa: alla prima visita non possono forzare una casa. Scriva alla ditta chi è malato. National Debtline: 0808 808 4000.',
  },
  'gb.ask-debt.writ-entry': {
    says: 'In una casa no, alla prima visita, neppure con un writ della High Court. Chiuda a chiave e parli dalla porta. In un locale d’impresa possono forzare. La Sua auto fuori può essere bloccata. Se li fa entrare e firma per i beni, poi possono tornare con la forza. Con il modulo N244 chiede al tribunale di fermare il writ e pagare a rate.',
  },
}
