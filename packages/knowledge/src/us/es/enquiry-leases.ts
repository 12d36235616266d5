/** The Spanish words of the rows in ../enquiry-leases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASES_ES: Words = {
  'us.ask-home.deposit': {
    says: 'Dé su nueva dirección y pídalo por escrito. Cada estado fija un plazo, lo más común de 14 a 45 días, y no pueden cobrar el desgaste normal. Después use la corte de reclamos menores (small claims court).',
  },
  'us.ask-home.military-lease': {
    says: 'Con órdenes militares puede terminar un contrato de renta (lease). Dé aviso escrito y una copia de las órdenes. Termina 30 días después del siguiente vencimiento de la renta, y no le pueden pedir un cargo por irse antes. Las órdenes que ponen fin al servicio suelen tratarse igual: la ayuda legal de la base es gratis.',
  },
  'us.ask-home.enter': {
    says: 'En la mayoría de los estados el propietario (landlord) debe avisar, a menudo 24 horas antes, y tener una buena razón. En una emergencia puede entrar de inmediato.',
    dependsOn: 'su estado y si es una emergencia',
  },
  'us.ask-home.home-sold': {
    says: 'Un contrato casi siempre sigue con el nuevo dueño, y su depósito también. Sin contrato de plazo fijo, deben dar el aviso que fija su estado. Pregunte por escrito quién recibe ahora la renta.',
    dependsOn: 'su contrato y su estado',
  },
  'us.ask-home.roommate-left': {
    says: 'Si ambos firmaron el mismo contrato, el dueño casi siempre puede pedir toda la renta a cualquiera. Pague para conservar su casa y luego reclame la parte del otro en la small claims court.',
    dependsOn: 'si ambos firmaron el mismo contrato',
  },
}
