/** Terms of work: a new employer, written terms, hours, remote work, bullying and speaking up: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_ES: Words = {
  'ie.work.right-transfer': {
    says: 'Si su trabajo pasa a otro empleador, su puesto y contrato pasan también. Deben avisarle a tiempo, si pueden 30 días antes.',
  },
  'ie.work.right-terms': {
    says: 'Su empleador debe darle las condiciones principales por escrito en cinco días, y el resto en un mes. Puede quejarse a la Workplace Relations Commission.',
  },
  'ie.work.right-hours': {
    says: 'Tiene derecho a cuatro semanas de vacaciones pagadas al año, a descansos, y a 48 horas por semana como mucho de media.',
  },
  'ie.work.right-telling': {
    says: 'No pueden castigarle ni despedirle por denunciar faltas. No hace falta antigüedad. El Circuit Court puede actuar en 21 días.',
  },
  'ie.work.right-remote': {
    says: 'Puede pedir trabajo a distancia desde el primer día. El empleador debe contestar por escrito en cuatro semanas con razones, pero puede decir no.',
  },
  'ie.bully.right': {
    says: 'Su empleador debe protegerle del acoso y estudiar una queja. No pueden castigarle por ello. Quéjese por escrito antes de irse.',
  },
  'ie.work.right-short-service': {
    says: 'Con menos de un año en el puesto puede llevar un conflicto a la Workplace Relations Commission. Su opinión no obliga al empleador. Un despido por embarazo, discriminación o denuncia es ilegal desde el primer día.',
  },
}
