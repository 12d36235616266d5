/** Questions about the notice of a tenant whose story says where the home is or why it ends: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_NOTICE_FR: Words = {
  'fr.ask-home.notice-tight-area': {
    says: 'En zone tendue, un mois suffit, mais la lettre doit le dire. Sinon, ce sont trois mois. Envoyez dès aujourd’hui une nouvelle lettre recommandée qui invoque la zone tendue. Le mois court du jour où elle arrive. Vous ne devez plus de loyer dès qu’un nouveau locataire entre avec l’accord du bailleur.',
  },
  'fr.ask-home.notice-short-reason': {
    says: 'Oui. Un mois suffit après une perte d’emploi, une mutation, un premier emploi ou un nouvel emploi après une perte. De même avec le RSA ou l’AAH, pour la santé ou des violences. Donnez le motif dans la lettre recommandée et joignez la preuve. Sinon, trois mois pour un logement vide.',
  },
  'fr.ask-home.notice-furnished': {
    says: 'Pour un meublé, votre préavis est d’un mois, à tout moment et sans motif. Envoyez-le en recommandé, par remise contre récépissé ou par commissaire de justice. Le mois court du jour de la réception. Le loyer est dû jusqu’à la fin, sauf si un nouveau locataire entre avant avec l’accord du bailleur.',
  },
  'fr.ask-home.landlord-notice-by-message': {
    says: 'Non. Un congé ne vaut que par lettre recommandée, par commissaire de justice ou remis en main propre contre récépissé. Il doit arriver six mois avant la fin du bail (meublé : trois) et donner le motif. Un message ou un appel n’a aucun effet. Restez, continuez à payer et répondez par écrit. Seul un juge peut vous faire partir.',
  },
}
