/** Questions about garages: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GARAGE_WORDS: Words = {
  'es.ask.garage-keeps': {
    says: 'Un taller puede retener el coche por trabajos encargados y debidos, no por los que nunca aceptó. Pida el presupuesto u orden firmada. Pague «bajo protesta» para recuperarlo y reclame después.',
  },
  'es.ask.workshop': {
    says: 'El taller debe respetar el presupuesto escrito. Si aparecen averías ocultas, debe avisar y tener su conformidad. La reparación tiene garantía de tres meses o 2.000 km. Pida la hoja de reclamaciones y vaya a la OMIC.',
  },
}
