/** The words in French, by row: court. */
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
  'ca.claim.qc-answer': {
    says: 'Au Québec, vous avez 15 jours pour répondre à une assignation. Par prudence, nous comptons depuis la date du papier.',
    action: 'Répondre par écrit à l’assignation',
    consequence: 'Un jugement par défaut peut être rendu.',
  },
  'ca.claim.qc-small': {
    says: 'Aux petites créances du Québec, vous avez 20 jours pour dire votre choix. Par prudence, nous comptons depuis la date.',
    action: 'Dire au greffe votre choix : payer, régler ou contester',
    consequence: 'Le tribunal peut décider sans vous.',
  },
  'ca.judged.want': { says: 'Un tribunal a décidé, ou des officiers ont commencé à recouvrer.' },
  'ca.judged.reality': {
    says: 'C’est sérieux, mais vous avez encore des choix. Vous pouvez offrir un plan ou demander de rouvrir la cause.',
  },
  'ca.judged.who': {
    says: 'Seuls des officiers de justice peuvent saisir : au Québec un huissier, ailleurs un shérif.',
  },
  'ca.judged.rights': {
    says: 'La loi protège une partie de votre paie et les biens de base de votre maison.',
  },
  'ca.judged.not-all': {
    says: 'Ils ne peuvent pas tout prendre. La Sécurité de la vieillesse et le Régime de pensions du Canada sont protégés des créanciers ordinaires.',
  },
  'ca.judged.know-bank': {
    says: 'L’argent mêlé dans un compte est plus dur à protéger. Agissez vite si un compte est bloqué.',
  },
  'ca.judged.right-pension': {
    says: 'Un créancier ordinaire ne peut pas saisir votre Sécurité de la vieillesse ni votre Régime de pensions du Canada.',
  },
  'ca.judged.right-setaside': {
    says: 'Si vous n’avez jamais reçu la demande, ou aviez une bonne raison, vous pouvez demander d’annuler le jugement.',
  },
  'ca.judged.right-plan': {
    says: 'Vous pouvez offrir un plan de paiement. Bien des tribunaux regardent ce que vous pouvez payer.',
  },
  'ca.judged.qc-wages': {
    says: 'Au Québec, une partie de base de votre paie est insaisissable. Du reste, ils peuvent prendre 30 %.',
  },
  'ca.judged.qc-revoke': {
    says: 'Au Québec, vous pouvez demander l’annulation (rétractation) d’un jugement par défaut dans les 30 jours où vous l’avez appris.',
  },
  'ca.judged.step-call': {
    says: 'Appelez le greffe avec le numéro du dossier. Demandez ce qui a été ordonné, quand, et la suite.',
  },
  'ca.judged.step-served': {
    says: 'Demandez-vous si vous avez reçu la demande. Sinon, demandez vite au tribunal comment annuler le jugement.',
  },
  'ca.judged.step-list': {
    says: 'Notez vos revenus, votre loyer et vos frais. Il le faut pour un plan ou une audience.',
  },
  'ca.judged.step-trustee': {
    says: 'Parlez cette semaine à un syndic autorisé en insolvabilité. Une proposition arrête la plupart des saisies de paie.',
  },
  'ca.judged.opt-setaside': {
    says: 'Expliquez pourquoi vous n’avez pas répondu et quelle est votre défense.',
    title: 'Demander de rouvrir',
    cost: 'Il peut y avoir des frais.',
    time: 'Agissez en quelques jours.',
    risk: 'Le tribunal peut refuser.',
    bestFor: 'Vous n’avez rien reçu, ou vous avez une bonne défense.',
  },
  'ca.judged.opt-plan': {
    says: 'Offrez une somme par mois et demandez d’arrêter la saisie pendant que vous payez.',
    title: 'Offrir un plan',
    cost: 'La somme offerte.',
    time: 'Jours ou semaines.',
    risk: 'Un versement manqué, et ils reprennent.',
    bestFor: 'Vous devez et avez un revenu.',
  },
  'ca.judged.opt-proposal': {
    says: 'Un syndic dépose des papiers, et la loi arrête la plupart des saisies.',
    title: 'Proposition ou faillite',
    cost: 'Payé avec ce que vous offrez.',
    time: 'Quelques jours pour commencer.',
    risk: 'Cela paraît au dossier de crédit. Certaines dettes restent, comme les pensions alimentaires.',
    bestFor: 'Vous devez bien plus que vous ne pouvez payer.',
  },
  'ca.judged.warn-tax': {
    says: 'Le fisc est différent. Il peut prendre une partie de votre paie ou de votre compte sans aller au tribunal.',
  },
  'ca.claim.on-defence': {
    says: 'En Ontario, vous avez 20 jours après la signification (service) pour déposer une défense (defence). Par prudence, nous comptons depuis la date du papier.',
    action: 'Déposer votre défense à la Cour des petites créances (Small Claims Court)',
    consequence: 'Le tribunal peut leur donner raison sans vous entendre.',
  },
  'ca.claim.bc-reply': {
    says: 'En Colombie-Britannique, vous avez 14 jours après la signification (service) pour déposer une réponse (reply). Par prudence, nous comptons depuis la date du papier.',
    action: 'Déposer votre réponse à la cour ou au tribunal',
    consequence: 'Ils peuvent obtenir une ordonnance par défaut sans qu’on vous entende.',
  },
  'ca.claim.ab-dispute': {
    says: 'En Alberta, vous avez 20 jours après la signification (service) pour déposer une contestation (dispute note). Par prudence, nous comptons depuis la date du papier.',
    action: 'Déposer une contestation (dispute note) au tribunal',
    consequence: 'Ils peuvent obtenir un jugement sans qu’on vous entende.',
  },
  'ca.claim.on-limit': {
    says: 'Depuis octobre 2025, la Cour des petites créances de l’Ontario (Small Claims Court) entend les demandes jusqu’à 50 000 $.',
  },
  'ca.claim.bc-crt': {
    says: 'En Colombie-Britannique, la plupart des demandes jusqu’à 5 000 $ vont au tribunal en ligne (Civil Resolution Tribunal).',
  },
  'ca.claim.on-plan': {
    says: 'En Ontario, vous pouvez reconnaître la dette dans le formulaire de défense et proposer un plan de paiement. Il les lie, sauf s’ils s’y opposent dans les 20 jours.',
  },
  'ca.judged.on-wages': {
    says: 'En Ontario, 80 % de votre paie nette est protégée contre la plupart des créanciers. Pour une pension alimentaire, c’est la moitié.',
  },
  'ca.judged.bc-wages': {
    says: 'En Colombie-Britannique, 70 % de votre paie nette est protégée contre la plupart des créanciers.',
  },
  'ca.judged.on-setaside': {
    says: 'En Ontario, vous pouvez demander au tribunal d’annuler un jugement par défaut. Il faut une défense sérieuse, une bonne raison, et agir vite.',
  },
  'ca.judged.on-goods': {
    says: 'En Ontario, vêtements, meubles, outils de travail et une voiture sont protégés jusqu’à des valeurs fixées.',
  },
  'ca.judged.bc-goods': {
    says: 'En Colombie-Britannique, vêtements, meubles, outils et une voiture sont protégés jusqu’à des valeurs fixées.',
  },
  'ca.judged.ab-safe': {
    says: 'En Alberta, une partie de la paie, la nourriture, les vêtements, les meubles, les outils et une voiture sont protégés jusqu’à des valeurs fixées. Seule une agence d’exécution civile peut saisir.',
  },
  'ca.judged.sk-safe': {
    says: 'En Saskatchewan, une partie de la paie et les biens utiles au logement sont protégés. Seul le shérif peut saisir.',
  },
  'ca.judged.mb-wages': {
    says: 'Au Manitoba, la plupart des créanciers peuvent prendre 30 % de la paie au plus.',
  },
  'ca.claim.bc-dispute-notice': {
    says: 'Envoyez votre réponse (Dispute Response) en ligne avant le jour indiqué, le plus souvent dans les 14 jours. Sinon, le tribunal peut vous condamner à payer sans vous entendre.',
  },
}
