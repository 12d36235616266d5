/** Questions about things bought: faults, delivery, private sales and firms that closed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_IT: Words = {
  'nz.ask.cancel': {
    says: 'Se sono venuti alla Sua porta o L’hanno chiamata, ha cinque giorni lavorativi. Anche un prestito ha un breve tempo per annullare. In un negozio questo diritto non c’è.',
    dependsOn: 'come Le è stato venduto',
  },
  'nz.ask.not-delivered': {
    says: 'Chieda per iscritto al venditore i beni o un rimborso. Se ha pagato con carta, chieda alla Sua banca il riaccredito (chargeback).',
  },
  'nz.ask.firm-closed': {
    says: 'Chieda i soldi per iscritto, e chieda subito alla Sua banca il riaccredito (chargeback). Se la società non può fare quello che ha promesso, può annullare e chiederli indietro. Se è insolvente, scriva al liquidatore (liquidator).',
  },
  'nz.ask.private-sale': {
    says: 'Un privato deve dire la verità. Se ciò che ha detto era falso e per questo ha comprato, può chiedere la perdita o annullare. Prima scriva, poi vada al Disputes Tribunal.',
  },
}
