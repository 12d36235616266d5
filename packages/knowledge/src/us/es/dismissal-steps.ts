/** The Spanish words of the rows in ../dismissal-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_STEPS_ES: Words = {
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
  'us.work.warning-sign': {
    says: 'Si firma una renuncia a reclamos (release), puede perder el derecho a demandar. El sueldo que ganó es suyo sin firmar.',
  },
}
