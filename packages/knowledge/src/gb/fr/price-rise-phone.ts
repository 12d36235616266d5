/** A notice of a higher price for a phone or broadband contract: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_PHONE_FR: Words = {
  'gb.price-rise.right-phone-pounds': {
    says: 'Pour un contrat depuis le 17 janvier 2025, chaque hausse devait être annoncée avant la signature, en livres et pence. Une hausse liée à l’inflation est interdite.',
  },
  'gb.price-rise.right-phone-leave': {
    says: 'Si le contrat ne prévoit pas cette hausse, ils doivent prévenir un mois avant. Vous pouvez alors partir sans frais.',
  },
  'gb.price-rise.right-phone-after': {
    says: 'Votre durée minimale est finie ? Vous pouvez partir sans frais, avec un préavis d’un mois au plus.',
  },
  'gb.price-rise.know-social': {
    says: 'Avec Universal Credit ou d’autres aides, un tarif social (social tariff) est possible. Demandez d’abord à votre opérateur.',
  },
  'gb.price-rise.option-phone-complain': {
    says: 'Réclamez d’abord. Après six semaines ou une lettre de blocage (deadlock letter), saisissez Communications Ombudsman ou CISAS.',
    title: 'Réclamer, puis service gratuit',
    cost: 'Rien.',
    time: 'Six semaines, puis un peu plus.',
    risk: 'Aucun.',
    bestFor: 'Ils refusent de vous laisser partir.',
  },
}
