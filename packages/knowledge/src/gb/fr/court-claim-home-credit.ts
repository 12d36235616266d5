/** Actions sur le logement et le crédit : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_HOME_AND_CREDIT_FR: Words = {
  'gb.claim.section-21-ended': {
    says: "La section 21 a pris fin pour les bailleurs privés le 1er mai 2026. Un avis plus ancien ne compte que si l'action était au tribunal au 31 juillet 2026.",
    actionable:
      "Cherchez la date de l'avis et celle de l'action. Montrez-les maintenant à un conseiller logement gratuit.",
  },
  'gb.claim.six-weeks': {
    says: "Si le juge doit ordonner le départ, vous pouvez demander jusqu'à six semaines si partir plus tôt est très dur. Dites pourquoi sur le formulaire.",
  },
  'gb.claim.homeless-help': {
    says: 'Prévenez votre council maintenant. Si vous risquez de perdre votre logement sous 56 jours, il doit vous aider.',
  },
  'gb.claim.social-landlord-first': {
    says: "Un council ou une housing association doit chercher un plan et aider pour les prestations avant le tribunal. Dites au juge si cela n'a pas été fait.",
  },
  'gb.claim.mortgage-protocol': {
    says: "Le prêteur doit parler avec vous des moyens de payer avant le tribunal. S'il ne l'a pas fait, demandez au juge un report.",
  },
  'gb.claim.mortgage-last-resort': {
    says: 'Prendre le logement doit être le dernier recours. Le prêteur doit étudier une durée plus longue, de plus petits paiements ou un délai pour vendre.',
  },
  'gb.claim.scotland-simple-limit': {
    says: "La procédure simple (simple procedure) vaut pour les demandes jusqu'à £5,000. Elle est faite pour se passer d'avocat.",
  },
  'gb.claim.scotland-tenancy-tribunal': {
    says: 'La plupart des litiges de location privée relèvent du First-tier Tribunal for Scotland, pas du sheriff court.',
    actionable:
      "Dites dans le Response Form que le sheriff court n'est peut-être pas compétent, et consultez Shelter Scotland.",
  },
  'gb.claim.scotland-time-order': {
    says: 'Pour un crédit, vous pouvez aussi demander au sheriff une time order. Elle peut fixer de plus petits paiements plus longtemps.',
  },
}
