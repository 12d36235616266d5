/** The Spanish words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_ES: Words = {
  'au.estate.reality': {
    says: 'Las deudas de una persona que murió se pagan con lo que dejó. La familia no hereda deudas.',
  },
  'au.estate.right-own': {
    says: 'No tiene que pagar con su propio dinero, salvo que también firmara la deuda o fuera fiador.',
  },
  'au.estate.right-order': {
    says: 'Si no alcanza, la ley fija a quién se paga primero: el funeral y los gastos de la herencia (estate). El resto queda sin pagar.',
  },
  'au.estate.warn-share': {
    says: 'Si usted es el albacea (executor), pague las deudas antes de repartir nada. Si no, puede tener que pagar usted.',
  },
  'au.estate.step-proof': {
    says: 'Envíe una copia del certificado de defunción. Pida un extracto hasta el día de la muerte, y si un seguro cubre la deuda.',
  },
  'au.estate.step-hold': {
    says: 'Pídales que paren las cartas y los intereses mientras se arregla la herencia (estate). Si un banco se niega, la AFCA ayuda gratis.',
  },
  'au.estate.option-say': {
    says: 'Escriba quién se ocupa de la herencia (estate), o que nadie lo hace. No prometa nada.',
    title: 'Decir que paga la herencia, no usted',
    cost: 'Gratis.',
    time: 'Unas semanas.',
    risk: 'Bajo.',
    bestFor: 'Usted no firmó esta deuda.',
  },
}
