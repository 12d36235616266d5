/** The Spanish words of the rows in ../work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_ES: Words = {
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
  'us.work.deadline-charge': {
    says: 'Por discriminación, la denuncia (charge) debe llegar a la EEOC en un plazo de 180 días. Son 300 días donde una agencia del estado trata esos casos.',
    action: 'Presentar una denuncia (charge) ante la EEOC si cree que hubo discriminación',
    consequence:
      'Puede perder el derecho a demandar. En muchos estados tiene 300 días, pero no en todos.',
  },
  'us.work.deadline-cobra': {
    says: 'Tiene al menos 60 días para elegir COBRA, desde que termina el seguro o desde el aviso de COBRA, lo que ocurra más tarde.',
    action: 'Elegir COBRA u otro plan médico',
    consequence: 'Puede quedar sin seguro médico hasta el siguiente periodo de inscripción.',
  },
  'us.work.deadline-waiver': {
    says: 'Desde los 40 años debe tener al menos 21 días para pensar la renuncia a reclamos por edad (release). Tiene 7 días para retirarla.',
    action: 'Decidir sobre la renuncia a reclamos (release), si tiene 40 años o más',
    consequence: 'La oferta puede terminar. No firme antes de recibir consejo.',
  },
  'us.work.deadline-waiver-group': {
    says: 'En un despido de grupo, desde los 40 años tiene al menos 45 días y una lista de los puestos y edades de los elegidos.',
    action: 'Decidir sobre la renuncia a reclamos (release), si tiene 40 años o más',
    consequence: 'La oferta puede terminar. No firme antes de recibir consejo.',
  },
  'us.work.step-unemployment': {
    says: 'Pida el desempleo (unemployment) en su estado esta semana. Pedirlo tarde puede costarle dinero.',
  },
  'us.work.step-no-sign': {
    says: 'No firme en el momento una renuncia a reclamos (release) ni un papel de indemnización (severance). Lléveselo a casa y pida consejo.',
  },
  'us.work.step-pay': {
    says: 'Revise su último pago: horas, tiempo extra, propinas y las vacaciones que su estado o la empresa dicen que le deben.',
  },
  'us.work.step-proof': {
    says: 'Anote qué pasó y cuándo, y quién dijo qué. Guarde esta carta, talones de pago, evaluaciones y mensajes.',
  },
  'us.work.step-dispute': {
    says: 'Si cree que fue ilegal, contacte pronto a la EEOC, al Departamento de Trabajo o a un abogado laboral.',
  },
  'us.work.option-charge': {
    says: 'Preséntela en línea ante la EEOC o la agencia de su estado. La necesita antes de la mayoría de las demandas por discriminación.',
    title: 'Presentar una denuncia (charge) ante la EEOC',
    cost: 'Gratis',
    time: '180 o 300 días para presentarla',
    risk: 'Bajo. La ley prohíbe la venganza por ella.',
    bestFor: 'Cree que fue por ser quien es, o por denunciarlo.',
  },
  'us.work.option-wages': {
    says: 'Llame a la Wage and Hour Division o a la oficina laboral de su estado. También puede demandar por el doble del sueldo que falta.',
    title: 'Quejarse por sueldo sin pagar',
    cost: 'Gratis',
    time: 'Dos años, o tres si fue a propósito',
    risk: 'Bajo. La ley prohíbe la venganza por ella.',
    bestFor: 'Falta sueldo, tiempo extra o propinas.',
  },
  'us.work.option-severance': {
    says: 'Pida más dinero, seguro médico, una buena referencia o una razón más amable para la salida.',
    title: 'Pedir mejores condiciones',
    cost: 'Gratis, o lo que cueste un abogado',
    time: 'Antes de firmar',
    risk: 'Pueden negarse, o terminar la oferta.',
    bestFor: 'Le ofrecen una indemnización (severance), o puede tener un reclamo.',
  },
  'us.work.option-help': {
    says: 'Un abogado o la ayuda legal (legal aid) puede decirle si la razón fue ilegal y cuánto puede valer su reclamo.',
    title: 'Hablar con un abogado laboral',
    cost: 'A menudo la primera charla es gratis',
    time: 'En pocos días',
    risk: 'Ninguno.',
    bestFor: 'Tiene que firmar algo, o cree que fue ilegal.',
  },
  'us.work.insight-time': {
    says: 'El plazo para una denuncia por discriminación (charge) empieza cuando le dicen la decisión. Una apelación dentro de la empresa no lo detiene.',
    actionable: 'Cuente desde el día en que se lo dijeron, no desde su último día.',
  },
  'us.work.warning-sign': {
    says: 'Si firma una renuncia a reclamos (release), puede perder el derecho a demandar. El sueldo que ganó es suyo sin firmar.',
  },
  'us.work.myth-notice': {
    says: 'En la mayoría de los estados el empleador no tiene que dar aviso ni razón. Un contrato, un sindicato o un despido masivo puede cambiarlo.',
  },
  'us.work.myth-fired-unemployment': {
    says: 'El despido por sí solo no le quita los beneficios de desempleo (unemployment). Pídalos y deje que decida la oficina del estado.',
  },
}
