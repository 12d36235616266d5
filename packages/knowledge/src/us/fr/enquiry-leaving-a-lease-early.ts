/** Questions of tenants who must leave before the lease ends: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_LEASE_EARLY_FR: Words = {
  'us.ask-home.break-lease': {
    says: "Dans la plupart des États, le bailleur doit essayer de relouer. Vous ne devez alors le loyer que jusqu'au nouveau locataire, plus des frais justes. Quelques États diffèrent, et le bail peut fixer des frais de départ. Donnez un avis écrit avec une date, proposez un remplaçant ou une somme, et gardez les annonces. Ordre militaire, danger au logement ou logement inhabitable peuvent libérer plus tôt.",
  },
}
