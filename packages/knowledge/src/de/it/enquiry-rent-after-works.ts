/** Questions about a higher rent after works on the house: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_AFTER_WORKS_IT: Words = {
  'de.ask-home.rent-after-works': {
    says: 'L’affitto annuo può salire dell’8 % del costo, meno ciò che le riparazioni sarebbero costate. Il tetto è 3 € al metro quadro in sei anni, 2 € se l’affitto è sotto 7 €. Per un nuovo riscaldamento sovvenzionato, come una pompa di calore, può essere il 10 %, ma al massimo 50 centesimi. La lettera deve mostrare il calcolo; vale due mesi dopo. Il disagio si segnala di solito entro la fine del mese dopo l’annuncio. Chieda le fatture.',
    dependsOn: 'il costo, la superficie e il Suo reddito',
  },
}
