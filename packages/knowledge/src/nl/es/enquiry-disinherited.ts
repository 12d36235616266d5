/** Questions about a child who was left out of the will: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISINHERITED_ES: Words = {
  'nl.ask.disinherited': {
    says: 'Sí, un hijo siempre tiene derecho a la mitad de su parte legal, en dinero (legitieme portie). Escriba a los herederos o al albacea que la reclama, en cinco años desde la muerte, o antes si alguno le fija un plazo justo. Pida la lista de bienes, deudas y regalos: los grandes cuentan. No es heredero ni debe deudas. Si queda pareja, casi siempre espera a su muerte. Padres y hermanos no tienen este derecho.',
  },
}
