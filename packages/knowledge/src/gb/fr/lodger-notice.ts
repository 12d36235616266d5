/** Notice to a lodger, who lives in the landlord's own home, in England and Wales: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LODGER_NOTICE_FR: Words = {
  'gb.lodger.no-court': {
    says: 'Si vous partagez cuisine ou salle de bain avec le propriétaire qui y vit, il n’a pas besoin de juge. Après un délai juste, vous devez partir.',
  },
  'gb.lodger.right-notice': {
    says: 'Vous avez droit au délai du contrat. S’il n’en dit rien, le délai doit être juste : souvent celui du loyer, une semaine ou un mois.',
  },
  'gb.lodger.right-force': {
    says: 'Personne ne peut entrer par la force ou la menace si vous êtes là et refusez. C’est un délit : appelez la police.',
  },
  'gb.lodger.right-own-place': {
    says: 'Vous avez plus de droits si vous ne partagez aucune pièce, ou si ce n’est pas son logement principal. Seul un juge peut alors vous faire partir.',
  },
  'gb.lodger.right-things': {
    says: 'Vos affaires restent à vous. Le propriétaire doit vous laisser les prendre, et ne peut les garder pour un loyer impayé.',
  },
  'gb.lodger.right-council': {
    says: 'Si vous risquez d’être sans logement dans 56 jours, la mairie (council) doit vous aider à en garder ou trouver un. Sans ordre de juge.',
  },
  'gb.lodger.right-council-wales': {
    says: 'Si vous risquez d’être sans logement dans 56 jours, la mairie (council) doit vous aider. Demandez-le maintenant.',
  },
  'gb.lodger.step-check': {
    says: 'Cherchez le délai dans le contrat et notez le jour du loyer. Si le délai est trop court, dites-le par écrit.',
  },
  'gb.lodger.step-council': {
    says: 'Dites aujourd’hui au service logement de la mairie (council) que vous risquez de perdre votre chambre. Montrez le congé, demandez de l’aide par écrit.',
  },
  'gb.lodger.step-deposit': {
    says: 'Avant de partir, prenez des photos de la chambre et demandez votre dépôt. Faites signer un reçu pour les clés.',
  },
  'gb.lodger.option-time': {
    says: 'Donnez un jour où vous pouvez partir, et offrez de payer jusque-là. Demandez une réponse écrite.',
    title: 'Demander plus de temps',
    cost: 'Le loyer des jours en plus.',
    time: 'Un message maintenant.',
    risk: 'Le propriétaire peut refuser.',
    bestFor: 'Vous vous entendez et il vous faut quelques semaines.',
  },
  'gb.lodger.option-council': {
    says: 'La mairie étudie votre cas et écrit un plan avec vous. Si elle vous renvoie, Shelter aide gratuitement.',
    title: 'Obtenir l’aide logement de la mairie (council)',
    cost: 'Rien.',
    time: 'Demandez aujourd’hui, un plan en quelques semaines.',
    risk: 'L’aide n’est pas toujours un logement tout de suite.',
    bestFor: 'Vous n’avez pas encore où aller.',
  },
}
