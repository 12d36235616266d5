/** What someone left: wills, claims on them and those who settle them. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const WILLS_ES: Words = {
  'gb.will.wants': {
    says: 'La carta trata de una herencia. Quizá quiere que usted renuncie a reclamar. No tiene que firmar nada ahora.',
  },
  'gb.will.right-claim': {
    says: 'Cónyuge, pareja, hijo o persona a cargo puede pedir al tribunal una parte justa. El plazo es de seis meses desde el acta de herencia (grant of probate).',
  },
  'gb.will.right-valid': {
    says: 'Un testamento solo vale si se firmó ante dos testigos, con la mente clara y sin presión. Puede pedir al abogado el expediente de cómo se hizo.',
  },
  'gb.will.right-account': {
    says: 'Quien arregla la herencia debe reunirla, pagar las deudas y repartirla. Se le puede pedir una lista y cuentas.',
  },
  'gb.will.step': {
    says: 'Vea a un abogado de herencias antes de que acaben los seis meses, y no firme nada antes. Si aún no hay acta, pregunte por un bloqueo (caveat).',
  },
  'gb.will.answer': {
    says: 'Cónyuge, pareja, hijo o persona a cargo puede pedir una parte justa en seis meses desde el acta de herencia. Un testamento mal firmado, o hecho bajo presión, tampoco vale.',
  },
}
