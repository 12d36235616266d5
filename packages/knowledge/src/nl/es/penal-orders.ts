/** Strafbeschikking, juez tras el recurso y velocidad, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const PENAL_ORDERS_ES: Words = {
  'nl.order.want': {
    says: 'El fiscal (officier van justitie) ha puesto una pena sin juez (strafbeschikking). Usted puede rechazarla.',
  },
  'nl.order.deadline': {
    says: 'Tiene 14 días para oponerse (verzet) desde que lo sabe. Para una multa pequeña por correo pueden ser seis semanas. Por seguridad, cuente 14 días desde la carta.',
    action: 'Oponerse a la strafbeschikking (verzet)',
    consequence: 'La pena queda firme y puede constar en su registro.',
  },
  'nl.order.right-judge': {
    says: 'Si se opone a tiempo, un juez mira el caso de nuevo. No pague antes: si paga, puede perder este derecho.',
  },
  'nl.order.warn-record': {
    says: 'Esto es derecho penal y puede constar en su registro. Pida el expediente y un abogado antes de pagar.',
  },
  'nl.order.who': {
    says: 'La da la fiscalía (Openbaar Ministerie) y el CJIB cobra el dinero.',
  },
  'nl.order.not-yet': {
    says: 'Mientras corre el plazo, o si se opone a tiempo, la pena no se ejecuta.',
  },
  'nl.order.step-object': {
    says: 'Si no está de acuerdo, mande una carta (verzetschrift) con copia a la dirección indicada, o vaya a la ventanilla de la fiscalía. No pague.',
  },
  'nl.order.option-object': {
    says: 'Diga que se opone y por qué.',
    title: 'Oponerse (verzet)',
    cost: 'Gratis.',
    time: '14 días.',
    risk: 'El juez puede poner una pena mayor.',
    bestFor: 'No lo hizo o es demasiado.',
  },
  'nl.fine.right-judge': {
    says: 'Si el fiscal dice que no, puede ir al juez en seis semanas. En una multa mayor debe pagar antes como garantía, o mostrar que no puede.',
  },
  'nl.fine.right-speed': {
    says: 'El límite debe venir de la vía o de señales claras. A la velocidad medida se le resta algo a su favor. Pida las dos cifras.',
  },
}
