/** Questions about redundancy and the notice that is due: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REDUNDANCY_AND_NOTICE_FR: Words = {
  'ie.ask.laid-off': {
    says: 'Après deux ans, vous recevez deux semaines de salaire par année et une de plus, jusqu’à 600 € par semaine. Vous avez aussi un préavis.',
    dependsOn: 'vos années de travail et si le poste a vraiment disparu',
  },
  'ie.ask.notice': {
    says: 'Après 13 semaines, c’est une semaine, après deux ans deux, après cinq quatre, après dix six, après quinze huit. Votre contrat peut donner plus.',
    dependsOn: 'vos années de travail et votre contrat',
  },
}
