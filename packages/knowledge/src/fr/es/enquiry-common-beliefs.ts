/** Questions that rest on a common belief about work, tax, debts, insurance and the police: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMON_BELIEFS_ES: Words = {
  'fr.ask-work.no-written-contract': {
    says: 'Tiene todos los derechos también sin papel: salario, vacaciones y una razón real para un despido. Un empleo indefinido a jornada completa no exige papel. Uno temporal o a tiempo parcial sí: sin él, el juez casi siempre lo cuenta como indefinido y completo. Guarde mensajes, nóminas, fotos y nombres. Tiene tres años para el salario y doce meses contra un despido.',
  },
  'fr.ask-debt.tax-years-back': {
    says: 'En el impuesto sobre la renta se puede volver casi siempre tres años atrás. El plazo acaba el 31 de diciembre del tercer año tras el del ingreso. Diez años son para trabajo oculto o cuentas en el extranjero no declaradas. Enviado el aviso, hay cuatro años para cobrarlo; un requerimiento los reinicia. ¿Es demasiado viejo? Dígalo por escrito.',
  },
  'fr.ask-debt.overdebt-erased': {
    says: 'No por sí sola. Casi siempre recibe un plan de hasta siete años, con cuotas menores. Solo se borran si su situación no tiene salida y no posee nada de valor (rétablissement personnel). Alimentos, multas penales, daños a víctimas y fraude social quedan siempre. La solicitud es gratis.',
  },
  'fr.ask-buy.insurer-ends-contract': {
    says: 'En el seguro de coche: solo si el conductor iba bebido o drogado, o perdió el permiso un mes o más por ese accidente. En los demás: solo si el contrato lo permite tras un siniestro. Acaba un mes después de la carta con motivo, y le devuelven la prima no usada. En la fecha anual puede irse con dos meses de aviso. ¿Nadie le acepta? El BCT debe obligar a uno para el coche.',
  },
  'fr.ask-buy.phone-searched': {
    says: 'En un simple control de identidad la policía no puede mirarlo sin su sí. En una investigación o detenido, un oficial puede incautarlo y hacerlo leer. Cuidado con el código: negarse puede ser delito, si el móvil pudo servir para uno y le avisaron. Puede callar sobre los hechos. Pida un abogado antes de responder sobre el código.',
  },
}
