/** Questions about things that the police keep: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_PROPERTY_FR: Words = {
  'gb.ask-police.phone-back': {
    says: 'Ils ne peuvent le garder que tant qu’il sert de preuve, mais la loi ne fixe pas de jours. Écrivez à l’officier chargé, avec le numéro, pourquoi il le faut encore, ou demandez copie des données. Sans réponse, plainte à la police. Affaire finie, la magistrates’ court peut ordonner la restitution. Si vous êtes suspect, demandez d’abord à votre avocat.',
  },
}
