/** A firm that raises a price: the words in French. */
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
}
