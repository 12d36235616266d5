/** Energy firms that raise a price: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_ENERGYS_IT: Words = {
  'de.price.energy-right-end': {
    says: 'Può disdire per il giorno dell’aumento, gratis e senza preavviso, anche nella durata minima. Non se cambia solo l’IVA.',
  },
  'de.price.energy-right-told': {
    says: 'Devono avvisare una famiglia almeno un mese prima e in modo chiaro: vecchio prezzo, nuovo prezzo, motivo e diritto di disdire.',
  },
  'de.price.energy-right-basic': {
    says: 'Nella fornitura di base (Grundversorgung) devono scrivere sei settimane prima. Può sempre disdire con due settimane.',
  },
  'de.price.energy-safe': {
    says: 'Cambiando non resta mai senza luce o gas. Se qualcosa va male, interviene il fornitore di base (Grundversorger).',
  },
  'de.price.energy-step-switch': {
    says: 'Confronti ora le offerte. Per uscire mandi Lei la disdetta per iscritto, così che arrivi prima del giorno dell’aumento.',
  },
  'de.price.energy-option-leave': {
    says: 'Nomini il diritto speciale di disdetta (Sonderkündigungsrecht) e il giorno dell’aumento.',
    title: 'Disdire e cambiare fornitore',
    cost: 'Gratis.',
    time: 'Prima che inizi l’aumento.',
    risk: 'Controlli prima che il nuovo prezzo sia più basso.',
    bestFor: 'Un altro costa meno.',
  },
}
