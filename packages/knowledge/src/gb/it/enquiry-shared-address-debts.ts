/** Questions about the debts of someone at your address: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARED_ADDRESS_DEBTS_IT: Words = {
  'gb.ask-debt.address-blacklist': {
    says: 'Nessun indirizzo è in una lista nera. I fascicoli di credito riguardano le persone. La lega a un altro solo un credito a nome di entrambi, come un conto o un prestito comune. Vivere insieme non la rende debitore. Una ditta di recupero non può prendere nulla; solo agenti dopo un ordine del giudice, e solo le cose del debitore. Tenga le ricevute delle sue cose e controlli gratis il suo fascicolo.',
  },
  'gb.ask-debt.disassociation': {
    says: "Prima chiuda ogni credito a nome di entrambi: il conto comune, o il prestito passato a un solo nome. Poi chieda a Experian, Equifax e TransUnion una separazione (notice of disassociation), gratuita. Finché c'è credito comune il legame resta, e a ciascuno si può chiedere tutto. Se il legame è sbagliato devono correggerlo; se rifiutano, si rivolga all'Information Commissioner.",
  },
}
