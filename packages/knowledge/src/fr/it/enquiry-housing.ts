/** Questions about a rented home in general: first steps, repairs and visits. `asks` holds the words people type, in French and in English: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_WORDS: Words = {
  'fr.ask-home.step-papers': {
    says: 'Cerchi il contratto e scriva i dati: vuota o arredata, inizio, fine, cauzione.',
  },
  'fr.ask-home.step-adil': {
    says: 'Chieda consiglio legale gratis all’ADIL prima di rispondere al padrone di casa.',
  },
  'fr.ask-home.step-written': {
    says: 'Scriva al padrone di casa per raccomandata e tenga una copia.',
  },
  'fr.ask-home.right-judge': {
    says: 'Solo un giudice può chiudere il diritto di restare in casa Sua.',
  },
  'fr.ask-home.right-decent': {
    says: 'Ha diritto a una casa decente e sicura.',
  },
  'fr.ask-home.right-receipt': {
    says: 'Se la chiede, ha diritto a una ricevuta gratuita dell’affitto (quittance).',
  },
  'fr.ask-home.option-adil': {
    title: 'Chiedere all’ADIL',
    says: 'Un giurista dell’ADIL Le risponde gratis.',
    cost: 'Nulla.',
    time: 'Una chiamata.',
    risk: 'Nessuno.',
    bestFor: 'Ogni domanda su un contratto d’affitto.',
  },
  'fr.ask-home.option-conciliator': {
    title: 'Chiedere a un conciliatore gratuito',
    says: 'Un conciliatore (conciliateur de justice) mette insieme Lei e il padrone di casa.',
    cost: 'Nulla.',
    time: 'Alcune settimane.',
    risk: 'Nessuno.',
    bestFor: 'Vuole tenere la casa e chiudere la lite.',
  },
  'fr.ask-home.know-winter': {
    says: 'Dal 1 novembre al 31 marzo la maggior parte degli inquilini non può essere sfrattata.',
    learnMore: 'L’affitto è ancora dovuto.',
  },
  'fr.ask-home.warn-rent': {
    says: 'Continui a pagare l’affitto, anche in una lite. Smettere può costarle la casa.',
  },
  'fr.ask-home.right-no-force': {
    says: 'Un padrone di casa non può metterla fuori con la forza o cambiare la serratura. È un reato.',
  },
  'fr.ask-home.repairs': {
    says: 'Scriva per raccomandata e chieda la riparazione. Non smetta di pagare l’affitto. Se non succede nulla, vada dal conciliatore o dal giudice, e lo dica al comune.',
  },
  'fr.ask-home.landlord-enter': {
    says: 'Il padrone di casa non può entrare senza il Suo sì, neanche con una chiave. Per le visite concorda un’ora, al massimo due ore nei giorni lavorativi.',
  },
}
