/** Ce que fait le vrai, et pas le faux : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_LAW_FR: Words = {
  'gb.scam.real-bailiff': {
    says: "Un vrai bailiff envoie d'abord un avis, attend sept jours entiers et a un certificat vérifiable. Aucun vrai ne vient aujourd'hui après un appel.",
  },
  'gb.scam.false-court-papers': {
    says: 'Envoyer de faux papiers de tribunal est un délit. Vérifiez toute affaire auprès du tribunal, avec un numéro trouvé par vous sur GOV.UK.',
  },
  'gb.scam.false-lawyer': {
    says: 'Seul un juriste inscrit peut agir comme solicitor. Cherchez le nom auprès de la Solicitors Regulation Authority. Se faire passer pour tel est un délit.',
  },
  'gb.scam.band-free': {
    says: "Vous pouvez faire vérifier votre tranche (council tax band) gratuitement par la Valuation Office Agency. Personne n'a besoin d'argent ni de vos données bancaires.",
  },
  'gb.scam.who-inherits': {
    says: "Si quelqu'un meurt sans testament, la loi dit quelle famille hérite. Un inconnu du même nom ne reçoit rien, et il n'y a rien à payer.",
  },
  'gb.scam.bill-for-business': {
    says: "Il est interdit d'envoyer à une entreprise une offre qui ressemble à une facture officielle. Vous ne devez rien. Signalez-la à Trading Standards.",
  },
  'gb.scam.tv-licence': {
    says: 'Il faut une TV licence seulement pour la télé en direct ou BBC iPlayer. Vérifiez la vôtre sur le site officiel que vous ouvrez vous-même.',
  },
  'gb.scam.vehicle-tax': {
    says: 'La taxe sur les véhicules (vehicle tax) existe, mais la DVLA ne demande pas de carte par SMS ni par e-mail. Vérifiez la vôtre sur une page GOV.UK que vous ouvrez vous-même.',
  },
}
