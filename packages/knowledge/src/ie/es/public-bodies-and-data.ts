/** Spanish: copies of data, injury claims, instalment orders, broadband, assessments of need, bullying at work, and couples who did not marry. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODIES_AND_DATA_ES: Words = {
  'ie.data-copy.right': {
    says: 'Puede tener gratis una copia de sus datos en un mes. En un caso difícil tienen dos meses más. Pueden comprobar quién es, sin pedir demasiado.',
  },
  'ie.data-copy.wants': { says: 'Contestan a su petición de una copia de sus datos.' },
  'ie.data-copy.step': {
    says: 'Conteste: ¿en qué regla se basan? Pida todo lo que no sea de otros. Quéjese después gratis a la Data Protection Commission.',
  },
  'ie.board.wants': {
    says: 'Alguien dice que usted tiene la culpa de una lesión. El Board pregunta si puede valorar la reclamación.',
  },
  'ie.board.right-choice': {
    says: 'Tiene 90 días para aceptar la valoración o no. Aceptar no es admitir culpa. Callar vale como sí.',
  },
  'ie.board.step': {
    says: 'Envíe hoy la carta a su seguro y no admita nada. Escriba lo que pasó, con nombres y fotos.',
  },
  'ie.instalment.right-change': {
    says: 'Si no puede cumplir, pida al District Court que cambie la orden de pago (instalment order). La cárcel es solo para quien puede pagar y se niega, tras una vista con ayuda legal.',
  },
  'ie.broadband.right-leave': {
    says: 'Un contrato puede atarle 24 meses como mucho. Puede irse sin coste si el servicio queda muy por debajo de lo prometido, o si cambian las condiciones.',
  },
  'ie.broadband.right-service': {
    says: 'El servicio debe ser cuidado y como se acordó. Si no, pida que lo arreglen, o dinero.',
  },
  'ie.need.wants': {
    says: 'La carta trata de la evaluación de lo que usted o su hijo necesita por una discapacidad.',
  },
  'ie.need.right-time': {
    says: 'La evaluación debe empezar en tres meses desde la petición y acabar en tres más. Si no, puede quejarse.',
  },
  'ie.need.step': {
    says: 'Envíe ahora una queja al responsable de la HSE (complaints officer). Después puede recurrir, y el Circuit Court puede hacer cumplir lo decidido.',
  },
  'ie.bully.right': {
    says: 'Su empleador debe protegerle del acoso y estudiar una queja. No pueden castigarle por ello. Quéjese por escrito antes de irse.',
  },
  'ie.couple.right-share': {
    says: 'Tras cinco años juntos, o dos con un hijo, puede pedir al tribunal una parte o una ayuda. Tras una muerte, en seis meses desde el acta de herencia.',
  },
  'ie.couple.answer': {
    says: 'Sin testamento, una pareja no casada no hereda nada por sí sola. Tras cinco años juntos, o dos con un hijo, puede pedir una parte al tribunal. Hágalo en seis meses desde el acta de herencia.',
  },
  'ie.work.right-short-service': {
    says: 'Con menos de un año en el puesto puede llevar un conflicto a la Workplace Relations Commission. Su opinión no obliga al empleador. Un despido por embarazo, discriminación o denuncia es ilegal desde el primer día.',
  },
}
