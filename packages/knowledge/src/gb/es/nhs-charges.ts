/** Spanish: the words of the rows in ../nhs-charges.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NHS_CHARGES_ES: Words = {
  'gb.nhs.right-fine': {
    says: 'No debe la multa si tuvo cuidado y no hizo nada malo. Es cinco veces el precio, £100 como mucho, además del precio. Escriba por qué.',
  },
  'gb.nhs.right-visitor': {
    says: 'Quien vive aquí de forma legal y estable no paga. Las urgencias son gratis para todos. Pregunte cómo decidieron, y pida un plan de pago.',
  },
  'gb.nhs.right-complain': {
    says: 'Puede quejarse en 12 meses, y deben contestarle por escrito. Después, el Health Service Ombudsman es gratis.',
  },
  'gb.nhs.right-claim': {
    says: 'Si una mala atención le dañó, debe ir al tribunal en tres años desde que lo supo. Para un niño, los tres años empiezan a los 18.',
  },
  'gb.nhs.answer': {
    says: 'Quéjese por escrito en 12 meses y pida su historial. Después, el Health Service Ombudsman es gratis. Para dinero, vea a un abogado: tiene tres años para ir al tribunal.',
  },
}
