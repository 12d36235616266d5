/** Questions about who can get public assistance, and whether the family is asked: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WELFARE_ES: Words = {
  'jp.ask.welfare-family': {
    says: 'Escriba que no quiere que les contacten y por qué. La ayuda de la familia va antes solo si paga de verdad; no es condición. La oficina no debe escribir a quien fue violento con usted. Tampoco tiene que hacerlo sin contacto desde hace unos diez años, o si la persona es pobre, mayor o enferma. Debe tomar su solicitud y responder en 14 días, 30 como mucho. Houterasu ayuda.',
  },
  'jp.ask.welfare-who': {
    says: 'Sí, puede solicitarla. Cuenta si ingresos y ahorros están bajo el mínimo de su hogar. Trabajo, pensión, juventud o deudas no lo impiden. Una casa de valor normal casi siempre puede quedarse; un coche solo por trabajo o enfermedad, por ejemplo. Con ella no se pagan deudas: pregunte a 法テラス por la quiebra. La oficina debe tomar la solicitud: diga «la pido hoy». Responden en 14 días, 30 como mucho.',
  },
}
