/** Questions of a guarantor for rent: asked to pay, or free since the tenant left: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUARANTOR_ASKED_TO_PAY_FR: Words = {
  'fr.ask-home.guarantor-asked-to-pay': {
    says: "Sans titre exécutoire, personne ne peut saisir votre paie ou retraite, quel que soit le délai fixé. Demandez l'acte, le bail et le décompte : l'acte est nul si le loyer, sa révision et votre engagement n'y figurent pas. Le commandement de payer du locataire ne vous a pas été signifié sous quinze jours ? Vous devez le loyer, mais ni pénalités ni intérêts de retard. Un juge peut donner deux ans. Sans durée, résiliez pour l'avenir. Voyez l'ADIL.",
  },
  'fr.ask-home.guarantor-child-left': {
    says: "Votre enfant louait avec quelqu'un qui n'est ni époux ni partenaire de PACS ? Son congé vous libère quand un nouveau colocataire figure au bail, au plus tard six mois après la fin du préavis. Sans congé, vous restez tenu : qu'il l'envoie aujourd'hui. Le commandement de payer ne vous a pas été signifié sous quinze jours ? Aucune pénalité n'est due. Sans titre exécutoire, personne ne peut saisir paie ou retraite. Voyez l'ADIL.",
  },
}
