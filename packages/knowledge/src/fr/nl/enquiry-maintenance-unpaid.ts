/** Questions about child maintenance that is not paid: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_UNPAID_NL: Words = {
  'fr.ask-family.unpaid': {
    says: 'Het vonnis blijft gelden tot een rechter het wijzigt, ook na een nieuw kind of verlies van werk. Vraag de ARIPA (CAF of MSA): die int gratis, tot twee jaar terug, en kan intussen een toelage (ASF) betalen. Of een deurwaarder haalt het van het loon (paiement direct). Meer dan twee maanden niet volledig betalen is een misdrijf (abandon de famille).',
  },
}
