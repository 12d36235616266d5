/** Questions of people whom collectors call about the debt of a relative: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_FOR_RELATIVES_FR: Words = {
  'us.fact.collector-for-relative': {
    says: 'Vous ne devez pas la dette d’un enfant adulte, d’un parent ou d’un frère, sauf si vous avez signé. Un recouvreur ne peut demander aux autres que l’adresse, en général une fois, sans parler de la dette. Écrivez : cette personne n’habite pas ici, cessez de me contacter. Ne payez rien, ne donnez pas de carte. Sinon, notez les appels ; plainte au CFPB et à l’attorney general.',
  },
  'us.fact.collector-told-others': {
    says: 'Un agent de recouvrement n’a pas le droit de le leur dire. Il ne parle de la dette qu’avec vous, votre époux ou votre avocat. Aux autres il peut demander où vous êtes, en général une fois, sans parler de dette. Notez jour, numéro, mots. Écrivez-lui de ne plus contacter ni vous ni eux. Plainte au CFPB. Vous pouvez agir en justice sous un an : le dommage et jusqu’à $1,000 de plus.',
  },
}
