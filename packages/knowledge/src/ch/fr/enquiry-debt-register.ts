/** The French words of the rows in ../enquiry-debt-register.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_REGISTER_WORDS: Words = {
  'ch.ask.hide': {
    says: 'Après votre opposition, vous pouvez demander trois mois plus tard à l’office de ne plus montrer la poursuite, si le créancier n’a rien fait. Depuis 2026, cela vaut aussi si un juge l’a définitivement débouté. Vous avez jusqu’à cinq ans après la fin de la poursuite. Le créancier peut aussi la retirer.',
    dependsOn: 'ce que le créancier a fait',
  },
  'ch.ask.register-time': {
    says: 'Des tiers voient l’inscription cinq ans après la fin de la poursuite. Une poursuite payée reste aussi, sauf retrait par le créancier : demandez-le en payant. Après opposition, vous pouvez demander après trois mois que l’office la cache, si le créancier n’a rien fait. Cela coûte 40 francs.',
  },
}
