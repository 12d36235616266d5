/** Questions about repairs, visits, the rent and eviction, and the first steps for tenants: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_IT: Words = {
  'be.ask.step-home': {
    says: 'Chieda al CPAS e a un sindacato inquilini prima di rispondere al proprietario.',
  },
  'be.ask.right-home': {
    says: 'Solo un giudice può ordinarle di lasciare la casa.',
  },
  'be.ask.evict': {
    says: 'Solo il giudice di pace (juge de paix) può ordinarlo, e un ufficiale giudiziario (huissier) lo esegue, quasi sempre un mese dopo la consegna. A Bruxelles quasi mai dal 1 novembre al 15 marzo.',
  },
  'be.ask.rent-index': {
    says: 'L’affitto può seguire l’indice una volta all’anno, nel giorno del contratto, se chiesto per iscritto. Può andare indietro al massimo tre mesi.',
    dependsOn: 'il Suo contratto e la regione',
  },
  'be.ask.landlord-enters': {
    says: 'Solo con il Suo consenso o in vera urgenza. La casa è protetta, anche dal proprietario. Il contratto può prevedere visite, ma a un’ora concordata. Lo scriva e, se serve, chiami la polizia.',
  },
  'be.ask.rent-debt': {
    says: 'Lo dica subito al proprietario e offra l’affitto più una piccola somma al mese. Il CPAS (OCMW) può aiutare. Solo il giudice di pace può chiudere il contratto, e può darLe tempo.',
  },
}
