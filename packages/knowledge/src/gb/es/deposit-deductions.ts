/** The Spanish words of the rows in ../deposit-deductions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_DEDUCTIONS_ES: Words = {
  'gb.deposit.want': {
    says: 'Quieren quedarse parte de su fianza (deposit). Necesitan su sí, o una decisión del organismo o de un juzgado.',
  },
  'gb.deposit.rights': {
    says: 'Puede decir no a cada cantidad. El organismo (deposit scheme) decide gratis, y el dinero discutido queda a salvo.',
  },
  'gb.deposit.step-answer': {
    says: 'Conteste a tiempo. Diga sí o no a cada cantidad, con un motivo.',
  },
  'gb.deposit.step-proof': {
    says: 'Pida el inventario de entrada, fotos y facturas. Reúna sus fotos, mensajes y recibos.',
  },
  'gb.deposit.step-agreed': {
    says: 'Pida que le paguen ya la parte que nadie discute.',
  },
  'gb.deposit.option-scheme': {
    says: 'Rechace las cantidades que no acepta y pida al organismo que decida con los papeles.',
    title: 'Usar el organismo gratuito de la fianza',
    cost: 'Nada.',
    time: 'Unas semanas.',
    risk: 'Los dos deben aceptar, y la decisión es final.',
    bestFor: 'Las cantidades son altas o no tienen prueba.',
  },
  'gb.deposit.option-deal': {
    says: 'Ofrezca lo justo por un daño real y pida el resto.',
    title: 'Acordar una cantidad menor',
    cost: 'La cantidad que acuerde.',
    time: 'Unos días.',
    risk: 'Un acuerdo no se puede deshacer.',
    bestFor: 'Una parte es verdad.',
  },
}
