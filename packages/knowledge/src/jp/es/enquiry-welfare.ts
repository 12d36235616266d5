/** Questions about who can get public assistance, and whether the family is asked: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WELFARE_ES: Words = {
  'jp.ask.welfare-family': {
    says: 'No siempre se contacta a la familia. Al solicitar, diga por escrito a la oficina que no lo quiere y por qué. No debe escribir a quien fue violento con usted. Tampoco hace falta si no hubo contacto en unos diez años, o si la persona es pobre, mayor o enferma. La ayuda de la familia no es condición; solo cuenta si de verdad pagan. La oficina debe aceptar la solicitud y responder en 14 días, 30 como máximo. Houterasu ayuda.',
  },
  'jp.ask.welfare-who': {
    says: 'Sí, puede solicitarla. Cuenta si ingresos y ahorros están bajo el mínimo de su hogar. Trabajo, pensión, juventud o deudas no lo impiden. Una casa de valor normal casi siempre puede quedarse; un coche solo por trabajo o enfermedad, por ejemplo. Con ella no se pagan deudas: pregunte a 法テラス por la quiebra. La oficina debe tomar la solicitud: diga «la pido hoy». Responden en 14 días, 30 como mucho.',
  },
  'jp.ask.welfare-stopped': {
    says: 'No pueden quitarla sin buena causa, y antes deben oírle. Pida la decisión y el motivo por escrito. No firme una renuncia (辞退届). En tres meses desde que lo supo, pida gratis una revisión al gobernador (審査請求), con papel del médico o de la escuela. Va antes que el juez. Pida también que siga mientras tanto (執行停止). Houterasu ayuda.',
  },
}
