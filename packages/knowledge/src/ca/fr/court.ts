/** Claims before a court: the papers, the days to answer and the defence: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_WORDS: Words = {
  'ca.claim.want': {
    says: 'Vous pouvez répondre et donner votre version. Cherchez le dernier jour pour le faire.',
  },
  'ca.claim.reality': {
    says: 'C’est une vraie étape au tribunal. Ce n’est pas encore un jugement. Si vous répondez à temps, ils doivent prouver leur cause.',
  },
  'ca.claim.who': {
    says: 'Celui qui poursuit est le demandeur. Vous êtes le défendeur. Le tribunal ne prend pas parti.',
  },
  'ca.claim.rights': {
    says: 'Vous pouvez tout contester ou une partie, offrir un règlement ou demander du temps. Aux petites créances, il ne faut pas d’avocat.',
  },
  'ca.claim.not-yet': {
    says: 'Ils ne peuvent pas encore toucher à votre paie ou à votre compte. Il leur faut d’abord un jugement.',
  },
  'ca.claim.know-default': {
    says: 'Beaucoup de gens perdent seulement parce qu’ils n’ont pas répondu. Une courte réponse à temps garde votre cause ouverte.',
  },
  'ca.claim.right-defend': {
    says: 'Vous avez le droit de produire une défense et d’être entendu.',
  },
  'ca.claim.right-proof': {
    says: 'Vous avez le droit de voir leurs preuves. Ils doivent prouver la dette et la somme.',
  },
  'ca.claim.right-old': {
    says: 'Vous pouvez dire que la demande arrive trop tard. Le tribunal ne le cherche pas seul : écrivez-le dans votre défense.',
  },
  'ca.claim.step-date': {
    says: 'Trouvez le jour où vous avez reçu les papiers et notez-le. Comptez le délai à partir de là.',
  },
  'ca.claim.step-file': {
    says: 'Remplissez la réponse du tribunal. Déposez-la et gardez une copie estampillée.',
  },
  'ca.claim.step-proof': {
    says: 'Réunissez vos papiers : contrat, factures, courriels, preuves de paiement.',
  },
  'ca.claim.step-help': {
    says: 'Demandez vite de l’aide juridique gratuite. Une clinique ou un centre de justice peut lire votre réponse.',
  },
  'ca.claim.opt-defend': {
    says: 'Dites ce que vous acceptez, ce que vous refusez, et pourquoi.',
    title: 'Contester',
    cost: 'Souvent de petits frais. Vous pouvez demander de ne pas payer.',
    time: 'Avant le dernier jour pour répondre.',
    risk: 'Si vous perdez, vous pouvez devoir des frais.',
    bestFor: 'Vous ne devez rien, ou pas tout.',
  },
  'ca.claim.opt-settle': {
    says: 'Offrez une somme ou un plan. Répondez quand même, sauf si l’accord est signé et la demande retirée.',
    title: 'Régler',
    cost: 'La somme convenue.',
    time: 'Avant le dernier jour pour répondre.',
    risk: 'Sans accord, le délai peut passer.',
    bestFor: 'Vous devez, mais ne pouvez pas tout payer.',
  },
  'ca.claim.opt-trustee': {
    says: 'Une proposition ou une faillite arrête aussitôt la plupart des demandes d’argent.',
    title: 'Voir un syndic autorisé',
    cost: 'Payé avec ce que vous offrez.',
    time: 'Quelques jours pour commencer.',
    risk: 'Cela reste des années au dossier de crédit.',
    bestFor: 'Vous avez beaucoup de dettes et ne pouvez pas payer.',
  },
  'ca.claim.warn-default': {
    says: 'Si vous ne répondez pas à temps, le tribunal peut décider sans vous.',
  },
  'ca.claim.insight-buyer': {
    says: 'Si un acheteur de dettes poursuit, demandez-lui de prouver chaque vente depuis le premier prêteur.',
    actionable: 'Écrivez dans votre défense que vous n’admettez pas qu’il possède la dette.',
  },
}
