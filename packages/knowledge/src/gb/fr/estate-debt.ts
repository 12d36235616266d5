/** La dette d’une personne décédée : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_FR: Words = {
  'gb.estate-debt.not-yours': {
    says: 'Une telle dette se paie sur ce que la personne a laissé, pas avec votre argent. Elle est à vous seulement si vous avez aussi signé.',
  },
  'gb.estate-debt.step-tell': {
    says: 'Donnez la date du décès et qui règle la succession. Demandez un relevé et une preuve, et ne promettez rien.',
  },
  'gb.estate-debt.step-list': {
    says: 'Avant de payer, listez tout ce que la personne a laissé et devait. Ne payez rien de votre poche.',
  },
  'gb.estate-debt.step-insurance': {
    says: 'Cherchez une assurance qui paie au décès : assurance vie, assurance du prêt ou aide de l’employeur.',
  },
  'gb.estate-debt.right-not-enough': {
    says: 'Si la succession ne suffit pas, le reste n’est pas payé. La famille n’a pas à le compléter.',
  },
  'gb.estate-debt.right-time': {
    says: 'Le prêteur ou recouvreur doit être juste et attentif. Demandez d’attendre et d’arrêter les frais tant que tout n’est pas clair.',
  },
  'gb.estate-debt.right-order': {
    says: 'Les obsèques raisonnables et les frais de succession passent d’abord. Prêts et cartes viennent après, à parts égales si l’argent manque.',
  },
  'gb.estate-debt.right-old': {
    says: 'Une dette peut aussi être trop vieille : le plus souvent après six ans sans paiement ni aveu écrit. Vérifiez avant de payer.',
  },
  'gb.estate-debt.warning-joint': {
    says: 'Si le prêt ou compte était commun, ou si vous étiez garant, vous le devez encore. Demandez un plan tenable.',
  },
  'gb.estate-debt.warning-executor': {
    says: 'L’exécuteur (executor) qui distribue ou paie dans le mauvais ordre avec des dettes ouvertes peut devoir les payer.',
  },
  'gb.estate-debt.insight-notice': {
    says: 'Un avis dans The Gazette et un journal local protège l’exécuteur des dettes inconnues.',
    actionable: 'Attendez ensuite au moins deux mois avant de partager le reste.',
  },
  'gb.estate-debt.option-reply': {
    says: 'Écrivez que vous répondez pour la succession seulement. Demandez le compte et dites quand vous en saurez plus.',
    title: 'Demander une preuve et du temps',
    cost: 'Rien.',
    time: 'Une lettre maintenant.',
    risk: 'Les intérêts peuvent courir sans leur accord.',
    bestFor: 'C’est tôt et la succession n’est pas claire.',
  },
  'gb.estate-debt.option-nothing': {
    says: 'Envoyez une courte liste des biens et dettes, et demandez de clore le dossier.',
    title: 'Dire que la succession ne suffit pas',
    cost: 'Rien.',
    time: 'Une lettre maintenant.',
    risk: 'Une liste fausse peut vous nuire. Demandez conseil d’abord.',
    bestFor: 'Il reste peu après les obsèques.',
  },
  'gb.estate-debt.scotland': {
    says: 'L’exécuteur n’a pas à payer les dettes ordinaires dans les six mois après le décès. Les obsèques passent avant les prêts.',
  },
  'gb.estate-debt.ni': {
    says: 'Les obsèques et frais de succession passent d’abord. Les dettes ordinaires viennent après, sur le reste.',
  },
}
