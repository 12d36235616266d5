/** What to do about a court claim: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_STEPS_FR: Words = {
  'gb.claim.step-acknowledge': {
    says: 'Envoyez l’accusé de réception (acknowledgment of service) aujourd’hui, en ligne ou par la poste. Il dit seulement que vous avez reçu la demande. Il vous donne 28 jours pour vous défendre, au lieu de 14.',
  },
  'gb.claim.step-choose': {
    says: 'Décidez : tout reconnaître, reconnaître une partie, ou vous défendre. Le formulaire N9A (admission) sert à reconnaître. Le formulaire N9B (defence) sert à contester.',
  },
  'gb.claim.step-admit': {
    says: 'Si vous devez l’argent, remplissez le formulaire N9A (admission) avec vos revenus et dépenses. Offrez une somme par mois. Envoyez-le au demandeur (claimant) dans les 14 jours.',
  },
  'gb.claim.step-passed-ask': {
    says: 'Le délai habituel de réponse est passé. Appelez le tribunal aujourd’hui avec le numéro de l’affaire (claim number). Demandez s’il y a une décision (judgment) contre vous.',
  },
  'gb.claim.step-passed-no-judgment': {
    says: 'S’il n’y a pas de décision (judgment), envoyez aujourd’hui au tribunal votre défense ou votre aveu (admission). Cela peut encore compter.',
  },
  'gb.claim.step-passed-judgment': {
    says: 'S’il y a une décision (judgment), vous pouvez demander au tribunal de l’annuler (set aside) avec le formulaire N244. Dites pourquoi vous n’avez pas répondu et quelle est votre défense. Faites vite.',
  },
  'gb.claim.step-response-scotland': {
    says: 'Remplissez le formulaire de réponse (Response Form). Envoyez-le au tribunal et au demandeur (claimant) avant le dernier jour pour répondre.',
  },
  'gb.claim.step-reply-ni': {
    says: 'Lisez le formulaire du tribunal aujourd’hui. Il dit combien de jours vous avez et où envoyer votre réponse. Prenez conseil avant cette date.',
  },
  'gb.claim.step-dates': {
    says: 'Notez le numéro de l’affaire (claim number), la date d’émission (issue date) et le dernier jour pour répondre. Mettez ce jour maintenant dans votre calendrier.',
  },
  'gb.claim.step-advice': {
    says: 'Appelez cette semaine un conseiller en dettes gratuit ou Citizens Advice. Dites-leur le dernier jour pour répondre.',
  },
  'gb.claim.step-pay-in-time': {
    says: 'Si vous pouvez tout payer dans les 14 jours, payez le demandeur (claimant) et gardez la preuve. Il ne devrait alors pas y avoir de décision (judgment).',
  },
  'gb.claim.step-time-to-pay-scotland': {
    says: 'Si vous devez l’argent, demandez du temps pour payer. Utilisez le formulaire « Time to Pay » venu avec la demande, avant le dernier jour.',
  },
  'gb.claim.step-defend': {
    says: 'Dans votre défense, répondez à chaque point. Soyez d’accord, ou niez et dites pourquoi, ou dites que vous ne pouvez pas savoir et qu’ils doivent le prouver.',
  },
  'gb.claim.step-papers': {
    says: 'Demandez par écrit au demandeur (claimant) chaque papier cité dans la demande, comme le contrat et les avis. Faites-le maintenant.',
  },
  'gb.claim.step-agreement': {
    says: 'Pour une dette de crédit, demandez aujourd’hui le contrat (credit agreement) avec £1. S’ils ne l’envoient pas, dites-le dans votre défense.',
  },
  'gb.claim.step-too-old': {
    says: 'Si la dette a plus de six ans, vous devez le dire dans votre défense. Le tribunal ne le dira pas pour vous.',
  },
  'gb.claim.step-online': {
    says: 'Si vous répondez en ligne, gardez la page de confirmation. Si vous postez, demandez une preuve d’envoi et comptez quelques jours.',
  },
  'gb.claim.step-more-time': {
    says: 'S’il vous faut plus de temps pour vous défendre, demandez au demandeur (claimant) jusqu’à 28 jours de plus. S’il accepte, dites-le ensuite par écrit au tribunal.',
  },
}
