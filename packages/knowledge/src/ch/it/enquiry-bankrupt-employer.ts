/** Questions about the pay that a bankrupt employer owes: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPT_EMPLOYER_IT: Words = {
  'ch.ask.bankrupt-employer': {
    says: 'Chieda alla cassa pubblica di disoccupazione del cantone l’indennità per insolvenza. Copre fino agli ultimi quattro mesi di lavoro non pagato. Ha solo 60 giorni dalla pubblicazione del fallimento; poi è perso. Mandi contratto, buste paga e ore. Insinui il credito anche all’ufficio fallimenti. Senza lavoro? Si iscriva subito all’URC.',
  },
}
