/** Questions about a fine when another person drove: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_NOT_THE_DRIVER_FR: Words = {
  'de.ask-buy.fine-not-driver': {
    says: 'Seul le conducteur doit une amende de conduite ; le détenteur non. Faites opposition (Einspruch) par écrit dans les deux semaines de la date sur l’enveloppe jaune, sans motif, et dites seulement que vous ne conduisiez pas. L’office doit prouver qui conduisait. Vous n’avez pas à vous accuser ni vos proches. Sur le formulaire d’audition, donnez seulement vos données. Si personne n’est trouvé, un carnet de conducteur peut être imposé. Ne nommez jamais une fausse personne.',
  },
}
