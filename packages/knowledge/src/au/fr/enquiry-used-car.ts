/** The French words of the rows in ../enquiry-used-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_FR: Words = {
  'au.ask.private-car': {
    says: 'Un vendeur privé ne garantit pas la qualité, mais ne doit pas mentir. Si une parole fausse vous a fait acheter, vous pouvez réclamer la perte. Gardez l’annonce et les messages, faites faire un rapport, écrivez avec une date, et utilisez les small claims. Vérifiez les dettes sur ppsr.gov.au.',
    dependsOn: 'ce que le vendeur a dit de la voiture',
  },
  'au.ask.used-car': {
    says: 'La voiture d’un marchand doit être de qualité acceptable pour son âge et son prix. Demandez la réparation, ou le remboursement si le défaut est grave. Certains États ajoutent une garantie. Un vendeur privé ne peut pas mentir.',
  },
}
