/** Questions of a surety for rent: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_SURETY_ES: Words = {
  'de.ask-home.rent-surety': {
    says: '¿El casero exigió el aval? Vale solo hasta tres rentas sin gastos, con la fianza incluida; lo demás es nulo. Puede deberse más si lo ofreció por su cuenta o para evitar un desahucio. Debe estar en papel, firmado a mano. Pida ese papel y la cuenta. Sin la palabra «selbstschuldnerisch» debe ir antes contra el inquilino. Lo que pague, reclámeselo. Pregunte antes a una asociación de inquilinos.',
  },
}
