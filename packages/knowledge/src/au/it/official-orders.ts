/** The Italian words of the rows in ../official-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_ORDERS_IT: Words = {
  'au.driver.right-name': {
    says: 'Se non guidava Lei, dica chi guidava. Se non può saperlo, dica che cosa ha fatto per scoprirlo.',
  },
  'au.driver.warn': {
    says: 'Non lo ignori, e nomini solo la persona che guidava davvero. Il silenzio o un nome falso è un reato.',
  },
  'au.driver.step': {
    says: 'Controlli l’auto, il giorno e il luogo. Compili il modulo in tempo e tenga una copia.',
  },
  'au.driver.step-lawyer': {
    says: 'Se si tratta di un incidente o di un reato grave, chiami il patrocinio gratuito (legal aid) prima di rispondere più di quanto la legge chiede.',
  },
  'au.order.step': {
    says: 'Chiami il funzionario nominato nella lettera prima dell’ultimo giorno. Chieda che cosa basterebbe, e chieda più tempo per iscritto.',
  },
  'au.order.right': {
    says: 'Può chiedere i motivi e le carte del caso. In quasi tutti gli stati può fare ricorso a un tribunale (court o tribunal), e il tempo è breve.',
  },
  'au.order.warn': {
    says: 'Se non fa nulla, il comune (council) di solito può fare il lavoro da sé, mandarle il conto e chiedere una multa.',
  },
  'au.order.right-nsw': {
    says: 'Nel New South Wales il comune (council) di solito deve prima avvisarla e leggere la Sua risposta. Può fare ricorso alla Land and Environment Court entro 28 giorni dall’ordine.',
  },
}
