/** Questions of people told that they are self-employed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELF_EMPLOYED_FR: Words = {
  'ie.ask.self-employed': {
    says: 'Le nom ne décide pas. Si l’on vous paie, que vous travaillez vous-même et que l’on décide comment et quand, vous êtes très probablement salarié. Alors : salaire minimum, congés, maladie, PRSI. Demandez à la Scope Section du service social une décision gratuite. Réclamez le dû à la WRC sous six mois. Gardez plannings et messages.',
  },
}
