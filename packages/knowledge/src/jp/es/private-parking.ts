/** Aparcamiento privado, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_ES: Words = {
  'jp.parking.want': {
    says: 'El dueño de un lugar privado quiere dinero porque su coche estaba allí (無断駐車).',
  },
  'jp.parking.who': {
    says: 'Es una reclamación privada y no una multa de la policía, diga lo que diga el cartel.',
  },
  'jp.parking.not-yet': {
    says: 'Sin un tribunal no pueden tomar su sueldo ni su cuenta.',
  },
  'jp.parking.reality': {
    says: 'Una suma alta en un cartel no le obliga por sí sola. En un aparcamiento de pago, las normas pueden ser un contrato.',
  },
  'jp.parking.right-sum': {
    says: 'Solo pueden pedir el daño real, casi siempre el precio de aparcar ese tiempo. Pida el cálculo.',
  },
  'jp.parking.right-unfair': {
    says: 'En un aparcamiento, una penalización mayor que la pérdida media es nula para el consumidor.',
  },
  'jp.parking.right-no-lock': {
    says: 'El dueño no puede bloquear, llevarse ni dañar su coche por su cuenta. Haga fotos y llame a la policía.',
  },
  'jp.parking.step-check': {
    says: 'Compruebe día, hora y cartel. Haga fotos y guarde recibos. ¿Era cliente o invitado?',
  },
  'jp.parking.option-talk': {
    says: 'Pida disculpas y ofrezca el precio de aparcar, para acabar por escrito.',
    title: 'Ofrecer una suma justa',
    cost: 'El precio de aparcar.',
    time: 'Antes de su fecha.',
    risk: 'Pueden pedir más.',
    bestFor: 'Aparcó sin permiso.',
  },
  'jp.parking.option-dispute': {
    says: 'Escriba por qué la suma es alta o no la debe, y llame al 188.',
    title: 'Discutir por escrito',
    cost: 'Un sello.',
    time: 'Antes de su fecha.',
    risk: 'Pueden demandar.',
    bestFor: 'El cartel no era claro o era cliente.',
  },
}
