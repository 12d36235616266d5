/** Questions of tenants whose landlord lost the home to foreclosure: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FORECLOSED_LANDLORD_FR: Words = {
  'us.fact.tenant-foreclosed': {
    says: 'Vous n’avez pas à partir en quelques jours. Après une saisie (foreclosure), la loi fédérale donne au vrai locataire 90 jours, par écrit. Un bail antérieur court en général jusqu’au bout ; si l’acheteur emménage, les 90 jours valent. Ne signez rien encore. Envoyez bail et paiements, exigez la preuve de propriété. Gardez le loyer prêt. Répondez au tribunal. Dépôt : voyez legal aid.',
  },
}
