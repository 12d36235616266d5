/** The Spanish words of the rows in ../enquiry-repossession.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPOSSESSION_ES: Words = {
  'us.repo.right-damages': {
    says: 'Un prestamista solo puede llevarse el carro sin alterar la paz, y debe avisarle antes de venderlo. Si no, puede pedir daños.',
  },
  'us.repo.right-credit': {
    says: 'Dispute un dato equivocado con la agencia de crédito y el prestamista. Deben investigarlo, casi siempre en 30 días.',
  },
  'us.repo.right-calls': {
    says: 'Las llamadas automáticas a su celular necesitan su permiso. Cada llamada indebida puede valer $500.',
  },
  'us.repo.right-unfair': {
    says: 'Los bancos no pueden usar prácticas injustas, como un seguro que no necesitaba. Quéjese ante la CFPB y pregunte a un abogado de consumidores.',
  },
}
