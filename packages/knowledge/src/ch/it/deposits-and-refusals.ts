/** Cauzione, rifiuti e fughe di dati, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_REFUSALS_IT: Words = {
  'ch.deposit.reality': {
    says: 'È il punto di vista del locatore. Può contestare ogni costo e chiedere prove.',
  },
  'ch.deposit.step-first': {
    says: 'Scriva quali costi contesta e perché. Aggiunga foto, il Suo conto e un termine per il resto.',
  },
  'ch.stay.reality': {
    says: 'Un no non è la fine. Ma il tempo è breve e corre dalla lettera.',
  },
  'ch.stay.step-first': {
    says: 'Segni il giorno in cui è arrivata, tenga la busta e mostri oggi tutto a un avvocato. Non aspetti altri documenti.',
  },
  'ch.refusal.want': {
    says: 'Un ufficio dice che non riceve la prestazione, che finisce o si riduce.',
  },
  'ch.refusal.reality': {
    says: 'Un ufficio ha deciso contro di Lei. Molte decisioni cambiano quando ci si oppone con documenti.',
  },
  'ch.refusal.step-first': {
    says: 'Chieda i motivi e l’incarto. Raccolga prove e scriva prima dell’ultimo giorno. Le prove possono seguire.',
  },
  'ch.refusal.benefit-want': {
    says: 'Un ufficio dice che non riceve la prestazione, che finisce o si riduce.',
  },
  'ch.refusal.benefit-reality': {
    says: 'Un ufficio ha deciso contro di Lei. Molte decisioni cambiano quando ci si oppone con documenti.',
  },
  'ch.refusal.benefit-step-first': {
    says: 'Chieda i motivi e l’incarto. Raccolga prove e scriva prima dell’ultimo giorno. Le prove possono seguire.',
  },
  'ch.refusal.right-object': {
    says: 'Contro una decisione ha di solito 30 giorni per opporsi o ricorrere. Contro un preavviso dell’ufficio AI pure 30 giorni. La lettera dice dove.',
  },
  'ch.data.reality': {
    says: 'Le dicono che altri possono aver visto i Suoi dati. Non deve nulla. Agisca ora, perché nessuno ne abusi.',
  },
  'ch.data.step-first': {
    says: 'Cambi la password lì e ovunque usi la stessa. Apra il sito da solo, non da un link. Controlli il conto.',
  },
  'ch.charges.reality': {
    says: 'È un conteggio di spese accessorie. Può essere sbagliato. Non deve pagare prima di aver visto le fatture.',
  },
  'ch.charges.step-first': {
    says: 'Scriva prima della scadenza. Chieda le fatture, confronti con l’anno scorso e il contratto, e dica quali costi contesta.',
  },
  'ch.refusal.deadline': {
    says: 'Ha trenta giorni per opporsi per iscritto.',
    action: 'Fare opposizione',
    consequence: 'La decisione diventa definitiva.',
  },
  'ch.social-help.want': {
    says: 'Un ufficio riduce, ferma o rifiuta la Sua assistenza sociale.',
  },
  'ch.social-help.right': {
    says: 'Deve ascoltarLa, decidere per iscritto e dare i motivi. La lettera indica il termine di ricorso, per lo più 30 giorni, in alcuni Cantoni meno. L’aiuto nel bisogno è un diritto della Costituzione.',
  },
  'ch.social-help.step': {
    says: 'Ricorra per iscritto prima di quel giorno. Chieda il Suo dossier e che la riduzione attenda. Se ora non ha soldi, lo dica e chieda subito aiuto.',
  },
}
