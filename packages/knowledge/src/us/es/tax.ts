/** The Spanish words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_ES: Words = {
  'us.tax.want': {
    says: 'El IRS dice que usted debe impuestos, o que su declaración debe cambiar. Quiere un pago o una respuesta.',
  },
  'us.tax.who': {
    says: 'El IRS es la oficina federal de impuestos. Escribe por correo antes de hacer cualquier otra cosa.',
  },
  'us.tax.reality': {
    says: 'El número del aviso, como CP14 o CP504, dice en qué etapa está. Puede ver su cuenta en IRS.gov.',
  },
  'us.tax.rights-summary': {
    says: 'Puede no estar de acuerdo, apelar, pagar en cuotas y tener a alguien que hable por usted.',
  },
  'us.tax.not-yet': {
    says: 'En la mayoría de los casos el IRS no puede quitarle sueldo ni dinero del banco antes de un aviso final. Después tiene 30 días para pedir una audiencia.',
  },
  'us.tax.know-ten-years': {
    says: 'El IRS tiene, en la mayoría de los casos, diez años para cobrar un impuesto desde que lo fijó (assessed).',
    learnMore:
      'Algunos pasos, como una apelación o una bancarrota (bankruptcy), alargan ese tiempo.',
  },
  'us.tax.right-disagree': {
    says: 'Tiene derecho a no estar de acuerdo, a ser oído y a apelar ante una oficina independiente.',
  },
  'us.tax.right-plan': {
    says: 'Puede pedir pagar en cuotas mensuales. Con muchas deudas puede hacerlo en línea en minutos.',
  },
  'us.tax.right-compromise': {
    says: 'Si no puede pagar, puede pedir al IRS que espere, u ofrecer un acuerdo por menos.',
  },
  'us.tax.right-advocate': {
    says: 'Si esto le causa dificultades graves, el Taxpayer Advocate Service ayuda gratis.',
  },
  'us.tax.right-exempt': {
    says: 'Hasta un embargo por impuestos (levy) debe dejarle parte de su sueldo y algunas cosas básicas.',
  },
  'us.tax.insight-penalty': {
    says: 'Si sus últimos tres años estuvieron en orden, el IRS a menudo quita una primera multa cuando usted lo pide.',
    actionable: 'Llame o escriba y pida el alivio de la primera multa (first-time penalty relief).',
  },
  'us.tax.warning-scam': {
    says: 'El IRS no acepta tarjetas de regalo, criptomonedas ni transferencias, y no amenaza con arrestos. Si duda, vea su cuenta en IRS.gov.',
  },
}
