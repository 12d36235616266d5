/** A fine of a magistrates' court: the notice of fine and the collection order (England and Wales). The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_FINE_IT: Words = {
  'gb.court-fine.wants': {
    says: 'Un tribunale Le ha dato una multa e ne ha ordinato la riscossione (collection order). Vuole tutta la somma entro la data sul foglio.',
  },
  'gb.court-fine.who': {
    says: 'Viene da un tribunale penale (magistrates’ court). Non è una ditta privata.',
  },
  'gb.court-fine.reality': {
    says: 'È reale, ma può chiedere più tempo prima della data. Dopo, la multa può crescere.',
  },
  'gb.court-fine.no-prison-yet': {
    says: 'Nessuno può mandarLa in prigione per questo senza un’udienza. Il tribunale deve prima chiedere del Suo denaro e perché non ha pagato.',
  },
  'gb.court-fine.surcharge': {
    says: 'La legge aggiunge un supplemento (surcharge) a ogni multa. Per un adulto è di solito il 40 % della multa.',
  },
  'gb.court-fine.rights': {
    says: 'Può chiedere più tempo, fare appello o far ricominciare il caso se non ne sapeva nulla.',
  },
  'gb.court-fine.right-vary': {
    says: 'Se ha meno denaro di prima, può chiedere al fines officer più tempo o rate più piccole. Lo chieda prima della data.',
  },
  'gb.court-fine.right-never-knew': {
    says: 'Se non sapeva del processo, può fare una dichiarazione giurata (statutory declaration) entro 21 giorni da quando lo scopre. Il caso ricomincia.',
  },
  'gb.court-fine.right-appeal': {
    says: 'Può fare appello alla Crown Court. Il tempo è breve e parte dalla sentenza. Chieda oggi al tribunale quanto ne ha.',
  },
  'gb.court-fine.points': {
    says: 'I punti vanno nel Suo registro di guida. Dodici punti in tre anni portano di solito al divieto di guidare. Conti i Suoi.',
  },
  'gb.court-fine.step-call': {
    says: 'Chiami il fines team prima della data. Tenga davanti il numero di conto, lo stipendio e le bollette.',
  },
  'gb.court-fine.step-check': {
    says: 'Sommi multa, spese e supplemento. Se il totale non torna, chieda al tribunale.',
  },
  'gb.court-fine.option-parts': {
    says: 'Chieda al fines team rate che può rispettare.',
    title: 'Chiedere di pagare a rate',
    cost: 'Gratis',
    time: 'Una telefonata',
    risk: 'Se ne salta una, il tribunale può fare il passo seguente.',
    bestFor: 'Non può pagare tutto entro la data.',
  },
  'gb.court-fine.option-help': {
    says: 'Un consulente gratuito può aiutarLa a chiedere un piano al tribunale.',
    title: 'Consulenza gratuita sui debiti',
    cost: 'Gratis',
    time: 'Questa settimana',
    risk: 'Non lasci passare la data mentre aspetta.',
    bestFor: 'Ha anche altri debiti.',
  },
}
