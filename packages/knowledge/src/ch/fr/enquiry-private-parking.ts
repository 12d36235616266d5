/** The French words of the rows in ../enquiry-private-parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_PARKING_WORDS: Words = {
  'ch.ask.private-parking': {
    says: 'Un privé ne peut pas donner d’amende. Il peut demander ses vrais frais et doit les montrer. Une vraie amende ne vient que de l’autorité, où un panneau montre l’interdiction d’un juge, sur plainte dans les trois mois. Si vous aviez tort, une somme juste y met souvent fin.',
    dependsOn: 'le panneau sur place et les frais réels',
  },
}
