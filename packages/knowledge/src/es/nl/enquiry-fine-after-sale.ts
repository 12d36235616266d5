/** Questions about a fine for a car that was sold before: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_AFTER_SALE_NL: Words = {
  'es.ask.fine-after-sale': {
    says: 'Betaal niet: betalen sluit de zaak. Maak binnen 20 kalenderdagen bezwaar bij de dienst op de brief, met het gedateerde koopcontract. Noem de koper met DNI en adres, en bewijs dat u het bij de DGT meldde (notificación de venta). De bestuurder niet noemen geeft een eigen boete. Niet gemeld? Doe het vandaag met het contract en vraag het voertuigrapport. Verdere boetes gaan dan naar de koper.',
  },
}
