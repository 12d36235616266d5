/** Aparcar en suelo privado: las filas de los Países Bajos en español. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_ES: Words = {
  'nl.parking.want': {
    says: 'El dueño de un lugar privado, o una empresa, dice que incumplió sus normas y quiere una penalización.',
  },
  'nl.parking.who': {
    says: 'Es una reclamación privada. No viene de la policía ni del CJIB, y no es una multa del Estado.',
  },
  'nl.parking.not-yet': {
    says: 'Sin un juez no pueden quitarle dinero ni bienes.',
  },
  'nl.parking.right-terms': {
    says: 'Solo debe si aceptó las condiciones. Tenían que leerse bien al entrar.',
  },
  'nl.parking.right-driver': {
    says: 'Un contrato ata al conductor y no al titular del coche. Ellos deben probar quién aparcó.',
  },
  'nl.parking.right-lower': {
    says: 'Un juez puede bajar una penalización muy alta y quitar una cláusula injusta para consumidores.',
  },
  'nl.parking.right-costs': {
    says: 'Antes de añadir gastos de cobro deben mandarle una carta con catorce días para pagar.',
  },
  'nl.parking.step-check': {
    says: 'Compruebe el día, el lugar y el coche. Haga fotos de las señales y busque su tique o recibo.',
  },
  'nl.parking.step-write': {
    says: 'Escriba antes de su fecha por qué no está de acuerdo. Pida las fotos y las condiciones.',
  },
  'nl.parking.option-no': {
    says: 'Escriba por qué no debe nada, con fotos o recibo.',
    title: 'Decir que no por escrito',
    cost: 'Un sello.',
    time: 'Antes de su fecha.',
    risk: 'Pueden ir al juez.',
    bestFor: 'Pagó, no conducía o no vio señales.',
  },
  'nl.parking.option-pay': {
    says: 'Ofrezca el precio del tiempo que estuvo allí, para cerrar el asunto.',
    title: 'Pagar, u ofrecer el precio',
    cost: 'La suma que acuerden.',
    time: 'Antes de su fecha.',
    risk: 'Pueden querer toda la penalización.',
    bestFor: 'Estuvo allí sin tique.',
  },
}
