/** What can still be done when the time in a paper of the debt office or a court is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DEBTS_IT: Words = {
  'ch.late.order-reality': {
    says: 'Contando dalla data del foglio, i dieci giorni per l’opposizione sono passati. Corrono dalla consegna. Ci sono ancora modi per fermarla.',
  },
  'ch.late.order-rights': {
    says: 'Può chiedere le prove, chiedere a un giudice di fermare il caso e tenere ciò che serve per vivere.',
  },
  'ch.late.order-step': {
    says: 'Quando le è stato consegnato? Meno di dieci giorni: opposizione oggi. Impedito senza colpa, come in ospedale? Si opponga ora e chieda il termine all’autorità di vigilanza.',
  },
  'ch.late.order-option': {
    says: 'Scriva all’autorità di vigilanza dell’ufficio. Dica cosa l’ha impedita, con prove, e faccia opposizione nella stessa lettera.',
    title: 'Chiedere di riavere i dieci giorni',
    cost: 'Gratis.',
    time: 'Dieci giorni da quando ha potuto agire.',
    risk: 'Non aprire la posta non è un motivo.',
    bestFor: 'Era in ospedale o gravemente impedito.',
  },
  'ch.late.order-judge': {
    says: 'Non lo deve? Anche senza opposizione un giudice può fermare l’esecuzione in ogni momento. Se ha dovuto pagare, può agire entro un anno.',
  },
  'ch.late.seizure-step': {
    says: 'Il giorno è passato. Chiami oggi l’ufficio e chieda cosa è pignorato. Porti prove di paga, affitto e premio malattia, perché non prenda troppo.',
  },
  'ch.late.court-reality': {
    says: 'Il giorno sembra passato. L’autorità o il tribunale può andare avanti o decidere senza di lei. Con poca o nessuna colpa può dare un’altra data.',
  },
  'ch.late.court-step': {
    says: 'Chiami oggi con il numero della causa. Chieda cosa è stato deciso. Chieda per iscritto una nuova data (restituzione), entro dieci giorni.',
  },
  'ch.late.judgment-reality': {
    says: 'Contando dalla data del foglio, il tempo è passato e la decisione per lo più vale. Può ancora offrire rate, e il minimo vitale resta suo.',
  },
  'ch.late.judgment-step': {
    says: 'Che giorno le è arrivata? Se è in ritardo con poca o nessuna colpa, chieda il termine al tribunale entro dieci giorni dalla fine del motivo.',
  },
  'ch.late.judgment-option': {
    says: 'Chieda al tribunale un nuovo termine o giorno. Dica cosa l’ha impedita, con prove.',
    title: 'Chiedere la restituzione del termine',
    cost: 'Piccole spese.',
    time: 'Dieci giorni dalla fine del motivo, sei mesi da quando è definitiva.',
    risk: 'Una colpa grave non basta.',
    bestFor: 'Era malato, via, o è stato un piccolo errore.',
  },
}
