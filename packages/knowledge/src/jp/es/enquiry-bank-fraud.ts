/** Questions about false demands, money sent to swindlers, and misused cards and accounts: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FRAUD_ES: Words = {
  'jp.ask.scam': {
    says: 'No llame ni pague. Llame al 188. Solo un papel de verdad del juzgado por entrega especial necesita respuesta a tiempo.',
  },
  'jp.ask.bank-pays-back': {
    says: 'Con tarjeta falsificada o robada la ley obliga al banco a devolver, menos si hubo descuido. La banca por internet no está en esa ley, pero los bancos prometieron pagar a particulares sin culpa. Avise enseguida a banco y policía: casi siempre cuentan solo los últimos 30 días. Si se niega, llame al servicio de los bancos.',
    dependsOn: 'cómo se llevaron el dinero y su cuidado',
  },
  'jp.ask.card-misuse': {
    says: 'Llame enseguida a la tarjeta y bloquéela. Según sus condiciones casi siempre asume el abuso, a menudo hasta 60 días antes de la llamada, si no fue descuidado con el PIN. Denúncielo y anote el número. Discuta cada cargo por escrito. Si se niegan, llame al 188.',
  },
}
