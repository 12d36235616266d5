/** Cauzione e rifiuti, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_REFUSALS_IT: Words = {
  'be.deposit.reality': {
    says: 'È il punto di vista del locatore. Può contestare ogni costo e chiedere prove.',
  },
  'be.deposit.step-first': {
    says: 'Scriva quali costi contesta e perché. Aggiunga foto, il Suo conto e un termine per il resto.',
  },
  'be.stay.reality': {
    says: 'Un no non è la fine. Ma il tempo è breve e corre dalla lettera.',
  },
  'be.stay.step-first': {
    says: 'Segni il giorno in cui è arrivata, tenga la busta e mostri oggi tutto a un avvocato. Non aspetti altri documenti.',
  },
  'be.refusal.want': {
    says: 'Un ufficio dice che non riceve la prestazione, che finisce o si riduce.',
  },
  'be.refusal.reality': {
    says: 'Un ufficio ha deciso contro di Lei. Molte decisioni cambiano quando ci si oppone con documenti.',
  },
  'be.refusal.step-first': {
    says: 'Chieda i motivi e l’incarto. Raccolga prove e scriva prima dell’ultimo giorno. Le prove possono seguire.',
  },
  'be.refusal.right-court': {
    says: 'Di solito ha tre mesi per il tribunale del lavoro. Non costa nulla, e il sindacato o un avvocato gratuito può scrivere.',
  },
  'be.charges.reality': {
    says: 'È un conteggio di spese accessorie. Può essere sbagliato. Non deve pagare prima di aver visto le fatture.',
  },
  'be.charges.step-first': {
    says: 'Scriva prima della scadenza. Chieda le fatture, confronti con l’anno scorso e il contratto, e dica quali costi contesta.',
  },
  'be.refusal.deadline': {
    says: 'Di solito ha tre mesi per il tribunale del lavoro. Contiamo dalla data della lettera.',
    action: 'Ricorso al tribunale del lavoro',
    consequence: 'La decisione resta.',
  },
  'be.credit.refused-want': {
    says: 'Un creditore rifiuta la Sua richiesta di prestito.',
  },
  'be.credit.refused-right': {
    says: 'Il creditore deve dirLe subito e gratis quale archivio ha consultato e che cosa ha trovato. Per il rifiuto non può chiedere nulla.',
  },
  'be.credit.refused-step': {
    says: 'Chieda gratis alla Banca nazionale che cosa il suo archivio (Centrale des crédits) contiene su di Lei. Faccia correggere i dati sbagliati.',
  },
}
