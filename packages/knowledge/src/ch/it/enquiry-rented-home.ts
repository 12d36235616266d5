/** Questions about repairs, visits, pets and subletting, and the first steps for tenants: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_WORDS: Words = {
  'ch.ask.step-home': {
    says: "Chieda all'Associazione inquilini (ASI). Trenta giorni sono pochi.",
  },
  'ch.ask.right-home': { says: "Una disdetta per un'abitazione vale solo sul modulo ufficiale." },
  'ch.ask.repairs': {
    says: "Scriva al locatore con foto e un termine, e avvisi che depositerà la pigione. Se non succede nulla, versi la pigione intera, prima della scadenza, all'ufficio indicato dal Suo cantone, e glielo comunichi. Vada all'autorità di conciliazione entro 30 giorni dalla scadenza di quella pigione. Non smetta semplicemente di pagare: potrebbe perdere la casa. Può chiedere una riduzione dal giorno in cui sapeva del difetto.",
  },
  'ch.ask.landlord-enters': {
    says: 'Solo con il Suo consenso o in vera urgenza. Deve tollerare le visite necessarie per riparazioni, vendita o nuova locazione. Vanno annunciate in tempo e con riguardo. Entrare di nascosto è reato.',
  },
  'ch.ask.pets': {
    says: 'Legga il contratto. Il locatore può vietare cani e gatti o chiedere un permesso. Piccoli animali in numero usuale, in gabbia o acquario, sono sempre ammessi. Un permesso si ritira solo per un buon motivo. Se ne tiene uno contro il contratto, deve avvertirla prima di una disdetta.',
    dependsOn: 'il contratto e l’animale',
  },
  'ch.ask.sublet': {
    says: 'Sì, se prima chiede al locatore per iscritto, con le condizioni. Può rifiutare solo se Lei nasconde le condizioni, chiede troppo o gli causa un vero danno. Lei resta responsabile di pigione e danni.',
  },
}
