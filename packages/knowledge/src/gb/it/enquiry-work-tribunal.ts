/** Questions about claims at an employment tribunal: time, Acas and cost. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_TRIBUNAL_IT: Words = {
  'gb.ask-work.time-limit': {
    says: 'Per fatti dal 1 ottobre 2026 in poi di solito ha sei mesi. Per fatti di prima ha tre mesi meno un giorno. Contatti Acas entro quel tempo. Per sicurezza, lo faccia entro tre mesi.',
    dependsOn: 'il giorno in cui è successo',
  },
  'gb.ask-work.acas': {
    says: 'Deve contattare Acas prima di quasi tutte le richieste al tribunale (tribunal). È gratis. I colloqui possono durare fino a 12 settimane, e intanto il tempo per agire si ferma.',
  },
  'gb.ask-work.tribunal-cost': {
    says: 'Per andare al tribunale del lavoro (employment tribunal) non si paga nulla, e Acas è gratis. Non Le serve un avvocato. Se perde, di solito non paga l’altra parte.',
  },
}
