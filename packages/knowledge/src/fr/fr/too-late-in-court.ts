/** What can still be done when the time in a paper of a court or an enforcement officer is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_FR: Words = {
  'fr.late.order-want': {
    says: 'Un juge a rendu une injonction de payer. Compté depuis la date du papier, le mois pour faire opposition est passé.',
  },
  'fr.late.order-reality': {
    says: 'Elle vaut peut-être déjà jugement. Mais si elle ne vous a jamais été remise en main propre, vous êtes peut-être encore dans le délai.',
  },
  'fr.late.order-step': {
    says: 'Vous a-t-elle été remise en main propre ? Sinon, faites opposition aujourd’hui en recommandé. Le mois court du premier acte remis en personne ou de la première saisie.',
  },
  'fr.late.order-option': {
    says: 'Écrivez au greffe : « Je fais opposition à l’ordonnance du (date, numéro). Elle ne m’a pas été signifiée à personne. »',
    title: 'Faire opposition tard, si rien ne vous a été remis',
    cost: 'Une lettre recommandée.',
    time: 'Un mois après le premier acte en personne ou la première saisie.',
    risk: 'Si elle vous a été remise en personne, le juge refusera.',
    bestFor: 'Elle a été laissée à l’étude, dans la boîte ou à une ancienne adresse.',
  },
  'fr.late.summons-reality': {
    says: 'Le jour de l’audience semble passé. Le juge a peut-être décidé sans vous. Un jugement ne s’exécute qu’après sa signification par un commissaire de justice.',
  },
  'fr.late.summons-step': {
    says: 'Appelez aujourd’hui le greffe avec le numéro. Demandez s’il y a un jugement ou une nouvelle date. Pas encore ? Demandez par écrit à être entendu.',
  },
  'fr.late.summons-option': {
    says: 'Quand le jugement vous est signifié, faites appel. Pour les petites sommes sans appel, si vous n’avez pas été cité à personne, faites opposition.',
    title: 'Appel ou opposition, si le juge a décidé sans vous',
    cost: 'Un avocat pour la plupart des appels, sauf aide juridictionnelle.',
    time: 'Un mois après la signification.',
    risk: 'Les frais augmentent si vous perdez.',
    bestFor: 'Vous avez une raison contre la demande.',
  },
  'fr.late.lapse-right': {
    says: 'Vous étiez absent ? Un jugement non signifié dans les six mois peut perdre sa force.',
  },
  'fr.late.judgment-reality': {
    says: 'Compté depuis la date du papier, le délai d’appel est passé. Le mois court de la signification. Délais de paiement et surendettement restent ouverts.',
  },
  'fr.late.judgment-rights': {
    says: 'Vous pouvez encore demander des délais, garder ce que la loi protège et déposer un dossier de surendettement.',
  },
  'fr.late.judgment-step': {
    says: 'Quand et comment l’acte vous a-t-il été remis ? Si vous n’en avez rien su sans faute, voyez aujourd’hui un avocat pour un relevé de forclusion.',
  },
  'fr.late.judgment-option': {
    says: 'Demandez-le au président de la juridiction d’appel. Montrez que vous l’avez su trop tard, ou que vous ne pouviez pas agir.',
    title: 'Demander un relevé de forclusion',
    cost: 'Un avocat et une assignation. L’aide juridictionnelle peut payer.',
    time: 'Deux mois après le premier acte remis en personne, ou la première saisie.',
    risk: 'Le président peut refuser, sans recours.',
    bestFor: 'Vous étiez absent du procès et ne le saviez pas.',
  },
  'fr.late.officer-step': {
    says: 'Appelez aujourd’hui le commissaire de justice, même si le délai est passé. Demandez ce qui est déjà saisi et proposez une mensualité par écrit.',
  },
  'fr.late.bank-right': {
    says: 'Le mois contre la saisie du compte est passé ? Si vous ne deviez pas l’argent, vous pouvez encore agir à vos frais pour le récupérer.',
  },
}
