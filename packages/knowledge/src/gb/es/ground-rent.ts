/** Ground rent of a long lease, and the notice that must come before it (England and Wales): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const GROUND_RENT_ES: Words = {
  'gb.ground-rent.right-notice': {
    says: 'La renta del suelo (ground rent) no se debe hasta que recibe un aviso en la forma que fija la ley. Su fecha debe ser de 30 a 60 días después.',
  },
  'gb.ground-rent.right-form': {
    says: 'El aviso debe usar el modelo oficial, con sus notas. Si falta algo, pida uno completo.',
  },
  'gb.ground-rent.right-address': {
    says: 'La renta no se debe hasta que el dueño le da una dirección en Inglaterra o Gales a la que escribirle.',
  },
  'gb.ground-rent.right-small-sums': {
    says: 'No pueden acabar con el contrato por £350 o menos, salvo que una parte lleve más de tres años sin pagar.',
  },
  'gb.ground-rent.right-fees': {
    says: 'Un cargo por pagar tarde debe ser justo y venir con un resumen de sus derechos. Un tribunal puede decidirlo.',
  },
  'gb.ground-rent.not-out': {
    says: 'Nadie puede echarle de su casa por la renta del suelo sin un juez.',
  },
  'gb.ground-rent.new-leases': {
    says: 'La mayoría de los contratos desde el 30 de junio de 2022 no pueden pedir renta del suelo real. Mire la fecha del suyo.',
  },
  'gb.ground-rent.want': {
    says: 'El dueño del edificio o del suelo pide la renta del suelo de su contrato largo.',
  },
  'gb.ground-rent.reality': {
    says: 'Si el aviso es correcto, la renta se debe. Las sumas pequeñas rara vez ponen en peligro la casa, pero los cargos pueden crecer.',
  },
  'gb.ground-rent.option-pay': {
    says: 'Si el aviso y la suma son correctos, pague y guarde la prueba.',
    title: 'Pagar en la fecha',
    cost: 'La renta del suelo.',
    time: 'En la fecha del aviso.',
    risk: 'Ninguno, si la suma es correcta.',
    bestFor: 'El aviso encaja con su contrato.',
  },
  'gb.ground-rent.option-ask': {
    says: 'Escriba qué falta o está mal, y pida un aviso nuevo.',
    title: 'Pedir un aviso correcto',
    cost: 'Un sello.',
    time: 'Antes de la fecha.',
    risk: 'Si se equivoca, pueden llegar cargos.',
    bestFor: 'La forma, la suma o la dirección está mal.',
  },
  'gb.ground-rent.step-check': {
    says: 'Busque en su contrato la suma y los días de la renta del suelo. Compárelo con el aviso.',
  },
  'gb.ground-rent.step-answer': {
    says: 'Si el aviso es correcto, pague en su fecha para que no añadan cargos. Si no, escriba lo que falta.',
  },
  'gb.ground-rent.right-form-wales': {
    says: 'El aviso debe usar el modelo oficial, con sus notas. Si falta algo, pida uno completo.',
  },
}
