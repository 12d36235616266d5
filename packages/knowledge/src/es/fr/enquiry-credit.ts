/** The French words of the rows in ../enquiry-credit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_FR: Words = {
  'es.ask.revolving': {
    says: 'Si le taux est bien au-dessus de l’habituel, un juge peut le dire usuraire. Pour les cartes, le Tribunal Supremo regarde environ six points au-dessus de la moyenne. Alors vous ne rendez que ce que vous avez reçu.',
    dependsOn: 'le taux (TAE) et la date du contrat',
  },
  'es.ask.guarantor': {
    says: 'Vous ne répondez que de ce que vous avez signé, avec les défenses du débiteur. Sans le mot solidario, ils doivent d’abord viser le débiteur. Ce que vous payez, vous pouvez le lui réclamer.',
    dependsOn: 'ce que dit le papier que vous avez signé',
  },
}
