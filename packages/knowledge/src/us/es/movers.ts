/** The Spanish words of the rows in ../movers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MOVERS_ES: Words = {
  'us.mover.want': {
    says: 'La empresa de mudanzas pide más dinero, o contesta a un reclamo por cosas perdidas o rotas.',
  },
  'us.mover.right-goods': {
    says: 'En una mudanza entre estados recibe sus cosas al pagar el precio fijo, o el 110% de un precio que no era fijo.',
  },
  'us.mover.right-claim': {
    says: 'Tiene nueve meses para reclamar por escrito lo perdido o roto. La empresa debe ofrecer que decida una persona neutral (arbitration).',
  },
  'us.mover.step': {
    says: 'Escriba a la empresa con el presupuesto y el conocimiento de embarque (bill of lading). Quéjese a la FMCSA, y a su estado si la mudanza es dentro de él.',
  },
}
