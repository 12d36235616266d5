/** Questions of tenants who must leave before the lease ends: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_LEASE_EARLY_IT: Words = {
  'us.ask-home.break-lease': {
    says: "Nella maggior parte degli stati il locatore deve cercare di riaffittare. Lei deve allora l'affitto solo finché paga un altro, più spese giuste. Alcuni stati sono diversi, e il contratto può fissare una penale per l'uscita. Dia disdetta scritta con una data, offra un nuovo inquilino o una somma, e salvi gli annunci. Ordini militari, pericolo in casa o casa inabitabile possono liberarla prima.",
  },
}
