/** The Dutch words of the rows in ../enquiry-train-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_FINE_WORDS: Words = {
  'fr.ask-buy.train-fine': {
    says: 'U hebt drie maanden na de controle om het bedrijf te betalen of er schriftelijk te protesteren. Had u een geldig abonnement of was de automaat kapot? Stuur een kopie en zeg waarom, aangetekend. Doet u niets, dan wordt het een verhoogde boete van de staat die de schatkist int. Dan hebt u 30 dagen na dat bericht om te betwisten.',
  },
}
