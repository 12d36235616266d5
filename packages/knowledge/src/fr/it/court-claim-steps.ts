/** The Italian words of the rows in ../court-claim-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_STEPS_WORDS: Words = {
  'fr.claim.step-hearing': {
    says: 'Scriva il giorno, l’ora e il tribunale. Ci vada, o mandi chi può parlare per Lei.',
  },
  'fr.claim.step-papers': {
    says: 'Legga la richiesta e le prove. Controlli contratto, date e ogni somma.',
  },
  'fr.claim.step-legal': {
    says: 'Chieda consiglio gratis questa settimana a uno sportello legale (point-justice, 3039). Con un reddito basso chieda l’aiuto legale (aide juridictionnelle).',
  },
  'fr.claim.step-age': {
    says: 'Controlli quanto è vecchio il debito. Se ha più di due anni, lo dica al giudice.',
  },
  'fr.claim.step-ask-time': {
    says: 'Se lo deve, chieda al giudice tempo per pagare (délais de paiement). Porti il Suo bilancio.',
  },
  'fr.claim.step-proof': {
    says: 'Se contesta, porti copie: pagamenti, lettere, foto, contratto. Dia una copia all’altra parte.',
  },
  'fr.claim.step-keep': {
    says: 'Conservi la busta e l’avviso dell’ufficiale (avis de passage). Mostrano la data.',
  },
}
