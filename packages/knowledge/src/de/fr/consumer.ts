/** Contracts of consumers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_WORDS: Words = {
  'de.consumer.want': {
    says: 'Une entreprise vous tient à un contrat, refuse votre résiliation ou dit non à votre réclamation.',
  },
  'de.consumer.who': {
    says: 'C’est une entreprise. Ce qu’elle écrit est son avis, pas une décision.',
  },
  'de.consumer.reality': {
    says: 'Les clauses qui vous traitent mal n’ont pas d’effet. La loi passe avant.',
  },
  'de.consumer.rights-summary': {
    says: 'Souvent, vous pouvez vous rétracter en 14 jours, résilier par e-mail et faire réparer les défauts pendant deux ans.',
  },
  'de.consumer.not-yet': {
    says: 'Ils ne peuvent pas prendre d’argent ou de choses à cause de cette lettre. Il faudrait d’abord un tribunal.',
  },
  'de.consumer.know-button': {
    says: 'Les contrats conclus en ligne exigent un bouton de résiliation sur le site.',
    learnMore:
      'Cherchez « Verträge hier kündigen » (résilier ici). Si le bouton manque, vous pouvez résilier à tout moment sans préavis.',
  },
  'de.consumer.option-dispute': {
    title: 'Contester le contrat ou se rétracter',
    says: 'Écrivez qu’il n’y a pas de contrat. À défaut, rétractez-vous et résiliez.',
    cost: 'Gratuit.',
    time: 'Une lettre ou un e-mail maintenant.',
    risk: 'Ils peuvent envoyer une société de recouvrement. Contestez cela aussi.',
    bestFor: 'Vous n’avez jamais accepté, ou les 14 jours courent encore.',
  },
  'de.consumer.option-end': {
    says: 'Écrivez quel jour le contrat finit selon la loi, et que vous ne payez rien pour la suite.',
    title: 'Maintenir votre résiliation',
    cost: 'Gratuit.',
    time: 'Une lettre ou un mail maintenant.',
    risk: 'Un recouvreur peut écrire. Contestez aussi.',
    bestFor: 'La loi vous laisse partir plus tôt qu’ils ne disent.',
  },
  'de.consumer.option-complain': {
    title: 'Médiation ou centre de consommateurs',
    says: 'Demandez à la Verbraucherzentrale, ou à l’organe de médiation de la branche.',
    cost: 'Gratuit ou un petit montant.',
    time: 'Quelques semaines.',
    risk: 'Toutes les entreprises ne participent pas.',
    bestFor: 'L’entreprise ne bouge pas.',
  },
  'de.consumer.option-notice': {
    title: 'Résilier pour le prochain jour possible',
    says: 'Utilisez le bouton ou un e-mail et demandez de confirmer la date de fin.',
    cost: 'Ce qui est dû jusque-là.',
    time: 'Cinq minutes.',
    risk: 'Vous payez jusqu’à la fin du contrat.',
    bestFor: 'Le contrat est valable mais vous voulez en sortir.',
  },
  'de.consumer.right-withdraw': {
    says: 'En ligne, par téléphone ou à la porte, vous pouvez vous rétracter en 14 jours, dès la livraison pour un objet. S’ils ne vous l’ont pas dit, vous avez un an de plus.',
  },
  'de.consumer.right-refund': {
    says: 'Après la rétractation, le vendeur rembourse en 14 jours, avec la livraison normale. Il peut attendre l’article ou la preuve d’envoi. Un emballage ouvert ou un prix soldé n’est en général pas une raison de refuser.',
  },
  'de.consumer.right-withdraw-button': {
    says: 'Depuis le 19 juin 2026, les boutiques en ligne ont besoin d’un bouton de rétractation (Vertrag widerrufen) qui marche sans chercher un compte.',
  },
  'de.consumer.right-renewal': {
    says: 'Les contrats depuis mars 2022 durent deux ans au plus. S’ils continuent, vous pouvez partir avec un mois de préavis.',
  },
  'de.consumer.right-telecom': {
    says: 'Téléphone et internet : deux ans au plus. Ensuite, vous pouvez partir à tout moment avec un mois de préavis.',
  },
  'de.consumer.right-telecom-summary': {
    says: 'Un contrat de téléphone ou d’internet conclu par appel ne vaut qu’après votre accord sur le résumé écrit.',
  },
  'de.consumer.right-fault': {
    says: 'Vous avez deux ans contre le vendeur. La première année, le vendeur doit prouver que le défaut n’existait pas au début.',
  },
  'de.consumer.right-repair-time': {
    says: 'Acheté depuis le 31 juillet 2026 ? Si vous choisissez la réparation, le délai pour défauts s’allonge une fois de douze mois.',
  },
  'de.consumer.change-repair': {
    says: 'Le droit à la réparation a changé les règles sur les objets défectueux.',
    was: 'Réparation ou échange : le délai pour défauts était de deux ans dans les deux cas.',
    is: 'Pour les achats depuis le 31 juillet 2026, choisir la réparation ajoute une fois douze mois.',
  },
  'de.consumer.right-unordered': {
    says: 'Vous ne devez rien pour des objets ou services que vous n’avez pas commandés.',
  },
  'de.consumer.right-order-button': {
    says: 'En ligne, il n’y a contrat que si le bouton disait clairement que vous payez, comme « zahlungspflichtig bestellen ».',
  },
  'de.consumer.warn-return': {
    says: 'Renvoyer un objet sans un mot n’est pas une rétractation. Écrivez une phrase claire.',
  },
  'de.consumer.right-trip': {
    says: 'Les défauts d’un voyage à forfait réduisent le prix si vous les avez signalés sur place. Vous n’êtes pas obligé d’accepter un bon. Le délai est de deux ans.',
  },
}
