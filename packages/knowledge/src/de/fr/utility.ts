/** Power and gas bills and threats to cut off supply: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_WORDS: Words = {
  'de.supply.want': {
    says: 'Votre fournisseur veut de l’argent pour l’électricité, le gaz, le chauffage ou l’eau.',
  },
  'de.supply.want-cut': {
    says: 'Votre fournisseur menace de couper pour factures impayées. Un plan de paiement peut l’empêcher.',
  },
  'de.supply.who': {
    says: 'C’est une entreprise. Pour l’argent, il lui faut un tribunal comme aux autres, mais elle peut couper sous des règles strictes.',
  },
  'de.supply.reality': {
    says: 'Pour l’électricité et le gaz, une coupure exige un arriéré de deux mensualités et au moins 100 €. Les sommes contestées avec raisons ne comptent pas.',
  },
  'de.supply.rights-summary': {
    says: 'Vous avez quatre semaines après la menace et une lettre huit jours ouvrés avant la coupure. En fourniture de base, vous avez aussi un plan sans intérêts.',
  },
  'de.supply.not-yet': {
    says: 'Ils ne peuvent pas couper tout de suite l’électricité ou le gaz. D’abord une menace, puis quatre semaines, puis une lettre huit jours ouvrés avant.',
  },
  'de.supply.know-loan': {
    says: 'Le Jobcenter ou l’office social peut vous prêter l’argent des dettes d’énergie, pour éviter une coupure.',
    learnMore: 'Prenez la lettre de menace et demandez un prêt pour dettes d’énergie.',
  },
  'de.supply.option-plan': {
    title: 'Demander un plan sans intérêts',
    says: 'Demandez l’Abwendungsvereinbarung. Vous pouvez encore contester la dette un mois après la signature.',
    cost: 'La dette en 6 à 24 mensualités.',
    time: 'Aujourd’hui.',
    risk: 'Si vous manquez une part, la coupure peut se faire.',
    bestFor: 'Vous devez la somme et ne pouvez pas payer d’un coup.',
  },
  'de.supply.option-dispute': {
    title: 'Contester la facture',
    says: 'Envoyez la photo du compteur et dites ce qui est faux. Utilisez ensuite la médiation gratuite.',
    cost: 'Gratuit.',
    time: 'Maintenant, la réponse prend jusqu’à quatre semaines.',
    risk: 'Payez la partie juste, ou vous prenez du retard.',
    bestFor: 'La consommation ou le prix semble faux.',
  },
  'de.supply.option-help': {
    title: 'Jobcenter, office social ou conseil énergie',
    says: 'Demandez un prêt pour dettes d’énergie et de l’aide pour discuter.',
    cost: 'Gratuit.',
    time: 'Cette semaine.',
    risk: 'Un prêt se rembourse.',
    bestFor: 'La coupure est proche et vous n’avez pas d’argent.',
  },
  'de.supply.right-proportion': {
    says: 'Pas de coupure si elle met en danger vie ou santé, ou si vous montrez que vous paierez bientôt.',
  },
  'de.supply.right-plan': {
    says: 'En fourniture de base, vous avez droit à un étalement sans intérêts, en général sur 6 à 18 mois. Au-dessus de 300 €, c’est 12 à 24.',
  },
  'de.supply.right-letter': {
    says: 'Ils doivent vous envoyer une lettre huit jours ouvrés avant la coupure, avec la raison et le coût probable.',
  },
  'de.supply.right-back-on': {
    says: 'Quand la raison a disparu, la fourniture doit revenir sans retard. Ils ne peuvent demander que le coût réel.',
  },
  'de.supply.warn-ignore': {
    says: 'Agissez avant la coupure. Faire rétablir coûte plus et prend du temps.',
  },
  'de.supply.insight-estimate': {
    says: 'La facture repose sur une estimation. Vous pouvez exiger qu’un vrai relevé compte.',
    actionable: 'Envoyez une photo du compteur avec la date.',
  },
  'de.supply.change-enwg': {
    says: 'Depuis la fin 2025, les règles de coupure sont les mêmes dans la fourniture de base et hors d’elle. Le droit à un plan vaut pour la fourniture de base.',
    was: 'Les règles de coupure étaient dans des règlements de la fourniture de base.',
    is: 'Elles sont maintenant dans la loi sur l’énergie et couvrent tous les contrats des ménages.',
  },
  'de.supply.limitation': {
    says: 'Les factures d’électricité, de gaz et de téléphone se prescrivent par trois ans, comptés de la fin de l’année.',
    from: 'la fin de l’année où la facture était due',
    restartedBy: 'Un paiement ou une reconnaissance fait repartir les trois ans.',
  },
}
