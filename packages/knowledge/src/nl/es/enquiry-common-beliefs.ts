/** Questions that rest on a common belief about work, prison for debts and the police, with those on the police: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_CRIMINAL_ES } from './enquiry-criminal.ts'

export const ENQUIRY_COMMON_BELIEFS_ES: Words = {
  ...ENQUIRY_CRIMINAL_ES,
  'nl.ask.no-written-contract': {
    says: 'Tiene todos los derechos también sin papel: salario, salario mínimo, vacaciones, baja y protección contra el despido. Un trabajo pagado bajo un jefe es un contrato en derecho. Tres meses de trabajo cada semana cuentan así sin más prueba. Un periodo de prueba sin papel es nulo. La empresa debe darle las condiciones principales por escrito. Guarde mensajes, extractos y nombres. Pregunte al Juridisch Loket.',
  },
  'nl.ask.spoken-lease': {
    says: 'Un alquiler de palabra vale. Tiene los derechos de todo inquilino: protección, reparaciones y control de la renta por la Huurcommissie. Desde el 1 de julio de 2023 el casero debe poner por escrito un contrato nuevo. Si no, avise al municipio (meldpunt goed verhuurderschap). Guarde pagos y mensajes.',
  },
  'nl.ask.prison-debt': {
    says: 'No por una deuda normal como un préstamo, el alquiler o una factura. Con sentencia, un agente puede embargar bienes o una parte del sueldo, nada más. Para multas del CJIB es distinto: avise enseguida si no puede pagar, y pida plazos. Por alimentos, un juez puede encerrar a quien puede pagar y no quiere. ¿Demasiadas deudas? Su municipio debe ayudar gratis.',
  },
  'nl.ask.phone-searched': {
    says: 'No sin más. Si hay sospecha puede llevarse el móvil. Pero para mirar fotos, mensajes o lugares necesita casi siempre antes un juez (rechter-commissaris), salvo gran urgencia. Puede decir que sí, pero no está obligado. No tiene que dar el código; pueden apoyar su dedo. No diga nada del asunto y pida antes un abogado.',
  },
}
