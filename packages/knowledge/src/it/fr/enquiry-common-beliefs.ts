/** Questions that rest on a common belief about fines, debts of parents, care and a blocked car: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMON_BELIEFS_FR: Words = {
  'it.ask.fine-paid': {
    says: 'Qui paie la somme réduite accepte l’amende : le recours tombe alors. Cela vaut pour les 30 % de moins en cinq jours et pour le minimum en 60. Choisissez donc d’abord. Recours en 30 jours devant le juge de paix ou 60 devant le Prefetto, sans payer entre-temps. Si le propriétaire a payé, le conducteur qui perd des points peut encore contester pour les points.',
  },
  'it.ask.parents-debts': {
    says: 'Tant que votre parent vit, vous ne devez rien, sauf si vous avez signé. Après le décès, vous ne devez que si vous acceptez la succession. Vous pouvez la refuser chez un notaire ou au tribunal, ou n’accepter que ce qu’il y a (beneficio d’inventario). Si vous vivez dans le logement ou tenez les biens, agissez en trois mois. D’ici là, ne prenez, ne vendez et ne payez rien.',
  },
  'it.ask.care-without-papers': {
    says: 'Vous pouvez y aller. Même sans papiers, vous recevez les soins urgents et essentiels, aussi dans la durée : urgences, grossesse, enfants, vaccins, infections. Demandez le code STP à l’hôpital ou à l’ASL ; il vaut six mois, se renouvelle et n’exige pas de titre. Sans moyens, vous payez seulement le petit ticket, ou rien. Votre visite ne peut être signalée à la police, sauf là où c’est un devoir pour tous.',
  },
  'it.ask.no-block-without-warning': {
    says: 'Pas sans avertissement. D’abord vient l’avis (cartella), avec 60 jours. Avant un blocage doit venir un préavis (preavviso di fermo). Dans ses 30 jours, payez, demandez des mensualités ou montrez que la voiture sert à votre métier. Un blocage n’enlève rien : la voiture reste à vous, mais vous ne pouvez pas la conduire. Demandez la preuve que chaque papier vous est parvenu.',
  },
}
