/** The Spanish words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_ES: Words = {
  'nz.warned.not-yet': { says: 'Por ahora conserva su trabajo y su sueldo.' },
  'nz.warned.option-answer': {
    says: 'Dé su versión por escrito y pida que vaya a su expediente. Si sigue siendo injusto, pida mediación (mediation) gratis.',
    title: 'Responder por escrito',
    cost: 'Gratis.',
    time: 'Unos días.',
    risk: 'Bajo si mantiene la calma y se queda en los hechos.',
    bestFor: 'No está de acuerdo con lo que se dice.',
  },
  'nz.suspended.reality': {
    says: 'Una suspensión (suspension) mientras investigan algo no es un castigo. Todavía no hay nada probado.',
  },
  'nz.suspended.right-pay': {
    says: 'Su sueldo casi siempre sigue. Mire en su contrato si les deja suspenderle (suspend), y cómo.',
  },
  'nz.suspended.right-first': {
    says: 'Casi siempre deberían preguntarle qué piensa antes de suspenderle (suspend), y hacerlo lo más corto que puedan.',
  },
  'nz.suspended.right-grievance': {
    says: 'Una suspensión (suspension) injusta puede ser motivo de una queja personal (personal grievance). Preséntela a su empleador en un plazo de 90 días.',
  },
  'nz.suspended.step-ask': {
    says: 'Pida por escrito la razón, los hechos, la cláusula de su contrato, cuánto dura y que su sueldo siga.',
  },
  'nz.suspended.step-keep': {
    says: 'Cumpla lo que dice la carta. Escriba ahora lo que recuerda. Llame a su sindicato o a Community Law.',
  },
  'nz.suspended.option-mediation': {
    says: 'Pida a Employment New Zealand un mediador (mediator) que no está de ningún lado. Puede llevar a una persona que le ayude.',
    title: 'Pedir mediación gratis',
    cost: 'Gratis.',
    time: 'Unas semanas.',
    risk: 'Bajo.',
    bestFor: 'Cree que la suspensión es injusta, o no le pagan.',
  },
  'nz.exit.reality': {
    says: 'Es una oferta. Hasta que firme, conserva su trabajo y todos sus derechos.',
  },
  'nz.exit.right-no': {
    says: 'Puede decir que no, o pedir más dinero, un día más tarde o una buena carta de referencia.',
  },
  'nz.exit.right-minimum': {
    says: 'Le deben su sueldo y el pago de vacaciones en todo caso. No es un regalo por firmar.',
  },
  'nz.exit.right-mediator': {
    says: 'Antes de firmar un acuerdo, un mediador (mediator) debe preguntarle si sabe que es definitivo.',
  },
  'nz.exit.warn-final': {
    says: 'Cuando un mediador (mediator) lo ha firmado, casi nunca puede volver atrás. Busque consejo primero.',
  },
  'nz.exit.warn-ninety': {
    says: 'Las conversaciones no paran el reloj. Casi siempre tiene 90 días para presentar una queja (grievance).',
  },
  'nz.exit.step-wait': {
    says: 'No firme en el momento. Pida por escrito tiempo para buscar consejo, y que la empresa lo pague.',
  },
  'nz.exit.step-msd': {
    says: 'Pregunte a Work and Income si irse por decisión propia significa esperar una ayuda.',
  },
  'nz.exit.option-negotiate': {
    says: 'Escriba lo que quiere: una suma, un día, una carta de referencia, el coste del consejo. Hágalo antes del último día.',
    title: 'Pedir mejores condiciones',
    cost: 'Gratis, o lo que cobra un abogado.',
    time: 'De una a tres semanas.',
    risk: 'Pueden retirar la oferta.',
    bestFor: 'Usted se iría, pero no por esto.',
  },
}
