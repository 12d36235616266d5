/** A planning enforcement notice: building or use without permission. The words in Italian. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const FIND_DAY: RowWords = {
  says: 'Cerchi il giorno in cui l’ordine inizia a valere. Il ricorso deve arrivare prima. Chiami ora l’ufficio edilizia.',
}

export const ORDER_ON_BUILDING_IT: Words = {
  'gb.order.planning-right-appeal': {
    says: 'Può fare ricorso fino al giorno in cui l’ordine inizia a valere, non dopo. In Inghilterra al Planning Inspectorate, in Galles a PEDW.',
  },
  'gb.order.planning-right-pause': {
    says: 'Un ricorso in tempo ferma l’ordine fino alla decisione.',
  },
  'gb.order.planning-right-grounds': {
    says: 'Può dire che non è successo, che non serve un permesso o che è troppo vecchio. Anche che i passi o il tempo sono ingiusti.',
  },
  'gb.order.planning-age': {
    says: 'Un comune può agire solo entro dieci anni. Per lavori finiti prima del 25 aprile 2024 sono quattro anni.',
    actionable: 'Cerchi foto con data, fatture e vecchie lettere che mostrano da quando c’è.',
  },
  'gb.order.planning-no-crime-yet': {
    says: 'Costruire senza permesso di regola non è reato. Lo diventa se non fa in tempo ciò che chiede l’ordine.',
  },
  'gb.order.planning-warning': {
    says: 'Passato il tempo, il comune può accusarLa, o fare il lavoro e addebitarglielo. Non perda il giorno del ricorso.',
  },
  'gb.order.planning-step-day': {
    says: 'Cerchi il giorno in cui l’ordine inizia a valere. Il ricorso deve arrivare prima.',
  },
  'gb.order.planning-step-talk': {
    says: 'Chiami l’ufficio edilizia. Chieda che cosa basterebbe, e se aiuterebbe una domanda di permesso.',
  },
  'gb.order.planning-option-appeal': {
    says: 'Mandi il ricorso con l’ordine e i Suoi motivi. Prenda un consulente edilizio se può.',
    title: 'Fare ricorso prima che valga',
    cost: 'Di regola niente, ma una tassa se vi chiede un permesso.',
    time: 'Alcuni mesi.',
    risk: 'Se perde, il tempo per obbedire riparte.',
    bestFor: 'Aveva il permesso, non serviva, o è troppo vecchio.',
  },
  'gb.order.planning-option-comply': {
    says: 'Lo disfi o lo cambi nel tempo dato, e chieda al comune di confermarlo per iscritto.',
    title: 'Fare ciò che chiede l’ordine',
    cost: 'Quanto costano i lavori.',
    time: 'I mesi dell’ordine.',
    risk: 'L’ordine resta valido per il futuro.',
    bestFor: 'Il cambiamento è piccolo, o perderebbe il ricorso.',
  },
  'gb.order.planning-scotland': {
    says: 'Può fare ricorso agli Scottish Ministers (DPEA) fino al giorno in cui l’ordine inizia a valere. L’ordine aspetta allora la decisione.',
  },
  'gb.order.planning-scotland-step': FIND_DAY,
  'gb.order.planning-ni': {
    says: 'Può fare ricorso alla Planning Appeals Commission fino al giorno in cui l’ordine inizia a valere. L’ordine aspetta allora la decisione.',
  },
  'gb.order.planning-ni-step': FIND_DAY,
}
