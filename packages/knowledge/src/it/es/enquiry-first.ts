/** The Spanish words of the rows in ../enquiry-first.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_WORDS: Words = {
  'it.ask.landlord-letter-out': {
    says: 'Una carta no termina su contrato. El casero necesita avisar con seis meses en la fecha correcta, y un juez para echarle. No firme. Pregunte a un sindicato de inquilinos.',
  },
  'it.ask.seize-without-judge': {
    says: 'Un cobrador privado no puede embargar nada sin título (casi siempre de un tribunal, también una letra de cambio) y precetto. No puede amenazar ni avisar a su jefe. No pague nada con tarjeta prepago. Pida por escrito el contrato, la prueba de la compra de la deuda y el desglose; impugne costes añadidos. Denuncie amenazas al Garante privacy y a la AGCM. El recaudador de impuestos es distinto: no necesita juez.',
  },
}
