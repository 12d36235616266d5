/** Questions about cancelling a package trip: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_TRAVEL_IT: Words = {
  'nl.ask.travel-ill': {
    says: 'Può sempre annullare un pacchetto, ma l’agenzia può chiedere una somma equa. La malattia da sola non lo rende gratis. Guardi prima l’assicurazione annullamento e avvisi lo stesso giorno, con un medico. Oppure ceda il viaggio fino a sette giorni prima, al costo reale.',
    dependsOn: 'la sua assicurazione e le condizioni del viaggio',
  },
}
