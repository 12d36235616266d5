/** Questions about a summons, one's own claim and a free lawyer: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_IT: Words = {
  'be.ask.summons': {
    says: 'Vada alla prima udienza. Contesti o chieda rate mensili. Se non va, quasi sempre decidono che deve pagare.',
  },
  'be.ask.option-help': {
    title: 'Avere consiglio legale gratis',
    says: 'L’ufficio di aiuto legale o il CPAS risponde gratis alle prime domande.',
    cost: 'Nulla.',
    time: 'Una visita.',
    risk: 'Nessuno.',
    bestFor: 'Ogni prima domanda.',
  },
  'be.ask.free-lawyer': {
    says: 'Il primo consiglio è gratis per tutti (aide de première ligne). Con un reddito basso ha un avvocato gratuito o economico (pro deo). Porti le prove di reddito all’ufficio (BAJ, BJB) o a un avvocato pro deo.',
  },
  'be.ask.claim-yourself': {
    says: 'Mandi una raccomandata con un ultimo giorno. Poi chieda al giudice di pace una conciliazione gratuita. Se fallisce, un ufficiale giudiziario porta una citazione. Questo giudice decide fino a 5.000 € e non serve un avvocato.',
  },
  'be.ask.judgment': {
    says: 'Di solito ha un mese dalla notifica della sentenza per l’appello. Non c’era, e la somma è troppo piccola per l’appello? Allora può opporsi (opposition, verzet) in quel mese. Spesso può essere già eseguita: veda ora un avvocato o il patrocinio.',
  },
}
