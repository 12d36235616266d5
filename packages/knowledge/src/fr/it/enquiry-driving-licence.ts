/** Questions about the driving licence and its points: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_LICENCE_WORDS: Words = {
  'fr.ask-buy.licence-held': {
    says: 'Non guidi. La polizia può trattenere la patente alcuni giorni. Poi il prefetto può sospenderla per mesi, e un giudice decide dopo. Per le droghe può chiedere un secondo esame (contre-expertise). Legga i termini dell’ordine e veda un avvocato prima dell’udienza.',
  },
  'fr.ask-buy.points-back': {
    dependsOn: 'l’infrazione',
    says: 'Un punto perso torna dopo sei mesi senza nuove infrazioni. Tutti tornano dopo due anni, o tre per le infrazioni più gravi. Un corso (stage) di due giorni ne ridà fino a quattro, una volta l’anno. Veda i punti sul sito ufficiale (Mes Points Permis).',
  },
  'fr.ask-buy.licence-void': {
    says: 'Senza punti (lettera 48SI) la sua patente non vale più. Non guidi: è un reato. Ha due mesi per il tribunale amministrativo, o per scrivere prima al ministro. Chieda l’estratto completo dei punti: a ogni infrazione dovevano informarla della perdita. Può rifare l’esame dopo sei mesi, con una visita medica e psicologica.',
  },
}
