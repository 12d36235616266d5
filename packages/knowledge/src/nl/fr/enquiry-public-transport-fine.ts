/** Questions about a fine for no valid ticket: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_TRANSPORT_FINE_FR: Words = {
  'nl.ask.no-valid-ticket': {
    says: 'Ce papier vient d’abord du transporteur. Écrivez au service client avant le dernier jour indiqué, avec la preuve que la carte ne marchait pas ou d’un abonnement. Souvent la somme tombe ou baisse. Sans paiement ni lettre, cela va au CJIB comme ordonnance pénale. Vous pouvez alors vous opposer en 14 jours.',
  },
}
