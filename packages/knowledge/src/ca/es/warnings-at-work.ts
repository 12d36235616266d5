/** The Spanish words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_ES: Words = {
  'ca.warned.not-yet': { says: 'Por ahora conserva su trabajo y su sueldo.' },
  'ca.warned.right-union': {
    says: 'Si tiene sindicato, puede acompañarle y presentar una queja. El plazo suele ser corto.',
  },
  'ca.warned.option-answer': {
    title: 'Responder por escrito',
    cost: 'Gratis.',
    time: 'Unos días.',
    risk: 'Bajo si mantiene la calma y los hechos.',
    bestFor: 'No está de acuerdo.',
    says: 'Dé su versión por escrito y pida que conste.',
  },
  'ca.suspended.reality': {
    says: 'Una suspensión mientras investigan no prueba nada. Su trabajo sigue.',
  },
  'ca.suspended.right-pay': {
    says: 'Sin un buen motivo, o sin sueldo, puede contar como despido. Entonces pueden deberle dinero.',
  },
  'ca.suspended.right-told': {
    says: 'Puede preguntar por qué, cuánto dura y de qué le acusan, y dar su versión.',
  },
  'ca.suspended.step-ask': {
    says: 'Pida por escrito el motivo, la norma, la duración y que siga el sueldo.',
  },
  'ca.suspended.step-keep': {
    says: 'No renuncie. Cumpla la carta, apunte lo que recuerda y llame a su sindicato o a un abogado.',
  },
  'ca.exit.reality': { says: 'Es una oferta. Mientras no firme, conserva sus derechos.' },
  'ca.exit.right-no': {
    says: 'Puede decir que no, o pedir más dinero, otra fecha o buenas referencias.',
  },
  'ca.exit.right-minimum': {
    says: 'La ley fija un mínimo de preaviso, vacaciones e indemnización. Se debe aunque no firme.',
  },
  'ca.exit.right-court': {
    says: 'Los jueces suelen dar mucho más, según edad, años y puesto. Que un abogado lo vea antes de firmar.',
  },
  'ca.exit.warn-ei': {
    says: 'Si el papel dice que renuncia, pueden negarle el EI. El dinero por irse puede retrasarlo.',
  },
  'ca.exit.step-wait': {
    says: 'No firme en el acto. Pida por escrito al menos una semana y que paguen el consejo.',
  },
  'ca.exit.option-negotiate': {
    title: 'Pedir mejores condiciones',
    cost: 'Gratis, o los honorarios de un abogado.',
    time: 'De una a tres semanas.',
    risk: 'Pueden retirar la oferta.',
    bestFor: 'Se iría, pero no por esto.',
    says: 'Escriba lo que quiere antes del último día: suma, beneficios, referencias.',
  },
  'ca.warned.right-proportion': {
    says: 'Un aviso no es aún motivo para despedirle sin paga. Para eso, la falta debe ser tan grave que el trabajo no pueda seguir.',
  },
}
