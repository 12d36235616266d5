/** What a court claim form must hold: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_ELEMENTS_ES: Words = {
  'gb.claim.element-number': {
    says: 'Un formulario de demanda (claim form) real tiene un número de demanda y nombra un juzgado.',
    name: 'Un número de demanda y un juzgado',
    ifMissing:
      'No vemos un número de demanda. Llame al juzgado a un número que busque en GOV.UK y compruebe que es real.',
  },
  'gb.claim.element-issue-date': {
    says: 'El formulario muestra el día en que el juzgado lo emitió. Sus días para responder cuentan desde la entrega (service) posterior.',
    name: 'La fecha de emisión',
    ifMissing:
      'No vemos la fecha de emisión. Busque el sello del juzgado, y pregunte al juzgado si no hay.',
  },
  'gb.claim.element-particulars': {
    says: 'El demandante debe exponer en breve los hechos de la demanda, en el formulario o en un plazo de 14 días.',
    name: 'Los motivos (particulars of claim)',
    ifMissing:
      'No vemos los motivos. Si dice «to follow», su plazo para defenderse corre desde que los reciba.',
  },
  'gb.claim.element-truth': {
    says: 'El demandante debe firmar que los hechos son verdad.',
    name: 'Una declaración de verdad (statement of truth)',
    ifMissing:
      'No vemos una declaración de verdad en el texto. Mire detrás del formulario. Si no la hay, dígalo en su defensa.',
  },
  'gb.claim.element-total': {
    says: 'El formulario muestra la cantidad reclamada, la tasa judicial y los costes legales fijos.',
    name: 'La cantidad reclamada, la tasa y los costes',
    ifMissing:
      'No encontramos las cantidades. Mire la casilla de abajo a la derecha del formulario.',
  },
}
