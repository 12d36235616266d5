/** The Spanish words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_ES: Words = {
  'ca.estate.right-own': {
    says: 'La deuda se paga con lo que dejó. No paga de su dinero, salvo que firmara también.',
  },
  'ca.estate.warn-share': {
    says: 'Si es el albacea, pague deudas e impuestos antes de repartir. Si no, puede tener que pagar usted.',
  },
  'ca.estate.right-quebec': {
    says: 'En Québec los herederos suelen pagar solo hasta lo que reciben. Puede renunciar ante notario, por lo general en seis meses.',
  },
  'ca.estate.step-proof': {
    says: 'Envíe copia del certificado de defunción. Pida el saldo de ese día y si hay un seguro.',
  },
  'ca.estate.option-say': {
    title: 'Decir que paga la herencia, no usted',
    cost: 'Gratis.',
    time: 'Unas semanas.',
    risk: 'Bajo.',
    bestFor: 'Usted no firmó esta deuda.',
    says: 'Escriba quién lleva la herencia, o que nadie. No prometa nada.',
  },
}
