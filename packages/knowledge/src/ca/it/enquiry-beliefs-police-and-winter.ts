/** What people believe of phones searched at an arrest and of evictions in winter, put right: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_POLICE_AND_WINTER_IT: Words = {
  'ca.fact.phone-search': {
    says: 'Se l’arresto è legale, la polizia può guardare il telefono senza mandato, ma con limiti. Deve essere subito e servire a quel caso: per sicurezza, per salvare prove o perché l’indagine si fermerebbe. Può guardare solo ciò che serve, come gli ultimi messaggi, e deve annotarlo. Per il resto serve un mandato. Può tacere e non deve dire il codice. Chieda un avvocato, che può opporsi a prove illegali.',
  },
  'ca.fact.winter-eviction-on': {
    says: 'Nessuna legge dell’Ontario vieta gli sfratti d’inverno. Ma solo il Landlord and Tenant Board può ordinarlo, e solo lo sheriff può eseguirlo. Vada all’udienza e dica che cosa significa uscire al freddo per bambini, anziani o malati. Il Board può allora aspettare o rifiutare. Se deve affitto, pagare tutto con le spese prima che arrivi lo sheriff può far cadere l’ordine. Chieda subito a una legal clinic.',
  },
}
