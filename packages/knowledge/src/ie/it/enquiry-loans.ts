/** Questions about loans and the bank: home loans, car finance and frozen accounts: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_IT: Words = {
  'ie.ask.home-loan': {
    says: 'Contatti subito il creditore e il MABS, 0818 07 2000. Prima deve valutare aiuti e per la casa serve un ordine del giudice. Vada a ogni udienza.',
  },
  'ie.ask.car-finance': {
    says: 'Dipende. Pagato un terzo del prezzo, serve un ordine del giudice. Può anche chiudere pagando metà e restituendo l’auto.',
    dependsOn: 'quanto ha già pagato',
  },
  'ie.ask.bank-account-frozen': {
    says: 'Chieda per iscritto alla banca di sbloccare paga, sussidi e soldi per affitto e cibo. Forse non può dire il motivo. Faccia reclamo oggi: dopo 40 giorni lavorativi, o un no finale, vada gratis al FSPO.',
  },
  'ie.ask.not-co-operating': {
    says: 'Risponda prima che passino i 20 giorni lavorativi: compili lo Standard Financial Statement e lo mandi con ciò che chiedono. Così resta nella procedura per arretrati (MARP), e la banca deve valutare ogni modo di lasciarle la casa. Se non fa nulla, possono dirla non collaborativa e andare prima dal giudice. Nessuno può mandarla fuori senza un ordine del giudice. MABS aiuta gratis: 0818 07 2000. Chieda di Abhaile.',
  },
}
