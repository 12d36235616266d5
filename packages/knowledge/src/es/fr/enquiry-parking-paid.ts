/** Questions about a parking fine where the ticket was paid: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_PAID_FR: Words = {
  'es.ask.parking-paid': {
    says: 'Contestez par écrit en 20 jours calendaires, à la mairie ou en ligne, avec le paiement de l’appli ou le ticket. Vérifiez plaque, zone et heure. Ne payez pas à moitié prix : cela clôt l’affaire. En cas de refus, le juge dans les deux mois, ou d’abord un recours en un mois. Certaines villes annulent un petit dépassement à l’horodateur pour quelques euros.',
  },
}
