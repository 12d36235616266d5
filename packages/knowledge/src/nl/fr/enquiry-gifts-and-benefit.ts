/** Questions about money from family while on assistance: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GIFTS_AND_BENEFIT_FR: Words = {
  'nl.ask.benefit-gifts': {
    says: "Depuis 2026, les dons jusqu'à 1 200 € par année civile ne touchent pas votre aide sociale (bijstand). L'aide de la famille en dessous, en argent ou en courses, n'est donc pas un motif de remboursement ou d'amende. Au-delà, signalez le don : la commune doit examiner votre cas. Contestez par écrit en six semaines. C'est gratuit, et ce n'est pas une raison d'arrêter l'aide. Demandez de ne rien recouvrer entre-temps. Des conseillers aident gratuitement.",
  },
}
