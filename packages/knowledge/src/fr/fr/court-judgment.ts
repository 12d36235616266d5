/** A judgment (jugement) and what can still be done: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'fr.judgment.want': {
    says: 'Un tribunal a décidé. Le papier dit ce que vous devez payer ou faire.',
  },
  'fr.judgment.who': {
    says: 'La décision vient d’un tribunal. Un commissaire de justice vous la remet le plus souvent.',
  },
  'fr.judgment.reality': {
    says: 'C’est sérieux, mais vous avez encore des moyens : appel, délais de paiement ou surendettement.',
  },
  'fr.judgment.rights-summary': {
    says: 'Vous pouvez faire appel à temps, demander des délais et garder ce que la loi protège.',
  },
  'fr.judgment.not-yet': {
    says: 'Ils ne peuvent pas saisir avant que le jugement vous soit signifié.',
  },
  'fr.judgment.know-lapse': {
    says: 'Si vous étiez absent et qu’il est signifié après plus de six mois, il peut être sans effet.',
    learnMore: 'Comparez la date du jugement et celle de la signification.',
  },
  'fr.judgment.deadline-appeal': {
    says: 'Vous avez un mois après la signification pour faire appel, ou opposition à un jugement par défaut.',
    action: 'Faire appel du jugement',
    consequence: 'Après, le jugement est définitif.',
  },
  'fr.judgment.deadline-order': {
    says: 'Vous avez un mois après la signification pour faire opposition à l’injonction de payer.',
    action: 'Faire opposition à l’injonction de payer',
    consequence: 'Si vous ne faites rien, l’ordonnance peut être exécutée.',
  },
  'fr.judgment.deadline-fifteen': {
    says: 'Vous avez seulement 15 jours pour faire appel d’un référé ou d’une décision du juge de l’exécution.',
    action: 'Faire appel de la décision',
    consequence: 'Après, la décision s’applique.',
  },
  'fr.judgment.step-read': {
    says: 'Lisez la dernière page : ce qu’il faut payer, à qui, et comment faire appel. Notez le jour où vous l’avez reçu.',
  },
  'fr.judgment.step-advice': {
    says: 'Voyez vite un avocat ou un point-justice (3039) pour l’appel. Avec de faibles revenus, l’État paie.',
  },
  'fr.judgment.step-call-officer': {
    says: 'Écrivez au commissaire de justice ou au créancier et proposez une mensualité avant une saisie.',
  },
  'fr.judgment.step-overdebt': {
    says: 'Si vous avez beaucoup de dettes, déposez un dossier à la Banque de France. C’est gratuit et cela peut arrêter les saisies.',
  },
  'fr.judgment.step-pay': {
    says: 'Payez dès que possible. Deux mois après, le taux d’intérêt monte de cinq points.',
  },
  'fr.judgment.step-appeal': {
    says: 'Regardez la valeur. Jusqu’à 5 000 €, il n’y a le plus souvent pas d’appel, seulement la cassation.',
  },
  'fr.judgment.right-appeal': {
    says: 'Vous avez le droit de faire appel dans le mois de la plupart des jugements plus importants. Le papier le dit.',
  },
  'fr.judgment.right-time': {
    says: 'Après un commandement ou une saisie, le juge de l’exécution peut encore vous accorder des délais.',
  },
  'fr.judgment.right-floor': {
    says: 'Une somme de base doit rester sur votre compte, environ 650 € (solde bancaire insaisissable).',
  },
  'fr.judgment.right-goods': {
    says: 'Votre lit, vos vêtements, la table, le frigo, le lave-linge et les outils de travail ne peuvent pas être saisis.',
  },
  'fr.judgment.option-appeal': {
    title: 'Faire appel',
    says: 'Un avocat envoie l’appel à la cour d’appel à temps.',
    cost: 'Un avocat, sauf aide juridictionnelle.',
    time: 'Un mois pour commencer. Un an ou plus.',
    risk: 'Il faut souvent payer en attendant, et les frais peuvent monter.',
    bestFor: 'Le tribunal s’est clairement trompé.',
  },
  'fr.judgment.option-plan': {
    title: 'Convenir d’un échéancier',
    says: 'Proposez une mensualité. En cas de refus, demandez au juge de l’exécution.',
    cost: 'Ce que vous pouvez donner.',
    time: 'Une lettre, puis quelques semaines.',
    risk: 'Il faut le tenir.',
    bestFor: 'Vous acceptez le jugement.',
  },
  'fr.judgment.option-overdebt': {
    title: 'Déposer un dossier de surendettement',
    says: 'Déposez un dossier à la Banque de France. S’il est accepté, les saisies s’arrêtent le temps d’un plan.',
    cost: 'Rien.',
    time: 'Jusqu’à trois mois pour la réponse.',
    risk: 'Vous êtes inscrit au fichier des incidents.',
    bestFor: 'Vous ne pouvez pas payer toutes vos dettes.',
  },
  'fr.judgment.warn-ten-years': {
    says: 'Un jugement peut être exécuté pendant dix ans. Attendre ne le fait pas disparaître.',
  },
  'fr.judgment.step-costs': {
    says: 'Vérifiez chaque somme : la dette, les intérêts, les dépens et la somme pour l’avocat de l’autre (article 700).',
  },
}
