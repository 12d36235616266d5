/** Questions about a landlord who does not confirm that a person moved in: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REGISTRATION_PAPER_FR: Words = {
  'de.ask-home.registration-paper': {
    says: 'Demandez l’attestation (Wohnungsgeberbestätigung) par écrit avec une date : qui vous loge doit la donner en deux semaines après l’entrée. Aussi en sous-location ; le locataire principal signe. Si elle ne vient pas, allez quand même à temps à la mairie avec le bail et dites-le. L’office peut l’exiger et infliger jusqu’à 1 000 €. Vous devez vous inscrire en deux semaines. Personne ne peut l’interdire.',
  },
}
