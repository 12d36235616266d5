/** The French words of Japan: court claim. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_FR: Words = {
  'jp.court.want-order': {
    says: 'Un greffier du tribunal vous ordonne de payer, à la demande du créancier. On ne vous a pas encore entendu.',
  },
  'jp.court.want-suit': {
    says: 'Quelqu’un vous attaque au tribunal. Le tribunal vous dit le jour d’audience et demande une réponse (答弁書).',
  },
  'jp.court.who': {
    says: 'Cela vient d’un tribunal, le plus souvent le tribunal sommaire (簡易裁判所), pour jusqu’à 1,4 million de yens.',
  },
  'jp.court.real': {
    says: 'Rien n’est encore définitif. Une courte réponse à temps garde vos droits.',
  },
  'jp.court.not-yet': {
    says: 'Ils ne peuvent pas prendre votre salaire ou l’argent en banque maintenant. Il faut d’abord un jugement ou un ordre exécutoire. Un tribunal peut bloquer des biens avant (仮差押え), mais c’est rare.',
  },
  'jp.court.rights': {
    says: 'Vous pouvez contester, demander à payer en plusieurs fois et dire que la dette est trop ancienne. Il ne faut pas d’avocat.',
  },
  'jp.court.deadline-order': {
    says: 'Vous avez deux semaines depuis la remise pour vous opposer (督促異議). Il ne faut pas de raison.',
    action: 'Envoyer l’opposition au tribunal',
    consequence: 'Le créancier peut demander l’exécution tout de suite.',
  },
  'jp.court.deadline-provisional': {
    says: 'C’est la deuxième et dernière fois pour s’opposer : deux semaines depuis la remise. La saisie peut déjà commencer, alors demandez aussi de l’arrêter.',
    action: 'S’opposer, et demander d’arrêter l’exécution',
    consequence: 'Il vaut comme un jugement définitif.',
  },
  'jp.court.deadline-day': {
    says: 'Envoyez votre réponse (答弁書) avant le jour donné par le tribunal, ou allez à l’audience.',
    action: 'Envoyer la réponse ou aller à l’audience',
    consequence: 'Ce qu’ils disent compte comme vrai, et ils gagnent.',
  },
  'jp.court.step-real': {
    says: 'Vérifiez que c’est vrai. Cherchez vous-même le numéro du tribunal et demandez avec le numéro de l’affaire (事件番号).',
  },
  'jp.court.step-reply-order': {
    says: 'Remplissez le formulaire d’opposition de l’enveloppe et envoyez-le. Une ligne disant que vous vous opposez suffit.',
  },
  'jp.court.step-reply-suit': {
    says: 'Écrivez une réponse (答弁書) : ce qui est faux, ou combien vous pouvez payer par mois. À la première audience, elle peut vous remplacer.',
  },
  'jp.court.step-help': {
    says: 'Appelez Houterasu ou un avocat maintenant.',
  },
  'jp.court.step-old': {
    says: 'Si la dette est trop ancienne, écrivez-le dans la réponse (時効を援用します).',
  },
  'jp.court.step-split': {
    says: 'Si vous la devez, demandez à payer en plusieurs fois. Le tribunal sommaire peut donner jusqu’à cinq ans.',
  },
  'jp.court.right-object': {
    says: 'Vous avez le droit de vous opposer sans raison. Alors cela devient une affaire ordinaire.',
  },
  'jp.court.right-ordinary': {
    says: 'Dans une petite demande (少額訴訟), vous pouvez demander une affaire ordinaire à la première audience.',
  },
  'jp.court.right-self': {
    says: 'Vous pouvez parler et écrire pour vous-même, sans avocat.',
  },
  'jp.court.right-heard': {
    says: 'Vous avez le droit de donner au juge votre version et de voir les preuves.',
  },
  'jp.court.option-defend': {
    title: 'S’opposer ou répondre',
    says: 'Envoyez à temps le formulaire ou la réponse.',
    cost: 'Rien que la poste.',
    time: 'Deux semaines ou le jour donné.',
    risk: 'Des frais si vous perdez.',
    bestFor: 'Vous n’êtes pas d’accord ou devez payer en plusieurs fois.',
  },
  'jp.court.option-split': {
    title: 'Demander plusieurs paiements au tribunal',
    says: 'Écrivez la somme par mois dans votre réponse.',
    cost: 'Ce que vous offrez.',
    time: 'À l’audience.',
    risk: 'Le créancier peut d’abord refuser.',
    bestFor: 'Vous la devez.',
  },
  'jp.court.option-help': {
    title: 'Demander à Houterasu ou à un avocat',
    says: 'Conseil gratuit avec un petit revenu.',
    cost: 'Rien.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Toute personne avec des papiers du tribunal.',
  },
  'jp.court.warn-ignore': {
    says: 'Si vous ne faites rien, vous perdez et votre salaire ou votre banque peuvent être saisis.',
  },
}
