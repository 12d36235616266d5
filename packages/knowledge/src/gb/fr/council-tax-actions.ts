/** A council tax letter in England and Wales: what an adviser would notice, warnings, tactics and time limits. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_ACTIONS_FR: Words = {
  'gb.council-tax.insight-reductions': {
    says: 'Beaucoup de factures sont trop élevées. Une remise (discount), une réduction ou une tranche pour handicap n’a jamais été demandée.',
    actionable:
      'Demandez un contrôle complet : qui vit là, petits revenus, handicap, étudiants et aidants.',
  },
  'gb.council-tax.insight-instalments': {
    says: 'Sept jours décident si vous pouvez continuer à payer chaque mois. Si vous les manquez, le reste de l’année est dû 7 jours plus tard.',
    actionable: 'Payez la part en retard, ou appelez avant ce jour et demandez de garder le plan.',
  },
  'gb.council-tax.insight-second': {
    says: 'C’est le deuxième rappel de l’année. Si un paiement de plus est en retard, tout le reste est dû sans nouveau rappel.',
    actionable: 'Mettez en place un prélèvement (direct debit) pour un jour après votre paie.',
  },
  'gb.council-tax.insight-costs': {
    says: 'Les mairies (councils) ne peuvent ajouter que des frais justement engagés. Certaines les abandonnent si vous convenez tôt d’un plan.',
    actionable:
      'Demandez à la mairie d’abandonner les frais à cause de votre situation, ou de montrer leur calcul.',
  },
  'gb.council-tax.insight-attach': {
    says: 'Les retenues sur le salaire ou les aides ne vous coûtent aucun frais. Les huissiers (bailiffs) ajoutent au moins £75, et £235 de plus pour une visite.',
    actionable:
      'Donnez à la mairie (council) vos données de travail ou d’aides. Demandez des retenues à la place.',
  },
  'gb.council-tax.insight-order-wrong': {
    says: 'Si la décision (liability order) n’aurait jamais dû être rendue, la mairie (council) elle-même peut demander au tribunal de l’annuler.',
    actionable:
      'Envoyez la preuve de l’erreur et demandez à la mairie de faire annuler la décision (quashed).',
  },
  'gb.council-tax.warning-ignore': {
    says: 'Ne laissez pas traîner. Les étapes suivantes sont la facture de toute l’année, une convocation au tribunal (summons) et des frais ajoutés.',
  },
  'gb.council-tax.warning-order': {
    says: 'Après une décision du tribunal (liability order), la mairie (council) peut vous interroger sur votre travail et vos revenus. Vous devez lui répondre. Sinon, vous risquez une amende.',
  },
  'gb.council-tax.warning-prison': {
    says: 'Si on vous convoque à une audience sur la prison (committal hearing), prenez tout de suite une aide juridique et allez-y. Le tribunal doit examiner pourquoi vous n’avez pas payé.',
  },
  'gb.council-tax.warning-bankruptcy': {
    says: 'Une menace de faillite ou d’une charge sur votre logement est grave si vous en êtes propriétaire. Prenez conseil aujourd’hui.',
  },
  'gb.council-tax.tactic-pay-some': {
    says: 'Payez quelque chose maintenant, même peu, et faites-le chaque mois. Cela aide à montrer que vous essayez.',
    risk: 'Un paiement partiel n’arrête pas une convocation (summons).',
    notWhen: 'Vous ne devez pas la facture. Alors contestez-la d’abord.',
  },
  'gb.council-tax.tactic-hardship': {
    says: 'Demandez une réduction en cas de difficulté (discretionary reduction), avec une courte lettre et un budget. Citez la loi : section 13A(1)(c).',
    risk: 'La mairie (council) peut refuser, et la facture continue à courir.',
    notWhen: 'Vous avez de l’argent en plus ou des économies.',
  },
  'gb.council-tax.tactic-councillor': {
    says: 'Si la mairie (council) n’écoute pas, demandez l’aide de votre élu local (councillor). Il peut souvent faire revoir un dossier.',
    risk: 'Cela peut prendre quelques jours.',
    notWhen: 'L’audience ou la visite est demain. Alors appelez la mairie elle-même.',
  },
  'gb.council-tax.deadline-reminder': {
    says: 'Les 7 jours commencent le jour où le rappel a été émis. Ce jour compte donc comme le premier.',
    action: 'Payer la mensualité en retard, ou convenir d’un plan',
    consequence: 'Le reste de l’année est dû 7 jours plus tard.',
  },
  'gb.council-tax.deadline-full-year': {
    says: 'Si la part en retard n’est pas payée dans les 7 premiers jours, le reste de l’année est dû après 7 jours de plus.',
    action: 'Convenir d’un plan avant que toute la facture soit due',
    consequence: 'La mairie (council) peut demander une convocation au tribunal (summons).',
  },
  'gb.council-tax.deadline-final': {
    says: 'Après un dernier avis (final notice), la mairie (council) doit attendre 7 jours. Le jour de l’avis compte comme le premier.',
    action: 'Payer, ou convenir d’un plan',
    consequence: 'La mairie peut saisir les juges (magistrates), et des frais s’ajoutent.',
  },
}
