/** Questions about children whom both parents put on their tax return: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_ON_TWO_RETURNS_IT: Words = {
  'es.ask.children-on-two-returns': {
    says: 'Con l’affidamento esclusivo la detrazione per i figli è tutta Sua se l’altro genitore paga un assegno fissato dal giudice: lui ha un altro vantaggio. Con l’affidamento condiviso, metà ciascuno. Una proposta non è ancora un debito: non paghi. Risponda entro dieci giorni lavorativi con sentenza, libretto di famiglia e padrón. Se arriva la liquidazione, ha un mese per opporsi e può chiedere le rate. Il pignoramento viene solo dopo.',
  },
}
