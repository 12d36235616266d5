/** The Spanish words of the rows in ../overdebt-commission.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OVERDEBT_COMMISSION_ES: Words = {
  'fr.commission.want': {
    says: 'La comisión de sobreendeudamiento le dice qué decidió sobre su expediente.',
  },
  'fr.commission.deadline-refused': {
    says: 'Si su expediente fue rechazado (irrecevable), tiene 15 días desde la carta para impugnar.',
    action: 'Impugnar en la secretaría de la comisión',
    consequence: 'El rechazo será firme. Podrá presentar otro si algo cambia.',
  },
  'fr.commission.deadline-imposed': {
    says: 'Tiene 30 días desde la carta para impugnar las medidas ante el juez.',
    action: 'Impugnar las medidas si no puede cumplirlas',
    consequence: 'Las medidas obligan a usted y a los acreedores.',
  },
  'fr.commission.right-stop': {
    says: 'Desde que se acepta el expediente, los embargos paran hasta dos años y no debe pagar las deudas viejas. Pague alquiler, comida y facturas nuevas.',
  },
  'fr.commission.right-budget': {
    says: 'Deben dejarle lo necesario para vivir. Dígalo si faltan alquiler o salud en la cuenta.',
  },
  'fr.commission.step': {
    says: 'Compruebe cada deuda y su presupuesto. Escriba qué está mal, con pruebas, por carta certificada a la comisión.',
  },
  'fr.commission.option': {
    says: 'Impugne a tiempo. Un juez revisa todo.',
    title: 'Impugnar ante el juez',
    cost: 'Gratis.',
    time: '15 o 30 días: vea la carta.',
    risk: 'El juez puede cambiar otros puntos.',
    bestFor: 'Las sumas o el presupuesto están mal.',
  },
}
