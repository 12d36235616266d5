/** Questions about a landlord who ends a nine-year lease in Flanders: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_END_FLANDERS_ES: Words = {
  'be.ask.landlord-notice-flanders': {
    says: 'En un contrato de nueve años el casero debe avisar por escrito seis meses antes, con el motivo. Para vivir él mismo puede hacerlo en cualquier momento. Para un hijo u otro familiar solo puede acabar tras los tres primeros años, y la carta debe nombrarlo. Un aviso más corto o un simple correo no acaba nada: no tiene que irse. Deben entrar en un año y quedarse dos, o puede reclamar 18 meses de alquiler. Solo un juez puede echarle.',
    dependsOn: 'el tipo de contrato y quién va a vivir allí',
  },
}
