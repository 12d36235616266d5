/** Cause e sentenze in Irlanda del Nord: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_NORTHERN_IRELAND_IT: Words = {
  'gb.claim.ni-want': {
    says: 'Il tribunale vuole la Sua risposta. Non ha ancora deciso nulla.',
  },
  'gb.claim.ni-rights': {
    says: 'Può pagare, contestare, oppure accettare e chiedere tempo. In ogni caso risponda entro la data sul modulo.',
  },
  'gb.claim.ni-not-yet': {
    says: "Nessuno può prendere ora la paga o i beni. Serve prima una sentenza (decree) e poi l'Enforcement of Judgments Office.",
  },
  'gb.claim.ni-small': {
    says: 'Può contestare una piccola causa (small claim) con la Notice of Dispute. O accettarla sul modulo e chiedere tempo. Non serve un avvocato.',
  },
  'gb.claim.ni-civil-bill': {
    says: "Può difendersi da un civil bill. Mandi la Notice of Intention to Defend al tribunale e all'altra parte entro i giorni indicati.",
  },
  'gb.claim.ni-warn': {
    says: 'Se il tribunale non riceve nulla in tempo, può uscire una sentenza (decree) contro di Lei senza udienza.',
  },
  'gb.claim.ni-option-dispute': {
    title: 'Contestare sul modulo del tribunale',
    says: "Dica che cosa non accetta e perché. Tenga la prova dell'invio.",
    cost: 'Nulla nella maggior parte delle piccole cause, salvo che Lei chieda a Sua volta.',
    time: "Un'ora o due, poi alcuni mesi fino all'udienza.",
    risk: 'Se perde, paga la richiesta e la tassa del tribunale.',
    bestFor: 'Il debito non è Suo o la somma è sbagliata.',
  },
  'gb.claim.ni-option-time': {
    title: 'Accettare e chiedere tempo',
    says: 'Scriva sul modulo quanto può pagare al mese, con un bilancio.',
    cost: 'La rata che offre.',
    time: 'Una sera.',
    risk: 'Riconosce il debito e può seguire una sentenza.',
    bestFor: 'Lo deve, ma non può pagare subito.',
  },
  'gb.lbc.ni-court': {
    says: 'Prima devono fare causa, di solito una piccola causa (small claim). Lei riceverebbe le carte e il tempo per contestare.',
  },
  'gb.judgment.ni-set-aside': {
    says: 'Se la sentenza (decree) è uscita senza di Lei, può chiedere al tribunale di annullarla. Dica perché non ha risposto e qual è la Sua difesa.',
  },
  'gb.judgment.ni-set-aside-high-court': {
    says: 'Se la High Court ha deciso perché nessuno ha risposto, può annullare la sentenza. Chieda subito consiglio: serve una difesa vera.',
  },
  'gb.judgment.ni-step-set-aside': {
    says: 'Se non ha mai ricevuto le carte, chiami oggi il tribunale della sentenza. Chieda il modulo per annullarla e agisca subito.',
  },
  'gb.bailiff.ni-ten-days': {
    says: 'Prima arriva un avviso (notice of intent). Nei dieci giorni dopo può pagare o accordarsi con il creditore.',
  },
}
