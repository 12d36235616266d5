/** Un congé pour une chambre chez le propriétaire : le droit du Royaume-Uni en français. */
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
  'gb.lodger.scotland-no-court': {
    says: 'Un propriétaire qui vit dans le même logement n’a pas besoin de juge. Après le délai, vous devez partir.',
  },
  'gb.lodger.scotland-right-notice': {
    says: 'Vous avez droit au délai du contrat. Sinon il doit être juste : le plus souvent 28 jours au moins.',
  },
  'gb.lodger.scotland-right-force': {
    says: 'Les menaces, la force ou couper chauffage et lumière sont interdits. Appelez alors la police.',
  },
  'gb.lodger.scotland-right-council': {
    says: 'Si vous risquez d’être sans logement dans deux mois, demandez l’aide de la mairie (council). Sans toit, elle doit vous loger le temps d’étudier le cas.',
  },
  'gb.lodger.scotland-step': {
    says: 'Vérifiez le délai dans le contrat. Dites aujourd’hui à la mairie (council) que vous risquez de perdre la chambre, et montrez le congé.',
  },
  'gb.lodger.ni-no-court': {
    says: 'Qui loge chez le propriétaire a peu de droits de rester. Tout dépend du contrat : Housing Rights le vérifie gratuitement.',
  },
  'gb.lodger.ni-right-notice': {
    says: 'Vous avez droit au délai du contrat. Sinon, il doit être juste.',
  },
  'gb.lodger.ni-right-help': {
    says: 'Si vous risquez d’être sans logement dans 28 jours, la Housing Executive doit étudier le cas et vous aider.',
  },
  'gb.lodger.ni-step': {
    says: 'Appelez aujourd’hui la Housing Executive et dites que vous risquez de perdre la chambre. Faites vérifier le congé par Housing Rights.',
  },
  'gb.lodger.scotland-option-time': {
    says: 'Donnez un jour où vous pouvez partir, et offrez de payer jusque-là. Demandez une réponse écrite.',
    title: 'Demander plus de temps',
    cost: 'Le loyer des jours en plus.',
    time: 'Un message maintenant.',
    risk: 'Le propriétaire peut refuser.',
    bestFor: 'Vous vous entendez et il vous faut quelques semaines.',
  },
  'gb.lodger.ni-option-time': {
    says: 'Donnez un jour où vous pouvez partir, et offrez de payer jusque-là. Demandez une réponse écrite.',
    title: 'Demander plus de temps',
    cost: 'Le loyer des jours en plus.',
    time: 'Un message maintenant.',
    risk: 'Le propriétaire peut refuser.',
    bestFor: 'Vous vous entendez et il vous faut quelques semaines.',
  },
}
