/** Questions about a judgment: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_IT: Words = {
  'ie.ask.judgment-unknown': {
    says: "Agisca subito. Chieda al tribunale che l'ha emessa di annullarla, con notice of motion e affidavit. Dica perché non ha risposto e qual è la sua difesa. Alla Circuit Court ha 10 giorni da quando lo sa. FLAC e MABS aiutano gratis.",
  },
  'ie.ask.solicitors-letter': {
    says: 'È una richiesta, non un ordine del giudice. Risponda per iscritto nel termine: chieda prove, dica che cosa contesta, o offra ciò che può pagare. Non riconosca prima un debito vecchio. Se arrivano atti del tribunale, di solito ha 28 giorni. MABS e FLAC aiutano gratis.',
  },
  'ie.ask.sheriff': {
    says: 'Con un ordine del giudice lo sheriff può entrare e prendere cose Sue, fino al debito. Vestiti, letto e attrezzi di lavoro fino a una piccola somma restano, e così le cose di altri, come un’auto finanziata, se c’è prova. Chiami oggi l’ufficio e il creditore con un’offerta. MABS aiuta gratis: 0818 07 2000.',
  },
  'ie.ask.instalment-order': {
    says: 'Chieda all’ufficio della District Court di cambiare l’ordine (variation) e porti un quadro di entrate e spese. Lo faccia prima di saltare altre rate e vada a ogni udienza. Chi non può pagare non va in carcere. MABS aiuta gratis: 0818 07 2000.',
  },
  'ie.ask.revenue-sheriff': {
    says: 'Per le tasse lo sheriff non ha bisogno di una sentenza, solo di una carta di Revenue. Chiami oggi Revenue e chieda le rate: un piano concordato ferma lo sheriff. Se la somma è solo una stima, mandi ora la dichiarazione mancante. Lo sheriff può prendere i suoi beni e aggiungere spese, ma non cose di altri, come un’auto in finanziamento. Controlli la lettera con un numero trovato da lei.',
  },
}
