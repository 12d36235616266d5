/** The Spanish words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_ES: Words = {
  'ie.estate.reality': {
    says: 'Las deudas de quien muere se pagan con lo que dejó. La familia no hereda deudas.',
  },
  'ie.estate.right-own': {
    says: 'No tiene que pagar de su dinero, salvo que firmara también o fuera avalista.',
  },
  'ie.estate.right-order': {
    says: 'Si no alcanza, la ley fija el orden: primero el funeral y los gastos. Lo que quede sin pagar se pierde.',
  },
  'ie.estate.right-two-years': {
    says: 'Un acreedor tiene como mucho dos años desde la muerte para demandar a la herencia.',
  },
  'ie.estate.warn-share': {
    says: 'Si es el albacea (executor), pague las deudas antes de repartir. Si no, puede tener que pagar usted.',
  },
  'ie.estate.step-proof': {
    says: 'Envíe copia del certificado de defunción. Pida el saldo al día de la muerte y si hay un seguro.',
  },
  'ie.estate.option-say': {
    title: 'Decir que paga la herencia, no usted',
    cost: 'Gratis.',
    time: 'Unas semanas.',
    risk: 'Bajo.',
    bestFor: 'Usted no firmó esta deuda.',
    says: 'Escriba quién lleva la herencia, o que nadie. No prometa nada.',
  },
}
