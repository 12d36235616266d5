/** The Spanish words of the rows in ../court-enforcement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_ENFORCEMENT_ES: Words = {
  'us.taking.want': {
    says: 'Quieren quitarle parte de su sueldo, dinero del banco o bienes para pagar un fallo de la corte (judgment).',
  },
  'us.taking.who': {
    says: 'Un sheriff, marshal, constable o secretario de la corte cumple las órdenes judiciales. Un cobrador de deudas no tiene ese poder.',
  },
  'us.taking.reality': {
    says: 'La ley protege parte de su sueldo y muchos beneficios. A menudo usted tiene que reclamar esa protección en pocos días.',
  },
  'us.taking.rights-summary': {
    says: 'Puede reclamar exenciones (exemptions) y pedir una audiencia (hearing). Su jefe no puede despedirle por un solo embargo (garnishment).',
  },
  'us.taking.right-cap': {
    says: 'Por una deuda normal pueden quitarle como máximo 25% de su sueldo después de los descuentos obligatorios. De un sueldo bajo quitan menos o nada.',
  },
  'us.taking.right-floor': {
    says: 'El sueldo semanal hasta 30 veces el salario mínimo federal está a salvo: $217.50 por semana. Muchos estados protegen más.',
  },
  'us.taking.right-benefits': {
    says: 'Su banco debe dejarle dos meses de Seguro Social, SSI, VA y otros beneficios federales pagados por depósito directo.',
  },
  'us.taking.right-social-security': {
    says: 'El Seguro Social (Social Security) y el SSI no se pueden quitar por deudas privadas.',
  },
  'us.taking.right-job': {
    says: 'Su empleador no puede despedirle porque le embargan el sueldo (garnishment) por una sola deuda.',
  },
  'us.taking.not-yet': {
    says: 'No pueden quitarle todo su sueldo, ni quitarle el Seguro Social por una deuda privada.',
  },
  'us.taking.step-claim': {
    says: 'Busque en los papeles un formulario de reclamo de exención (claim of exemption). Preséntelo de inmediato: el plazo suele ser de 10 a 20 días.',
  },
  'us.taking.step-bank': {
    says: 'Diga a su banco y a la corte qué dinero es de beneficios, y muestre pruebas. No lo mezcle con otro dinero.',
  },
  'us.taking.step-aid': {
    says: 'Llame a la ayuda legal gratuita (legal aid). Pregunte qué protege su estado, como sueldo, carro, herramientas y dinero para la renta.',
  },
  'us.taking.option-exempt': {
    says: 'Presente un reclamo de exención (claim of exemption) y pida una audiencia. Lleve talones de pago, estados de cuenta del banco y cartas de beneficios.',
    title: 'Reclamar exenciones',
    cost: 'Gratis o una tarifa pequeña',
    time: 'A menudo 10 a 20 días para presentarlo',
    risk: 'Ninguno. El juez puede decir que no.',
    bestFor: 'El dinero es de beneficios o de un sueldo bajo, o usted mantiene una familia.',
  },
  'us.taking.option-plan': {
    says: 'Ofrezca al acreedor un plan a cambio de terminar el embargo (garnishment). Consígalo por escrito.',
    title: 'Ofrecer un plan',
    cost: 'Lo que acepte pagar',
    time: 'De días a semanas',
    risk: 'No tienen que aceptar.',
    bestFor: 'El fallo es correcto y puede pagar un poco cada mes.',
  },
  'us.taking.option-bankruptcy': {
    says: 'Presentar una bancarrota (bankruptcy) detiene casi todos los embargos (garnishments) el mismo día.',
    title: 'Preguntar por la bancarrota',
    cost: 'Una tarifa de la corte y a menudo un abogado',
    time: 'El embargo se detiene de inmediato',
    risk: 'Queda en su informe de crédito hasta diez años.',
    bestFor: 'Tiene muchas deudas que no puede pagar.',
  },
  'us.taking.student-loans': {
    says: 'En enero de 2026 se puso en pausa quitar sueldo y reembolsos por préstamos estudiantiles federales en mora (default). Vea cómo está ahora en StudentAid.gov.',
    was: 'Desde mayo de 2025, los préstamos estudiantiles federales en mora (default) llevaban a embargo de sueldo y pérdida de reembolsos de impuestos.',
    is: 'El Departamento de Educación puso ambos en pausa el 16 de enero de 2026, sin fecha de fin. Compruebe si la pausa sigue.',
  },
  'us.taking.federal-agency': {
    says: 'Una agencia federal puede quitarle hasta 15% de su sueldo sin ir a la corte. Debe avisarle 30 días antes y darle una audiencia si la pide.',
    actionable: 'Pida una audiencia por escrito antes de la fecha del aviso.',
  },
}
