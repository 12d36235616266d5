/** A court judgment: warnings, what an adviser would notice, tactics and required parts. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_INSIGHTS_FR: Words = {
  'gb.judgment.warn-bailiffs': {
    says: 'Sans paiement ni réponse, ils peuvent demander au tribunal des huissiers (bailiffs), une part de votre salaire ou une charge sur votre logement.',
  },
  'gb.judgment.warn-move-fast': {
    says: 'Le tribunal regarde si vous avez agi vite une fois informé. Si vous voulez l’annulation, n’attendez pas.',
  },
  'gb.judgment.insight-default': {
    says: 'Cette décision (judgment) a été rendue, ou demandée, car le tribunal n’a pas eu de réponse de vous. Aucun juge n’a entendu votre côté.',
    actionable:
      'Vérifiez où et quand la demande a été envoyée. Si elle est partie à une ancienne adresse, dites-le tout de suite au tribunal.',
  },
  'gb.judgment.insight-request-only': {
    says: 'Ce papier demande au tribunal une décision (judgment). Elle n’a peut-être pas encore été rendue.',
    actionable:
      'Appelez le tribunal maintenant avec le numéro de l’affaire (claim number). S’il n’y a pas encore de décision, envoyez votre réponse le même jour.',
  },
  'gb.judgment.tactic-consent': {
    says: 'Demandez au demandeur (claimant) d’accepter l’annulation de la décision (set aside) contre paiement. Certains acceptent, et le tribunal peut alors donner l’ordre.',
    risk: 'Il peut dire non. Il y a quand même des frais de tribunal.',
    notWhen: 'Votre mois pour payer va bientôt finir.',
  },
  'gb.judgment.tactic-stay': {
    says: 'Quand vous demandez d’annuler ou de changer une décision (judgment), demandez aussi de retenir les huissiers (bailiffs) jusqu’à la réponse du tribunal.',
    risk: 'Le tribunal peut vouloir un paiement pendant l’attente.',
    notWhen: 'Personne n’a demandé d’huissiers (bailiffs).',
  },
  'gb.judgment.element-case': {
    says: 'Une vraie décision (judgment) nomme un tribunal et un numéro d’affaire (claim number).',
    name: 'Un tribunal, un numéro d’affaire (claim number) et une date',
    ifMissing:
      'Nous ne voyons pas de numéro d’affaire. Cherchez dans le registre des décisions avant de payer.',
  },
}
