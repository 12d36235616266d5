/** Questions about insurers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_WORDS: Words = {
  'it.ask.insurance-no': {
    says: 'Stuur een klacht per PEC of aangetekend. Ga na 45 dagen of een nee online naar de verzekeringsarbiter (AAS) voor € 20. Let op de twee jaar.',
  },
  'it.ask.offer-too-low': {
    says: 'U kunt het geld als deel aannemen en de rest eisen. Schrijf dat u het alleen “in acconto” aanneemt, met een offerte of doktersverslag. Na een nee is er de verzekeringsarbiter. U hebt twee jaar na een auto-ongeluk.',
  },
}
