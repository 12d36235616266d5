/** The Italian words of the rows in ../enquiry-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_IT: Words = {
  'it.ask.inps-back': {
    says: 'Vada da un patronato, gratis. Ha 90 giorni per il ricorso. Per una pensione pagata per errore INPS, chi è in buona fede spesso non restituisce.',
  },
  'it.ask.benefit-refused': {
    says: 'Un patronato presenta gratis il ricorso all’INPS, entro 90 giorni. Contro un no sull’invalidità civile si va invece dal giudice, entro sei mesi.',
  },
  'it.ask.single-allowance-age': {
    says: 'Fino a 18 anni spetta sempre. Da 18 a 21 continua se il figlio studia, si forma, fa il servizio civile o è iscritto come disoccupato. Continua anche se lavora con meno di 8.000 € l’anno. Per un figlio disabile non c’è limite di età. Quando compie 18 anni, aggiorni la domanda all’INPS. Un patronato aiuta gratis.',
  },
  'it.ask.single-allowance-no-isee': {
    says: 'Spetta anche senza ISEE, ma solo l’importo minimo: circa 58 € al mese per figlio minorenne nel 2026, circa 30 € da 18 a 20 anni. Con l’ISEE può arrivare a circa 204 €. Se presenta l’ISEE (DSU) entro il 30 giugno, l’INPS ricalcola da marzo e paga gli arretrati. Dopo, vale da quel mese in poi. La DSU è gratis al CAF o sul sito INPS.',
  },
}
