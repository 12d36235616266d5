/** Aparcamiento privado, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_ES: Words = {
  'be.parking.want': {
    says: 'El dueño de un lugar privado, o una empresa, dice que incumplió sus normas y quiere dinero.',
  },
  'be.parking.who': {
    says: 'Es una reclamación privada. No viene de la policía y no es una multa.',
  },
  'be.parking.not-yet': {
    says: 'Sin un juez no pueden tomar dinero ni cosas.',
  },
  'be.parking.reality': {
    says: 'Deben probar quién aparcó y que las normas eran claras en el lugar.',
  },
  'be.parking.right-terms': {
    says: 'Una cláusula con una suma demasiado alta, o ilegible, no obliga al consumidor.',
  },
  'be.parking.right-caps': {
    says: 'El primer aviso es gratis y da 14 días. Después la ley limita los gastos añadidos.',
  },
  'be.parking.step-check': {
    says: 'Compruebe el día, el lugar y el coche. Haga fotos de las señales y busque su tique.',
  },
  'be.parking.step-write': {
    says: 'Escriba antes de su fecha por qué no está de acuerdo y pida las fotos y las normas.',
  },
  'be.parking.option-no': {
    says: 'Escriba por qué no debe nada, con fotos o tique.',
    title: 'Negarse por escrito',
    cost: 'Un sello.',
    time: 'Antes de su fecha.',
    risk: 'Pueden ir a juicio.',
    bestFor: 'Tenía tique o las normas no eran claras.',
  },
  'be.parking.option-pay': {
    says: 'Ofrezca el precio del tiempo aparcado, para acabar.',
    title: 'Ofrecer una suma justa',
    cost: 'El precio de aparcar.',
    time: 'Antes de su fecha.',
    risk: 'Pueden negarse.',
    bestFor: 'Aparcó allí sin pagar.',
  },
}
