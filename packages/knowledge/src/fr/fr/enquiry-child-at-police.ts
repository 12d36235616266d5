/** Questions about a child under 18 who is called by the police: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_AT_POLICE_FR: Words = {
  'fr.ask-buy.child-at-police': {
    says: 'Allez-y avec votre enfant et prenez un avocat : un mineur doit en avoir un en garde à vue, et presque toujours en audition libre. C’est gratuit : demandez à l’ordre des avocats ou à la police. Vous devez presque toujours être prévenu tout de suite et pouvez demander à l’accompagner. L’enfant peut se taire. Avant 13 ans, pas de garde à vue, seulement une retenue de quelques heures pour un fait grave. Un premier petit fait finit souvent en avertissement.',
  },
}
