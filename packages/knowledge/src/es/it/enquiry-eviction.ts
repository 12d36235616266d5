/** Questions about eviction, locks and rent that is late: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_IT: Words = {
  'es.ask.locks': {
    says: 'Solo un giudice può farla andare via. Se il locatore cambia le serrature o stacca l’acqua, chiami la polizia e conservi le prove.',
  },
  'es.ask.rent-behind': {
    says: 'Paghi ora ciò che può e offra un piano per iscritto. Vada ai servizi sociali per un aiuto. Se fanno causa, può fermarla una volta pagando tutto in tempo.',
  },
  'es.ask.myth-minors-evict': {
    says: 'I figli da soli non fermano uno sfratto. Ma il giudice deve avvisare i servizi sociali e può sospenderlo.',
  },
  'es.ask.evict-children': {
    says: 'I figli da soli non lo fermano. Con reddito basso il giudice deve avvisare i servizi sociali e può sospendere due mesi, o quattro se il proprietario è una società. Chieda subito la relazione sociale e un avvocato gratis.',
    dependsOn: 'il reddito e chi è il proprietario',
  },
}
