/** The Spanish words of the rows in ../dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_ES: Words = {
  'us.work.want': {
    says: 'Su empleador termina su trabajo. También puede querer que firme papeles o devuelva cosas.',
  },
  'us.work.who': {
    says: 'Esto viene de su empleador. No es una decisión de una corte ni de la oficina de desempleo.',
  },
  'us.work.reality': {
    says: 'En la mayoría de los estados un trabajo puede terminar en cualquier momento, pero no por una razón ilegal. Le deben su pago y puede pedir desempleo.',
  },
  'us.work.rights-summary': {
    says: 'Deben pagarle todo el trabajo hecho. Puede pedir desempleo, mantener el seguro médico un tiempo y denunciar discriminación.',
  },
  'us.work.not-yet': {
    says: 'No pueden hacerle renunciar hoy a sus derechos con una firma, ni retener el pago ganado para que firme.',
  },
  'us.work.know-unemployment': {
    says: 'El despido no siempre le quita los beneficios de desempleo (unemployment). En la mayoría de los estados solo la mala conducta lo hace. Deje que decida la oficina.',
    learnMore: 'Busque la oficina de su estado en CareerOneStop.org o llame al 211.',
  },
  'us.work.right-pay': {
    says: 'Tiene derecho a su último pago. La ley federal dice a más tardar el siguiente día de pago. Algunos estados dicen de inmediato.',
  },
  'us.work.right-no-discrimination': {
    says: 'No puede perder su trabajo por raza, color, religión, sexo, embarazo, origen nacional, edad desde los 40 o discapacidad.',
  },
  'us.work.right-retaliation': {
    says: 'No pueden despedirle por pedir su sueldo, denunciar un peligro o discriminación, o actuar junto con sus compañeros.',
  },
  'us.work.right-family-leave': {
    says: 'Si cumple los requisitos, puede tomar 12 semanas por razones familiares o médicas y volver a su puesto. No pueden despedirle por ello.',
  },
  'us.work.right-marketplace': {
    says: 'Si pierde el seguro médico del trabajo, tiene 60 días para comprar un plan en HealthCare.gov o en el mercado de su estado.',
  },
  'us.work.right-waiver-age': {
    says: 'Si tiene 40 años o más, tiene 21 días para pensar una renuncia a reclamos (release), o 45 en un despido de grupo. Tiene 7 días para arrepentirse.',
  },
  'us.work.right-warn': {
    says: 'Un empleador con 100 o más trabajadores debe avisar por escrito 60 días antes en la mayoría de los despidos masivos y cierres de planta.',
  },
  'us.work.right-warn-pay': {
    says: 'Si ese aviso fue demasiado corto, puede reclamar sueldo y beneficios por cada día que faltó, hasta 60 días.',
  },
  'us.work.right-service': {
    says: 'No puede perder su trabajo por el servicio militar, y en la mayoría de los casos puede volver a él.',
  },
  'us.work.right-warn-dismissed': {
    says: 'Un empleador con 100 o más trabajadores debe avisar por escrito 60 días antes en la mayoría de los despidos masivos y cierres de planta.',
  },
}
