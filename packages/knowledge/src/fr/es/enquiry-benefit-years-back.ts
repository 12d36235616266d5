/** Questions about how many years the CAF can go back: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_YEARS_BACK_ES: Words = {
  'fr.ask-debt.benefit-years-back': {
    says: 'Casi siempre dos años desde el pago. Con fraude o declaración falsa son cinco, y suelen empezar cuando la CAF lo descubrió. La CAF debe probarlo. Un error de buena fe no es fraude, pero ingresos callados una y otra vez pueden contar. Es casi igual para el RSA y la prime d’activité. Una carta certificada reinicia el plazo. ¿Ya pasó? Escríbalo en dos meses a la comisión (CRA), y por el RSA al departamento.',
    dependsOn: 'si la CAF prueba fraude o declaración falsa',
  },
}
