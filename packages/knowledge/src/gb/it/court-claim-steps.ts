/** What to do about a court claim: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_STEPS_IT: Words = {
  'gb.claim.step-acknowledge': {
    says: 'Mandi oggi la conferma di ricezione (acknowledgment of service), online o per posta. Dice solo che ha ricevuto la richiesta. Le dà 28 giorni per difendersi, non 14.',
  },
  'gb.claim.step-choose': {
    says: 'Decida: ammettere tutto, ammettere una parte, o difendersi. Usi il modulo N9A (admission) per ammettere, e il modulo N9B (defence) per contestare.',
  },
  'gb.claim.step-admit': {
    says: 'Se lo deve, compili il modulo N9A (admission) con reddito e spese, e offra una somma al mese. Lo mandi al creditore (claimant) entro 14 giorni.',
  },
  'gb.claim.step-passed-ask': {
    says: 'Il solito tempo per rispondere è passato. Chiami oggi il tribunale con il numero di causa (claim number). Chieda se c’è una sentenza contro di Lei.',
  },
  'gb.claim.step-passed-no-judgment': {
    says: 'Se non c’è una sentenza, mandi oggi al tribunale la difesa o l’ammissione. Può ancora contare.',
  },
  'gb.claim.step-passed-judgment': {
    says: 'Se c’è una sentenza, può chiedere al tribunale di annullarla (set aside) con il modulo N244. Dica perché non ha risposto e qual è la difesa. Faccia presto.',
  },
  'gb.claim.step-response-scotland': {
    says: 'Compili il modulo di risposta (Response Form). Lo mandi al tribunale e al creditore (claimant) prima dell’ultimo giorno per rispondere.',
  },
  'gb.claim.step-reply-ni': {
    says: 'Legga oggi il modulo del tribunale. Dice quanti giorni ha e dove mandare la risposta. Chieda consiglio prima di quella data.',
  },
  'gb.claim.step-dates': {
    says: 'Scriva il numero di causa (claim number), la data di emissione (issue date) e l’ultimo giorno per rispondere. Segni ora quel giorno nel calendario.',
  },
  'gb.claim.step-advice': {
    says: 'Chiami questa settimana un consulente gratuito sui debiti o Citizens Advice. Quando chiama, dica l’ultimo giorno per rispondere.',
  },
  'gb.claim.step-pay-in-time': {
    says: 'Se può pagare tutto entro 14 giorni, paghi il creditore (claimant) e conservi la prova. Allora non dovrebbe esserci una sentenza.',
  },
  'gb.claim.step-time-to-pay-scotland': {
    says: 'Se lo deve, chieda tempo per pagare. Usi il modulo «Time to Pay» arrivato con la richiesta, prima dell’ultimo giorno.',
  },
  'gb.claim.step-defend': {
    says: 'Nella difesa risponda a ogni punto. Può ammettere, negare e dire perché, o dire che non può saperlo e devono provarlo.',
  },
  'gb.claim.step-papers': {
    says: 'Chieda per iscritto al creditore (claimant) ogni documento di cui parla la richiesta, come il contratto e gli avvisi. Lo faccia ora.',
  },
  'gb.claim.step-agreement': {
    says: 'Per un debito di credito chieda oggi il contratto (credit agreement) con £1. Se non lo danno, lo dica nella difesa.',
  },
  'gb.claim.step-too-old': {
    says: 'Se il debito ha più di sei anni, deve dirlo Lei nella difesa. Il tribunale non lo farà per Lei.',
  },
  'gb.claim.step-online': {
    says: 'Se risponde online, salvi la pagina di conferma. Se spedisce, chieda la ricevuta e calcoli alcuni giorni.',
  },
  'gb.claim.step-more-time': {
    says: 'Le serve più tempo per difendersi? Chieda al creditore (claimant) fino a 28 giorni in più. Poi lo scriva al tribunale.',
  },
}
