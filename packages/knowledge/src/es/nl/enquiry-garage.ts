/** Questions about garages: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GARAGE_NL: Words = {
  'es.ask.garage-keeps': {
    says: 'Een garage mag de auto houden voor werk dat u bestelde en dat betaald moet worden, niet voor werk dat u nooit goedkeurde. Vraag de getekende opdracht. Betaal “onder protest” om hem te krijgen en betwist daarna.',
  },
  'es.ask.workshop': {
    says: 'De garage moet zich aan de schriftelijke offerte houden. Bij verborgen fouten moet zij eerst vragen. Garantie: drie maanden of 2.000 km. Vraag de hoja de reclamaciones en ga naar de OMIC.',
  },
}
