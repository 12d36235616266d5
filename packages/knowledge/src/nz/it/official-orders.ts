/** The Italian words of the rows in ../official-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_ORDERS_IT: Words = {
  'nz.driver.right-name': {
    says: 'Se non guidava, dica chi guidava. Se non può scoprirlo, dica per iscritto che cosa ha fatto per provarci.',
  },
  'nz.driver.warn': {
    says: 'Non lo ignori. Il silenzio o un nome falso è di per sé un reato, con una multa alta.',
  },
  'nz.driver.step': {
    says: 'Controlli l’auto, il giorno e il luogo. Risponda per iscritto entro 14 giorni e tenga una copia.',
  },
  'nz.driver.step-lawyer': {
    says: 'Se si tratta di un incidente o di un reato grave, chiami prima un avvocato o Community Law.',
  },
  'nz.order.step': {
    says: 'Chiami il funzionario indicato nella lettera prima dell’ultimo giorno. Chieda che cosa basterebbe, e chieda più tempo per iscritto.',
  },
  'nz.order.right': { says: 'Può chiedere i motivi e il fascicolo, e dire la Sua.' },
  'nz.order.deadline-abatement': {
    says: 'Ha 15 giorni lavorativi da quando ha ricevuto un ordine (abatement notice) per fare appello.',
    action: 'Fare appello all’Environment Court',
    consequence: 'Dopo deve ubbidire all’ordine.',
  },
  'nz.order.right-stay': {
    says: 'Può fare appello all’Environment Court e chiederle di sospendere l’ordine. Finché non lo dice, deve ubbidire.',
  },
  'nz.order.warn': {
    says: 'Non ubbidire è un reato con multe alte. Chieda presto consiglio a un urbanista o a un avvocato.',
  },
  'nz.order.option-change': {
    says: 'Scriva al comune (council) con foto. Può chiedergli di cambiare o annullare l’ordine.',
    title: 'Chiedere al comune di cambiarlo o annullarlo',
    cost: 'Gratis.',
    time: 'Alcune settimane.',
    risk: 'Il tempo per l’appello continua.',
    bestFor: 'Ha messo tutto a posto, o i fatti sono sbagliati.',
  },
}
