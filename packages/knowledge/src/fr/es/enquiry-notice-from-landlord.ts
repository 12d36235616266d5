/** The Spanish words of the rows in ../enquiry-notice-from-landlord.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_WORDS: Words = {
  'fr.ask-home.notice-landlord': {
    says: 'El aviso debe llegarle seis meses antes del fin del contrato si la vivienda es vacía, tres si es amueblada. Más tarde, o a mitad de contrato, es nulo y el contrato sigue: tres años (uno si amueblada). Solo vale para vender, vivir o un motivo serio. Si se vende vacía, puede comprar primero. Siga pagando y conteste por escrito.',
    dependsOn: 'si la casa está amueblada',
  },
}
