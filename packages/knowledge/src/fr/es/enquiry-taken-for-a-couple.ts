/** Questions about the CAF taking flatmates for a couple: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAKEN_FOR_A_COUPLE_ES: Words = {
  'fr.ask-debt.taken-for-couple': {
    says: 'Compartir vivienda no hace una pareja. La CAF debe mostrar una vida común estable, con gastos compartidos, no solo la misma dirección. Escriba en dos meses: a la CRA de la CAF y, para el RSA, al consejo departamental. Pruebas de piso compartido: contrato, cuentas separadas, quién paga qué, testigos. Pida el informe de control. El fraude exige intención: impúgnelo también.',
  },
}
