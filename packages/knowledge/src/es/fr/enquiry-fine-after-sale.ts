/** Questions about a fine for a car that was sold before: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_AFTER_SALE_FR: Words = {
  'es.ask.fine-after-sale': {
    says: 'Ne payez pas : payer clôt l’affaire. Contestez sous 20 jours calendaires auprès du service indiqué, avec le contrat de vente daté. Nommez l’acheteur avec DNI et adresse, et prouvez la déclaration à la DGT (notificación de venta). Ne pas nommer le conducteur coûte une autre amende. Pas déclarée ? Faites-le aujourd’hui avec le contrat et demandez le rapport du véhicule. Les amendes suivantes iront à l’acheteur.',
  },
}
