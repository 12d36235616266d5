/** The Italian words of the rows in ../disputes-tribunal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISPUTES_TRIBUNAL_IT: Words = {
  'nz.tribunal.rights': {
    says: "Può andare all'udienza, dire la sua e portare prove. Non ci sono avvocati, e non serve una difesa scritta.",
  },
  'nz.tribunal.right-rehearing': {
    says: "Se c'è un ordine e non è potuto venire per un buon motivo, chieda una nuova udienza (rehearing). Ha 20 giorni lavorativi, gratis.",
  },
  'nz.tribunal.right-counter': {
    says: 'Se anche loro le devono soldi, può chiederli nella stessa udienza. Mandi la richiesta al Tribunal molto prima.',
  },
  'nz.tribunal.step-go': {
    says: "Segni giorno, ora e luogo, e vada. Se non può, chieda prima al Tribunal un altro giorno o un'udienza al telefono.",
  },
  'nz.tribunal.option-go': {
    title: "Dire la sua all'arbitro (referee)",
    cost: 'Gratis per lei.',
    time: "Il giorno dell'udienza.",
    risk: 'Se perde, deve pagare quanto ordinato.',
    bestFor: 'Non lo deve, o non tutto.',
    says: 'Vada con carte, foto e testimoni. Il referee cerca prima un accordo.',
  },
  'nz.tribunal.option-settle': {
    title: "Accordarsi prima dell'udienza",
    cost: 'La somma concordata.',
    time: "Prima dell'udienza.",
    risk: "Vada all'udienza se nulla è firmato.",
    bestFor: 'Lo deve ma non può pagare subito.',
    says: 'Offra per iscritto una somma o un piano.',
  },
  'nz.tribunal.warn-absent': {
    says: 'Se non viene, il referee può decidere senza di lei.',
  },
}
