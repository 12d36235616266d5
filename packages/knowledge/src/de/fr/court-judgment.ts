/** Judgments: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'de.judgment.what-default': {
    says: 'Le tribunal a décidé contre vous car vous n’avez pas répondu ou pas comparu. Vous pouvez vous opposer dans les deux semaines.',
  },
  'de.judgment.what-judgment': {
    says: 'Un tribunal a décidé. Le papier dit qui doit payer ou faire quoi.',
  },
  'de.judgment.who': {
    says: 'Cela vient d’un tribunal. L’autre partie peut s’en servir pour exécuter par un huissier (Gerichtsvollzieher).',
  },
  'de.judgment.reality-judgment': {
    says: 'Il vaut, sauf appel à temps. Vous pouvez encore demander un étalement.',
  },
  'de.judgment.rights': {
    says: 'Même maintenant, ce qu’il vous faut pour vivre est protégé : une part du salaire, votre compte protégé et les choses de base.',
  },
  'de.judgment.not-yet': {
    says: 'Personne ne peut fouiller votre logement sans votre oui ou l’ordre d’un juge. Votre revenu protégé reste à vous.',
  },
  'de.judgment.know-thirty': {
    says: 'Un titre dure 30 ans. Le payer par petites sommes ou une faillite personnelle de trois ans peut y mettre fin plus tôt.',
    learnMore: 'Demandez à un conseil gratuit en dettes quelle voie vous convient.',
  },
  'de.judgment.deadline-default': {
    says: 'Vous avez deux semaines dès la remise pour vous opposer à un jugement par défaut. Donnez vos raisons tout de suite.',
    action: 'Envoyer votre opposition (Einspruch) avec vos raisons',
    consequence: 'Le jugement devient définitif.',
  },
  'de.judgment.deadline-appeal': {
    says: 'Un appel doit venir dans le mois de la remise, par un avocat. Il faut plus de 1 000 € en jeu, ou l’accord du jugement.',
    action: 'Faire déposer l’appel (Berufung) par un avocat au tribunal supérieur',
    consequence: 'Le jugement devient définitif.',
  },
  'de.judgment.step-account': {
    says: 'Transformez maintenant votre compte en compte protégé (P-Konto). La somme de base de chaque mois est alors protégée.',
  },
  'de.judgment.step-lawyer': {
    says: 'Portez tout de suite le jugement à un avocat si vous voulez faire appel. Un mois, c’est court.',
  },
  'de.judgment.step-offer': {
    says: 'Si vous devez la somme, proposez maintenant un étalement à l’autre partie. L’huissier aussi peut convenir d’un plan d’un an au plus.',
  },
  'de.judgment.step-check': {
    says: 'Vérifiez aussi la remise. Était-ce votre adresse ? Si vous n’avez jamais reçu la première injonction, dites-le et prouvez-le.',
  },
  'de.judgment.step-advice': {
    says: 'Plusieurs dettes ? Demandez à un conseil gratuit un accord ou la faillite personnelle, qui finit après trois ans.',
  },
  'de.judgment.option-appeal': {
    title: 'Faire appel avec un avocat',
    says: 'Demandez à un avocat de vérifier le jugement et de faire appel à temps.',
    cost: 'Frais de tribunal et d’avocat. L’aide judiciaire est possible.',
    time: 'Un mois dès la remise.',
    risk: 'Si vous perdez, vous payez les frais des deux côtés.',
    bestFor: 'Plus de 1 000 € sont en jeu et il y a une erreur claire.',
  },
  'de.judgment.option-rates': {
    title: 'Proposer un étalement',
    says: 'Proposez ce que vous pouvez tenir par mois. Demandez la promesse écrite de ne pas exécuter entre-temps.',
    cost: 'La somme due avec intérêts.',
    time: 'Une lettre ou un appel.',
    risk: 'Le plan finit avec deux semaines de retard.',
    bestFor: 'La dette est juste et vous avez un revenu.',
  },
  'de.judgment.option-help': {
    title: 'Voir un conseiller en dettes',
    says: 'Un conseiller peut certifier vos sommes protégées et prévoir une issue.',
    cost: 'Gratuit.',
    time: 'Appelez maintenant, l’attente est fréquente.',
    risk: 'Aucun, mais les délais du papier courent pendant l’attente.',
    bestFor: 'Vous ne pouvez pas payer ou avez beaucoup de dettes.',
  },
  'de.judgment.right-restore': {
    says: 'Délai manqué sans faute ? Demandez à en être relevé (Wiedereinsetzung) dans les deux semaines après la fin de l’empêchement.',
  },
  'de.judgment.right-income': {
    says: 'Jusqu’au 30 juin 2027, au moins 1 587,40 € de votre salaire net mensuel sont protégés. Avec des enfants ou un conjoint à charge, c’est plus.',
  },
  'de.judgment.right-things': {
    says: 'Les choses d’un logement modeste et de votre travail ne peuvent pas être prises.',
  },
  'de.judgment.right-account': {
    says: 'Vous avez droit à un compte protégé (P-Konto), même si le compte est à découvert.',
  },
  'de.judgment.warn-fraud-claim': {
    says: 'Le papier parle d’un tort volontaire (unerlaubte Handlung). Contestez ce mot s’il est faux : il survit à la faillite et réduit votre protection.',
  },
  'de.judgment.insight-costs': {
    says: 'Les frais d’exécution ne s’ajoutent que s’ils étaient nécessaires. Vous pouvez demander chaque facture.',
    actionable: 'Demandez une liste : principal, intérêts par date, frais, paiements.',
  },
  'de.judgment.insight-interest': {
    says: 'Les intérêts échus après le titre se prescrivent par trois ans. De vieux intérêts restent souvent dans le compte.',
    actionable: 'Invoquez la prescription pour les intérêts de plus de trois années entières.',
  },
  'de.judgment.myth-three-years': {
    says: 'Un titre ne se prescrit pas par trois ans. Il dure 30 ans. Seuls les intérêts postérieurs finissent après trois.',
  },
  'de.judgment.limitation-title': {
    says: 'Une demande avec un titre se prescrit par 30 ans.',
    from: 'le jour où le jugement ou l’ordonnance est devenu définitif',
    restartedBy: 'Chaque paiement et chaque acte d’exécution fait repartir les 30 ans.',
  },
}
