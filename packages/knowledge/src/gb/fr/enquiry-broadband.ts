/** Questions about slow or broken broadband: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BROADBAND_FR: Words = {
  'gb.ask-consumer.broadband': {
    says: 'Faites d’abord une réclamation à la société et notez la date. Après six semaines, ou une réponse finale, un service gratuit de litiges peut décider. Si le service est bien pire que promis, demandez à partir sans frais.',
  },
  'gb.ask-consumer.phone-price-rise': {
    says: 'Pour un contrat conclu depuis le 17 janvier 2025, chaque hausse devait être annoncée avant la signature, en livres et pence. Alors vous ne pouvez en général pas partir sans frais. Si le contrat ne prévoit pas cette hausse, ils doivent prévenir un mois avant et vous pouvez partir sans frais.',
  },
}
