/** A notice of intended prosecution: who drove, the 14 days, and what proves the speed. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SPEEDING_ES: Words = {
  'gb.speed.want': {
    says: 'La policía quiere saber quién conducía. También avisa de que el conductor puede ir al tribunal.',
  },
  'gb.speed.step': {
    says: 'Rellene el formulario y envíelo en 28 días, con prueba. Diga quién conducía o todo lo que sepa.',
  },
  'gb.speed.warning': {
    says: 'No responder es un delito en sí: seis puntos y hasta £1,000 de multa. Suele ser peor que el exceso de velocidad.',
  },
  'gb.speed.right-fourteen': {
    says: 'El primer aviso debe llegar al titular (registered keeper) en 14 días en la mayoría de casos. Si llegó después, pida consejo y devuelva igual el formulario.',
  },
  'gb.speed.option-help': {
    title: 'Preguntar qué sigue',
    says: 'Tras el formulario, la policía puede ofrecer un curso, una multa fija o el tribunal. Consulte a un abogado si peligra el carné.',
    cost: 'Un curso o una multa, si se ofrece.',
    time: 'El formulario lleva minutos.',
    risk: 'Los puntos duran años.',
    bestFor: 'Usted conducía, o no sabe quién.',
  },
  'gb.speed.right-proof': {
    says: 'No pueden condenarle por velocidad solo por la opinión de un testigo. La prueba suele ser una cámara o un medidor. Puede pedir verla.',
  },
}
