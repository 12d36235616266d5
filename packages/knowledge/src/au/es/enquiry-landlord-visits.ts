/** Questions about visits of the landlord to a rented home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_VISITS_ES: Words = {
  'au.ask.entry': {
    says: 'Deben dar un aviso por escrito y un motivo que esté en la ley, y no pueden venir demasiado a menudo. Una emergencia es distinta.',
    dependsOn: 'el motivo y su estado',
  },
  'au.ask.inspections': {
    says: 'No, no cada mes. Cuatro veces al año como máximo en Nueva Gales del Sur, una vez en tres meses en Queensland y en seis en Victoria. Deben avisar por escrito, casi siempre siete días antes.',
  },
}
