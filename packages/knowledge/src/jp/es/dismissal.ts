/** The Spanish words of Japan: dismissal. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_ES: Words = {
  'jp.job.want': {
    says: 'Su empresa quiere terminar su trabajo.',
  },
  'jp.job.who': {
    says: 'Es su empresa. Un juzgado puede decir que el despido es nulo.',
  },
  'jp.job.real': {
    says: 'Un despido sin un motivo sólido es nulo. No tiene que aceptar.',
  },
  'jp.job.not-yet': {
    says: 'No pueden despedirle durante una baja por accidente de trabajo o por parto, ni 30 días después.',
  },
  'jp.job.rights': {
    says: 'Puede pedir los motivos, 30 días de preaviso o pago, y su sueldo pendiente.',
  },
  'jp.job.right-wages': {
    says: 'Puede reclamar sueldo sin pagar durante tres años desde cada día de pago.',
  },
  'jp.job.step-sign': {
    says: 'No firme una renuncia (退職届). Diga que no está de acuerdo y quiere trabajar.',
  },
  'jp.job.step-reason': {
    says: 'Pida por escrito un certificado de los motivos (解雇理由証明書).',
  },
  'jp.job.step-help': {
    says: 'Pregunte a la oficina gratis de trabajo (総合労働相談コーナー) o a un sindicato.',
  },
  'jp.job.step-hello': {
    says: 'Vaya a Hello Work con su papel de salida (離職票) para la ayuda por desempleo.',
  },
  'jp.job.step-tribunal': {
    says: 'Puede ir al tribunal laboral (労働審判). Casi siempre son tres vistas.',
  },
  'jp.job.right-thirty': {
    says: 'Tiene derecho a 30 días de preaviso, o al pago de los días que faltan.',
  },
  'jp.job.right-reason': {
    says: 'Tiene derecho a los motivos por escrito, sin retraso.',
  },
  'jp.job.right-void': {
    says: 'Un despido sin un motivo sólido no tiene efecto.',
  },
  'jp.job.right-term': {
    says: 'Un contrato temporal no puede terminar antes sin motivo grave. Tras muchas renovaciones hasta su final puede ser nulo. Tras más de cinco años puede pedir un contrato sin fecha de fin.',
  },
  'jp.job.option-tribunal': {
    title: 'Luchar contra él',
    says: 'Primero una carta, después el tribunal laboral o el juzgado.',
    cost: 'Tasas; Houterasu puede prestar.',
    time: 'Unos tres meses.',
    risk: 'Puede conseguir dinero, no el puesto.',
    bestFor: 'El motivo es débil.',
  },
  'jp.job.option-deal': {
    title: 'Pedir un final justo',
    says: 'La mediación de la oficina de trabajo (あっせん) es gratis.',
    cost: 'Nada.',
    time: 'Uno o dos meses.',
    risk: 'La empresa puede negarse.',
    bestFor: 'Quiere un final rápido.',
  },
  'jp.job.option-help': {
    title: 'Preguntar a la oficina de trabajo',
    says: 'Gratis, también sin cita.',
    cost: 'Nada.',
    time: 'Hoy.',
    risk: 'Ninguno.',
    bestFor: 'Cualquier persona despedida.',
  },
}
