/** Questions about wages that an employer paid by mistake: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERPAID_WAGES_ES: Words = {
  'gb.ask-work.overpaid-wages': {
    says: 'La empresa puede recuperar lo pagado por error, incluso de la próxima nómina y sin su permiso. Pero pida antes el cálculo de cada suma y un plan en partes pequeñas. Diga si un gran descuento le deja sin renta o comida y ofrezca una cuota mensual. Acas aconseja acordar un plan justo: 0300 123 1100.',
  },
  'gb.ask-work.bonus': {
    says: 'Una prima o comisión cuenta como salario. Si el contrato, una carta o un correo prometía una suma y usted cumplió, la deben. Lea qué dice de quienes se van. Si queda a su criterio, casi siempre deciden ellos: pida la razón por escrito. Envíe los papeles y una fecha. Luego llame a Acas, 0300 123 1100, antes de que acabe el plazo.',
    dependsOn: 'lo que dice el contrato o la promesa',
  },
  'gb.ask-work.pay-for-damage': {
    says: 'Solo pueden quitarlo del sueldo si su contrato, o un papel firmado antes, lo permite. Un sí dado después no cuenta. No firme nada ahora. Sin esa cláusula tendrían que ir al juez y probar un descuido. Pida por escrito la cláusula y el coste real. Si lo quitan igual: Acas, 0300 123 1100.',
    dependsOn: 'lo que firmó antes',
  },
}
