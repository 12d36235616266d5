/** Questions about penalty points and a ban from driving: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENALTY_POINTS_IT: Words = {
  'gb.ask-speed.totting': {
    says: 'Con 12 punti in tre anni il giudice deve vietare la guida per almeno sei mesi, salvo difficoltà eccezionale (exceptional hardship). Perdere il lavoro spesso non basta: mostri con prove l’effetto su famiglia, dipendenti o chi assiste. Vada in udienza, con un avvocato. Telefono in mano: sei punti e £200; un neopatentato perde la patente a sei.',
  },
  'gb.ask-speed.court': {
    says: 'In zona 30 (mph), da 31 a 40 tre punti, da 41 a 50 da quattro a sei o 7-28 giorni di divieto. Da 51, sei punti o fino a 56 giorni. La multa segue il reddito: mezza, una o una settimana e mezza. Dichiararsi colpevole toglie un terzo. Con 12 punti in tre anni, di più. Niente secondo corso in tre anni.',
    dependsOn: 'la sua velocità e i suoi punti',
  },
}
