/** Questions about children of parents apart, and protection from a partner: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CUSTODY_AND_SUPPORT_ES: Words = {
  'us.ask-life.custody': {
    says: 'Acuda a la corte de familia; mientras tanto vale la orden vigente. Casi siempre decide el estado donde el niño vivió seis meses. Muchas cortes dan formularios y ayuda gratis.',
    dependsOn: 'lo que dice la orden y lo mejor para el niño',
  },
  'us.ask-life.support-change': {
    says: 'Pida enseguida a la corte o a la agencia que lo cambie. La deuda vieja casi nunca baja, así que cada mes cuenta. Pague lo que pueda.',
  },
  'us.ask-life.support-unpaid': {
    says: 'Abra un caso en la agencia de manutención (child support agency) de su estado. Puede tomar dinero del sueldo, del reembolso de impuestos y del banco, y parar una licencia. Cada pago perdido cuenta como una sentencia. Cuesta 25 $ como mucho, a menudo nada.',
  },
  'us.trouble.move-kids': {
    says: 'Con una orden de custodia casi siempre debe avisar por escrito y tener el sí del otro padre o de la corte antes de mudarse. Pídalo antes: mudarse sin ello puede costarle la custodia.',
    dependsOn: 'su orden, su estado y la distancia',
  },
  'us.ask-life.visits-and-support': {
    says: 'No. La manutención y las visitas son dos cosas. Debe cumplir el orden de visitas aunque no llegue el dinero. Retener al niño puede ser desacato y costarle tiempo con él. La agencia de manutención de su estado cobra lo que se debe. Si la visita pone al niño en peligro, o aún no hay orden, vaya ya al tribunal de familia.',
  },
}
