/** Decisions of insurers, and basic health cover: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_WORDS: Words = {
  'ch.buy.health-cover': {
    says: "La Sua assicurazione di base continua anche con arretrati. L'assicuratore deve mandare un sollecito e dare trenta giorni prima di un'esecuzione.",
  },
  'ch.buy.insure-want': { says: 'La Sua assicurazione Le dice che cosa pagherà.' },
  'ch.buy.insure-step': {
    says: "Chieda per iscritto il motivo e la clausola. Poi chieda all'ombudsman gratuito.",
  },
  'ch.buy.insure-right': { says: "Può rivolgersi gratis all'ombudsman del settore." },
  'ch.buy.insure-option': {
    title: "Chiedere all'ombudsman",
    says: 'Mandi le Sue lettere.',
    cost: 'Nulla.',
    time: 'Settimane.',
    risk: 'I termini continuano a correre.',
    bestFor: 'Pensa che il rifiuto sia sbagliato.',
  },
  'ch.insure.reality': {
    says: 'È il parere dell’assicurazione. Non è l’ultima parola.',
  },
  'ch.insure.rights-summary': {
    says: 'Può chiedere i motivi, mandare prove, reclamare e, per la malattia, andare gratis in tribunale.',
  },
  'ch.insure.right-social-objection': {
    says: 'Per malattia, infortuni e invalidità chieda una decisione. Ha 30 giorni per l’opposizione, gratis.',
  },
  'ch.insure.right-five-years': {
    says: 'I crediti da un contratto di assicurazione privato si prescrivono cinque anni dopo l’evento. Non aspetti.',
  },
  'ch.insure.right-disclosure': {
    says: 'Se dicono che ha nascosto qualcosa: la domanda doveva essere chiara, e devono agire entro quattro settimane.',
  },
  'ch.insure.right-grossly': {
    says: 'Per colpa lieve devono pagare tutto. Solo la colpa grave permette una riduzione.',
  },
  'ch.insure.step-file': {
    says: 'Raccolga polizza, lettera e prove. Annoti il giorno dell’evento.',
  },
  'ch.insure.ruling-want': {
    says: 'È una decisione formale in un’assicurazione sociale. Può prenderla anche una ditta privata, come per gli infortuni sul lavoro. Diventa definitiva se nessuno fa opposizione in tempo.',
  },
  'ch.insure.ruling-step': {
    says: 'Faccia opposizione entro 30 giorni, per iscritto o allo sportello. Dica che cosa vuole e perché. Chieda tutto l’incarto. È gratis.',
  },
  'ch.insure.ruling-doctor': {
    says: 'C’è anche solo un lieve dubbio su ciò che dice il medico dell’assicurazione? Allora deve esaminare un medico esterno. Chieda al suo medico di scrivere perché.',
  },
  'ch.insure.ruling-option': {
    title: 'Fare opposizione',
    says: 'Scriva all’assicurazione che ha deciso. Dopo la sua risposta può andare al tribunale del suo Cantone.',
    cost: 'Niente.',
    time: 'Mesi.',
    risk: 'Un giorno di ritardo, e la decisione resta.',
    bestFor: 'Ha ancora bisogno di cure o di indennità, o il suo medico la vede in altro modo.',
  },
  'ch.insure.right-sick-pay': {
    says: 'Possono chiederle un altro lavoro? Solo uno che può davvero trovare e fare. Devono darle tempo per cambiare, di solito da tre a cinque mesi. Fino ad allora l’indennità continua.',
  },
  'ch.insure.right-sick-pay-court': {
    says: 'Può fare causa per questa indennità senza spese di tribunale, con una procedura semplice. Porti il rapporto del suo medico.',
  },
}
