/** Questions about things bought: faults, delivery, private sales and firms that closed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_IT: Words = {
  'nz.ask.faulty': {
    says: 'Il negozio deve sistemarlo. Per un difetto grave può scegliere un rimborso o uno nuovo, anche dopo la garanzia.',
  },
  'nz.ask.cancel': {
    says: 'Se sono venuti alla Sua porta o L’hanno chiamata, ha cinque giorni lavorativi. Anche un prestito ha un breve tempo per annullare. In un negozio questo diritto non c’è.',
    dependsOn: 'come Le è stato venduto',
  },
  'nz.ask.not-delivered': {
    says: 'Chieda per iscritto al venditore i beni o un rimborso. Se ha pagato con carta, chieda alla Sua banca il riaccredito (chargeback).',
  },
  'nz.ask.refund-phone': {
    says: 'Se è difettoso, il negozio deve riparare, sostituire o rimborsare. Cambiare idea non dà un diritto. Mostri le prove e nomini il Consumer Guarantees Act.',
    dependsOn: 'se il prodotto è difettoso',
  },
  'nz.ask.faulty-car': {
    says: 'L’auto di un venditore professionale deve essere di qualità accettabile. Chieda una riparazione, e un rimborso se il difetto è grave. Il Motor Vehicle Disputes Tribunal può decidere fino a 100.000 $.',
  },
  'nz.ask.broken-goods': {
    says: 'I beni devono durare il giusto per il prezzo, qualunque cosa dica la garanzia. Scriva al negozio, citi il Consumer Guarantees Act e chieda la riparazione gratis. Se non può o non vuole in tempo giusto, o il difetto è grave, sceglie denaro o un nuovo. Deve anche la perdita che segue. Non può mandarLa dal produttore. Se rifiuta, Disputes Tribunal.',
  },
  'nz.ask.firm-closed': {
    says: 'Chieda i soldi per iscritto, e chieda subito alla Sua banca il riaccredito (chargeback). Se la società non può fare quello che ha promesso, può annullare e chiederli indietro. Se è insolvente, scriva al liquidatore (liquidator).',
  },
  'nz.ask.private-sale': {
    says: 'Un privato deve dire la verità. Se ciò che ha detto era falso e per questo ha comprato, può chiedere la perdita o annullare. Prima scriva, poi vada al Disputes Tribunal.',
  },
}
