/** Questions about subscriptions, gyms and tradespeople: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_FR: Words = {
  'nl.ask.step-buy': {
    says: 'Écrivez à l’entreprise ce qui ne va pas et ce que vous voulez, et fixez un délai juste. Le conseil du Juridisch Loket est gratuit.',
  },
  'nl.ask.subscription': {
    says: 'Après la première durée, la plupart des abonnements se terminent avec un mois de préavis. Écrivez et demandez une preuve. Une année tacite ne vous lie pas.',
  },
  'nl.ask.gym-injury': {
    dependsOn: 'les conditions de la salle',
    says: 'Beaucoup de salles laissent arrêter ou suspendre pour une longue blessure, avec un certificat. Si les conditions ne le disent pas, demandez une pause par écrit. Un juge peut mettre fin au contrat si un imprévu le rend injuste.',
  },
  'nl.ask.no-price-agreed': {
    says: 'Sans prix fixe, vous devez seulement un prix raisonnable. Un prix indicatif peut être dépassé de dix pour cent au plus sans avertissement. Demandez le détail des heures et pièces, payez le raisonnable et expliquez par écrit le refus du reste.',
  },
}
