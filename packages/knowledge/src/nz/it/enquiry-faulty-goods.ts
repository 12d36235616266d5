/** The Italian words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_IT: Words = {
  'nz.ask.faulty': {
    says: 'Il negozio deve sistemarlo. Per un difetto grave può scegliere un rimborso o uno nuovo, anche dopo la garanzia.',
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
}
