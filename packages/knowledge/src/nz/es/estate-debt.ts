/** The Spanish words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_ES: Words = {
  'nz.estate.reality': {
    says: 'Las deudas de una persona que murió se pagan con lo que dejó. La familia no hereda deudas.',
  },
  'nz.estate.right-own': {
    says: 'No tiene que pagar con su propio dinero, salvo que también firmara por la deuda o fuera avalista.',
  },
  'nz.estate.right-order': {
    says: 'Si no hay bastante, la ley dice a quién se paga primero: el funeral y los gastos de la herencia (estate). El resto queda sin pagar.',
  },
  'nz.estate.warn-share': {
    says: 'Si usted es el albacea (executor), pague las deudas antes de repartir nada. Si no, puede tener que pagar usted mismo.',
  },
  'nz.estate.step-proof': {
    says: 'Envíe una copia del certificado de defunción. Pida un extracto hasta el día de la muerte, y si un seguro cubre la deuda.',
  },
  'nz.estate.option-say': {
    says: 'Escriba quién se ocupa de la herencia, o que nadie lo hace. No prometa nada.',
    title: 'Decir que paga la herencia, no usted',
    cost: 'Gratis.',
    time: 'Unas semanas.',
    risk: 'Bajo.',
    bestFor: 'Usted no firmó por esta deuda.',
  },
}
