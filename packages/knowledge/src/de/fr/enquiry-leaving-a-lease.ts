/** Questions about new tenants offered and about a tenant who moved out and left the other: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_LEASE_FR: Words = {
  'de.ask-home.three-new-tenants': {
    says: 'Aucune règle ne vous libère avec trois nouveaux locataires. Le préavis de trois mois vaut. Le bailleur ne doit accepter un remplaçant que si le bail le dit, ou si votre raison est très forte et qu’il convient, comme une maladie ou un emploi lointain. Demandez par écrit une fin d’un commun accord ou de sous-louer. S’il reloue plus tôt, vous ne devez plus rien dès ce jour.',
  },
  'de.ask-home.co-tenant': {
    says: 'Oui. Qui a signé ensemble doit tout le loyer, même après son départ, et le bailleur peut vous le demander en entier. À l’autre, vous pouvez réclamer une part, le plus souvent la moitié. Le bail se résilie seulement ensemble. Demandez par écrit sa signature : après une séparation, un tribunal peut l’ordonner. Ou demandez au bailleur un bail à votre seul nom.',
  },
}
