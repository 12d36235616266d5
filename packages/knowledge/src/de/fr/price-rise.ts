/** The French words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISES_FR: Words = {
  'de.price.reality': {
    says: 'Une entreprise ne peut augmenter un prix à son gré. Il lui faut votre oui, ou une clause de prix juste au contrat.',
  },
  'de.price.not-yet': {
    says: 'Rien ne change aujourd’hui. Jusqu’au jour nommé dans la lettre, vous payez l’ancien prix.',
  },
  'de.price.right-clause': {
    says: 'Une clause de prix doit être claire et juste pour les deux : les baisses de coûts doivent aussi compter. Injuste, elle est sans effet.',
  },
  'de.price.step-contract': {
    says: 'Cherchez trois choses au contrat : la clause de prix, une garantie de prix et comment résilier.',
  },
  'de.price.step-reserve': {
    says: 'Si vous doutez de la hausse, payez le surplus seulement « unter Vorbehalt » (sous réserve). Vous pourrez le redemander.',
  },
  'de.price.insight-guarantee': {
    says: 'Beaucoup de contrats promettent un prix fixe pour un temps (Preisgarantie). Pendant ce temps, il ne monte que si la promesse le permet.',
    actionable: 'Comparez la fin de la garantie avec le jour de la hausse.',
  },
  'de.price.option-object': {
    says: 'Écrivez que vous refusez la hausse, et demandez la clause et les raisons.',
    title: 'Dire non au prix plus haut',
    cost: 'Gratuit.',
    time: 'Avant le début de la hausse.',
    risk: 'L’entreprise peut résilier avec le préavis normal.',
    bestFor: 'Vous voulez rester à l’ancien prix.',
  },
  'de.price.option-help': {
    says: 'Le centre des consommateurs (Verbraucherzentrale) vérifie ces lettres et connaît les clauses injustes.',
    title: 'Faire vérifier la hausse',
    cost: 'Une petite somme, ou gratuit en ligne.',
    time: 'Avant le début de la hausse.',
    risk: 'Aucun.',
    bestFor: 'Vous ne savez pas si la hausse est permise.',
  },
  'de.price.energy-right-end': {
    says: 'Vous pouvez résilier au jour de la hausse, sans frais ni préavis, même pendant la durée minimale. Pas si seule la TVA change.',
  },
  'de.price.energy-right-told': {
    says: 'Un foyer doit être prévenu au moins un mois avant, clairement : ancien prix, nouveau prix, raison et droit de résilier.',
  },
  'de.price.energy-right-basic': {
    says: 'Dans la fourniture de base (Grundversorgung), on doit écrire six semaines avant. Vous pouvez partir à tout moment avec deux semaines de préavis.',
  },
  'de.price.energy-safe': {
    says: 'En changeant, vous ne restez jamais sans courant ni gaz. En cas de souci, le fournisseur de base (Grundversorger) prend le relais.',
  },
  'de.price.energy-step-switch': {
    says: 'Comparez les offres maintenant. Pour partir, envoyez vous-même la résiliation par écrit, pour qu’elle arrive avant le jour de la hausse.',
  },
  'de.price.energy-option-leave': {
    says: 'Nommez le droit spécial de résilier (Sonderkündigungsrecht) et le jour de la hausse.',
    title: 'Résilier et changer de fournisseur',
    cost: 'Gratuit.',
    time: 'Avant le début de la hausse.',
    risk: 'Vérifiez d’abord que le nouveau prix est plus bas.',
    bestFor: 'Un autre est moins cher.',
  },
  'de.price.telecom-right-end': {
    says: 'Vous pouvez résilier à cause de la hausse, sans frais ni préavis, dans les trois mois de cette lettre. Le contrat finit au plus tôt le jour de la hausse.',
  },
  'de.price.telecom-deadline': {
    says: 'Les trois mois courent dès l’arrivée de la lettre. Par prudence, on compte depuis sa date.',
    action: 'Résilier à cause de la hausse, si vous voulez partir',
    consequence: 'Le droit spécial est passé. Le contrat continue au nouveau prix.',
  },
  'de.price.telecom-right-told': {
    says: 'On doit vous prévenir au moins un mois et au plus deux mois avant, sous une forme à garder.',
  },
  'de.price.telecom-step': {
    says: 'Comparez d’autres tarifs. Pour garder numéro ou ligne, laissez la nouvelle entreprise faire le changement, mais gare aux trois mois.',
  },
  'de.price.telecom-option-leave': {
    says: 'Nommez le changement de prix et le § 57 TKG. Demandez une confirmation.',
    title: 'Résilier à cause de la hausse',
    cost: 'Gratuit. Un téléphone ou routeur est peut-être à rendre ou à payer.',
    time: 'Dans les trois mois de cette lettre.',
    risk: 'Gardez la ligne tant que la nouvelle ne marche pas.',
    bestFor: 'Une autre entreprise est moins chère.',
  },
  'de.price.right-silence': {
    says: 'Votre silence n’est en général pas un oui à un prix plus haut, même si la lettre le dit.',
  },
  'de.price.right-one-month': {
    says: 'La première durée est-elle finie ? Pour les contrats signés depuis le 1 mars 2022, vous pouvez partir à tout moment avec un mois de préavis.',
  },
  'de.price.step-object': {
    says: 'Répondez vite : « Je n’accepte pas le prix plus haut. » Gardez une preuve d’arrivée.',
  },
  'de.price.step-debit': {
    says: 'A-t-on pris plus que convenu ? Votre banque peut annuler un prélèvement pendant huit semaines. Payez vous-même l’ancien prix.',
  },
  'de.price.fund-right': {
    says: 'Si votre caisse maladie relève la cotisation en plus (Zusatzbeitrag), vous pouvez la quitter jusqu’à la fin du premier mois au nouveau taux.',
  },
  'de.price.fund-step': {
    says: 'Comparez les taux. Pour partir, inscrivez-vous dans ce délai à une autre caisse. Elle met fin à l’ancienne pour vous.',
  },
  'de.price.fund-reality': {
    says: 'Chaque caisse fixe sa cotisation en plus. Ce qu’elles paient est presque pareil selon la loi : comparez.',
  },
  'de.price.fund-told': {
    says: 'La caisse doit vous annoncer la hausse et votre droit de partir. Si elle l’a dit trop tard, vous avez plus de temps.',
  },
  'de.price.fund-free': {
    says: 'La nouvelle caisse doit vous prendre. Elle ne peut pas vous interroger sur votre santé ou votre âge.',
  },
  'de.price.fund-option': {
    says: 'Inscrivez-vous en ligne à une autre caisse. Vous restez couvert sans trou.',
    title: 'Passer à une caisse moins chère',
    cost: 'Gratuit.',
    time: 'Jusqu’à la fin du premier mois au nouveau taux.',
    risk: 'Jusqu’au changement, environ deux mois, vous payez le nouveau taux.',
    bestFor: 'Une autre caisse est moins chère.',
  },
}
