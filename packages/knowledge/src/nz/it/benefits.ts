/** The Italian words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_IT: Words = {
  'nz.benefit.want': { says: 'Cerchi quali settimane, quanto, e perché.' },
  'nz.benefit.reality': {
    says: 'Può chiedere un riesame (review), e può chiedere pagamenti più piccoli.',
  },
  'nz.benefit.who': {
    says: 'Il Ministry of Social Development gestisce Work and Income. Un comitato separato riesamina le decisioni.',
  },
  'nz.benefit.rights': {
    says: 'Può chiedere i motivi, un riesame (review) e poi un appello (appeal), tutto gratis.',
  },
  'nz.benefit.right-review': {
    says: 'Può chiedere il riesame (review) di una decisione entro tre mesi.',
  },
  'nz.benefit.right-rate': {
    says: 'Può chiedere di restituire somme più piccole, che Le lasciano abbastanza per vivere.',
  },
  'nz.benefit.review': {
    says: 'Ha tre mesi da quando riceve la decisione per chiedere un riesame (review). Contiamo dalla lettera.',
    action: 'Chiedere un riesame della decisione (review of decision)',
    consequence: 'Un riesame tardivo ha bisogno di un buon motivo.',
  },
  'nz.benefit.step-why': {
    says: 'Chieda i motivi, le settimane e le somme. Li confronti con le Sue carte.',
  },
  'nz.benefit.step-review': { says: 'Se è sbagliato, compili il modulo per il riesame (review).' },
  'nz.benefit.step-help': {
    says: 'Si faccia aiutare gratis da un consulente per i sussidi (benefit advocate) o da Community Law.',
  },
  'nz.benefit.opt-review': {
    says: 'Dica che cosa è sbagliato e aggiunga prove.',
    title: 'Chiedere un riesame',
    cost: 'Gratis.',
    time: 'Tre mesi.',
    risk: 'Basso.',
    bestFor: 'Il debito o la somma è sbagliata.',
  },
  'nz.benefit.opt-plan': {
    says: 'Dica il Suo reddito e le Sue spese.',
    title: 'Chiedere pagamenti piccoli',
    cost: 'La somma concordata.',
    time: 'Ora.',
    risk: 'Basso.',
    bestFor: 'È giusto, ma non può pagare tutto subito.',
  },
  'nz.benefit.right-their-error': {
    says: 'Non possono chiedere indietro soldi pagati per un loro errore, se sarebbe ingiusto. Lei non deve aver causato l’errore, e deve aver preso e speso i soldi in buona fede.',
  },
  'nz.benefit.right-relationship': {
    says: 'Vivere nella stessa casa non basta per una relazione. Servono un legame come un matrimonio e un aiuto con i soldi. Dica perché non era così.',
  },
  'nz.benefit.families-rights': {
    says: 'Può chiedere a Inland Revenue come nasce la somma, contestarla e chiedere piccole rate.',
  },
  'nz.benefit.families-right-relief': {
    says: 'Può chiedere a Inland Revenue di pagare a rate. Se pagare causa grave difficoltà, chieda di cancellare il debito. Mostri reddito e spese.',
  },
  'nz.benefit.families-step': {
    says: 'Controlli in myIR il reddito, le settimane e i figli usati da Inland Revenue. Segnali gli errori.',
  },
}
