/** Questions of a parent who gets no child maintenance from the other parent: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_ES: Words = {
  'gb.ask-maintenance.unpaid': {
    says: 'Avise ahora al Child Maintenance Service de cada pago que falta. Pídale que cobre por usted (Collect and Pay). Puede tomar dinero del sueldo o de la cuenta sin juez, o conseguir una orden judicial. ¿Aún no hay caso? Solicítelo: es gratis.',
  },
  'gb.ask-maintenance.unpaid-ni': {
    says: 'Avise ahora al Child Maintenance Service de cada pago que falta. Pídale que cobre por usted. Puede tomar dinero del sueldo sin juez, o conseguir una orden judicial.',
  },
  'gb.ask-maintenance.how-much': {
    says: 'Según la regla del Child Maintenance Service, el otro padre paga una parte del sueldo semanal antes de impuestos: 12 % por un hijo, 16 % por dos y 19 % por tres o más, hasta £800 a la semana, y menos por encima. Las noches con él y otros hijos allí lo bajan. Con ayudas, o con £100 a la semana o menos, suele ser £7. Pueden acordar otra suma. Use la calculadora de GOV.UK.',
  },
  'gb.ask-maintenance.unpaid-and-contact': {
    says: 'No. El dinero y las visitas van por separado. No puede negar las visitas porque no llegue la manutención, y una orden del juez sigue valiendo. No cumplirla puede castigarse y perjudicarle ante el juez. El Child Maintenance Service puede cobrarla (Collect and Pay). Si el niño corre peligro, pare y acuda ya al tribunal de familia.',
  },
}
