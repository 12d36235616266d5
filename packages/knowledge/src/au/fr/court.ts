/** Claims before a court: the papers, the defence and help: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_FR: Words = {
  'au.claim.want': {
    says: 'Vous pouvez répondre et donner votre version. Cherchez le dernier jour pour le faire.',
  },
  'au.claim.reality': {
    says: 'C’est une vraie étape au tribunal. Ce n’est pas encore un jugement. Si vous répondez à temps, ils doivent prouver leur affaire.',
  },
  'au.claim.who': {
    says: 'Celui qui poursuit est le demandeur (plaintiff ou claimant). Vous êtes le défendeur (defendant). Le tribunal ne prend pas parti.',
  },
  'au.claim.rights': {
    says: 'Vous pouvez tout contester ou une partie, trouver un accord, ou demander à payer en plusieurs fois.',
  },
  'au.claim.not-yet': {
    says: 'Ils ne peuvent pas encore toucher à votre paie, à votre compte ou à vos biens. Il leur faut d’abord un jugement (judgment).',
  },
  'au.claim.know-afca': {
    says: 'S’il s’agit d’un prêt ou d’une carte, une plainte à l’AFCA avant le jugement peut arrêter le procès.',
  },
  'au.claim.right-defend': {
    says: 'Vous avez le droit de déposer une défense (defence) et d’être entendu.',
  },
  'au.claim.right-afca': {
    says: 'Pour un prêt ou une carte, vous pouvez aller à l’AFCA même après l’arrivée de la demande, mais avant le jugement.',
  },
  'au.claim.right-old': {
    says: 'Vous pouvez dire que la demande est trop vieille. Écrivez-le dans votre défense (defence).',
  },
  'au.claim.step-date': {
    says: 'Notez le jour où vous avez reçu les papiers. Trouvez sur le formulaire le dernier jour pour répondre.',
  },
  'au.claim.step-help': {
    says: 'Appelez aujourd’hui la National Debt Helpline au 1800 007 007 ou l’aide juridique (legal aid).',
  },
  'au.claim.step-file': {
    says: 'Remplissez le formulaire de défense (defence) de ce tribunal et déposez-le à temps. Gardez une copie.',
  },
  'au.claim.step-proof': {
    says: 'Réunissez vos papiers : contrat, factures, e-mails et preuves de paiement.',
  },
  'au.claim.opt-defend': {
    says: 'Dites ce que vous acceptez, ce que vous refusez, et pourquoi.',
    title: 'Déposer une défense (defence)',
    cost: 'Le plus souvent gratuit.',
    time: 'Avant le dernier jour pour répondre.',
    risk: 'Si vous perdez, vous pouvez devoir des frais.',
    bestFor: 'Vous ne devez rien, ou pas tout.',
  },
  'au.claim.opt-afca': {
    says: 'Déposez une plainte en ligne et dites-le à l’autre côté et au tribunal.',
    title: 'Aller à l’AFCA',
    cost: 'Gratuit.',
    time: 'Avant le jugement, et avant le dernier jour pour répondre.',
    risk: 'Déposez aussi une défense (defence) si le jour est proche.',
    bestFor: 'C’est un prêt, une carte ou une dette achetée.',
  },
  'au.claim.opt-settle': {
    says: 'Offrez une somme ou un plan. Déposez quand même votre défense (defence), sauf si l’accord est signé.',
    title: 'Trouver un accord ou payer en plusieurs fois',
    cost: 'La somme convenue.',
    time: 'Avant le dernier jour pour répondre.',
    risk: 'Sans accord, le temps pour répondre peut passer.',
    bestFor: 'Vous devez la somme, mais ne pouvez pas payer tout de suite.',
  },
  'au.claim.warn-default': {
    says: 'Si vous ne répondez pas à temps, le tribunal peut décider sans vous. C’est un jugement par défaut (default judgment).',
  },
  'au.claim.insight-buyer': {
    says: 'Si un acheteur de dettes poursuit, demandez-lui de prouver chaque vente de la dette.',
    actionable:
      'Écrivez dans votre défense (defence) que vous n’admettez pas que la dette est à lui.',
  },
  'au.claim.right-default-notice': {
    says: 'Pour un prêt ou une carte, ils doivent d’abord envoyer un avis de défaut (default notice) et laisser 30 jours. Demandez une copie; s’il n’y en a pas eu, dites-le dans votre défense.',
  },
  'au.tribunal.rights': {
    says: "Vous pouvez aller à l'audience, donner votre version et apporter des preuves. La plupart parlent eux-mêmes, car un avocat doit souvent être autorisé.",
  },
  'au.tribunal.step-go': {
    says: "Notez le jour, l'heure et le lieu, et allez-y. Sinon, demandez avant au tribunal un autre jour ou une audience par téléphone.",
  },
  'au.tribunal.step-orders': {
    says: "Lisez si le tribunal demande des papiers ou une défense écrite, ou décide sans audience. Si oui, envoyez les vôtres à temps, aussi à l'autre partie.",
  },
  'au.tribunal.right-undo': {
    says: "Si vous aviez une bonne raison de ne pas venir, demandez d'annuler la décision. Au NCAT, 7 jours dès la décision; au VCAT, 14 jours dès que vous l'apprenez.",
  },
  'au.tribunal.warn-absent': {
    says: 'Si vous ne venez pas, le tribunal peut décider sans vous.',
  },
  'au.tribunal.option-go': {
    title: 'Donner votre version au tribunal',
    cost: 'Le plus souvent gratuit pour vous.',
    time: "Le jour de l'audience.",
    risk: 'Si vous perdez, vous devez faire ce qui est ordonné.',
    bestFor: 'Vous ne le devez pas, ou pas tout.',
    says: 'Allez-y avec papiers, photos et témoins. Vous pouvez aussi proposer un accord par écrit avant.',
  },
}
