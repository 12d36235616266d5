/** Questions about a home refused over a report on someone else or a false record: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_SCREENING_FR: Words = {
  'us.fact.screening-wrong-person': {
    says: 'Demandez votre rapport à la société nommée sur le papier : gratuit dans les 60 jours du refus. Contestez par écrit ce qui n’est pas à vous, avec pièce d’identité et anciennes adresses. Elle doit vérifier, en général en 30 jours, et effacer ce qu’elle ne confirme pas. Faites envoyer le rapport corrigé aux bailleurs. Plainte : CFPB. Une confusion de personnes permet un procès.',
  },
}
