/** The Italian words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_IT: Words = {
  'nl.desist.reality': {
    says: 'È una richiesta dell’altra parte, non un ordine del giudice. Ma può chiedere un ordine rapido (kort geding), quindi non la ignori.',
  },
  'nl.desist.right-proof': {
    says: 'Devono provare che cosa ha fatto e perché è vietato. Non deve firmare il loro foglio. Può promettere con parole Sue.',
  },
  'nl.desist.right-less': {
    says: 'Un giudice può ridurre una penale chiaramente troppo alta. Chieda dove l’ha accettata.',
  },
  'nl.desist.right-work': {
    says: 'Il divieto di lavorare per altri deve essere scritto. In un contratto a termine serve un forte motivo scritto. Un giudice può ridurlo o cancellarlo.',
  },
  'nl.desist.step-lawyer': {
    says: 'Chieda al Juridisch Loket o a un avvocato prima dell’ultimo giorno. Chieda per iscritto più tempo se serve.',
  },
  'nl.desist.right-opinion': {
    says: 'Può dare un parere onesto, anche duro. Ciò che scrive come un fatto deve poggiare su fatti. Un giudice pesa la Sua libertà di parola e il loro buon nome.',
  },
}
