/** Questions of tenants about a notice after a complaint, a bond never lodged, a damp home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMES_AND_NOTICES_FR: Words = {
  'nz.fact.retaliatory-notice': {
    says: 'Depuis le 30 janvier 2025, un préavis de 90 jours n’a pas besoin de motif. Mais s’il vient de ce que vous vous êtes plaint ou avez usé d’un droit, ce sont des représailles (retaliatory) : le Tenancy Tribunal peut l’annuler. Demandez-le dans les 28 jours ouvrés après l’avoir reçu. Les dates et leurs messages sont de bonnes preuves. Demandez en même temps les réparations et de l’argent. Continuez à payer le loyer et ne partez pas pour l’instant. Si vous gagnez, vous pouvez demander que votre nom soit omis.',
  },
  'nz.fact.bond-not-lodged': {
    says: 'Un bailleur doit déposer la garantie (bond) chez Tenancy Services dans les 23 jours ouvrés. Ne pas le faire est illégal. Demandez tout par écrit avec une date. Puis allez au Tenancy Tribunal. Il peut l’obliger à payer la garantie, et plus comme sanction (exemplary damages). Joignez la preuve du paiement, comme un relevé bancaire, et le contrat. Tous les locataires nommés peuvent se joindre. Conseil gratuit : 0800 836 262.',
  },
  'nz.fact.healthy-homes': {
    says: 'Depuis le 1er juillet 2025, tout logement loué doit respecter les healthy homes standards. Le salon doit avoir un chauffage fixe qui peut le porter à 18 degrés. Il faut une isolation en haut et en bas, là où c’est possible, et des extracteurs dans la cuisine et la salle de bain. Demandez par écrit comment votre logement les respecte : ils ont 21 jours pour répondre. Donnez un avis de 14 jours pour réparer. Puis le Tenancy Tribunal peut ordonner les travaux et accorder de l’argent. Continuez à payer le loyer.',
  },
}
