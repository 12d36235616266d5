/** The French words of the rows in ../notices-of-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICES_OF_LIFE_FR: Words = {
  'us.life.right-stay': {
    says: 'Une demande de faillite (bankruptcy) arrête le plus souvent tout de suite les réclamations, les saisies et les procès. Elle n’arrête pas la pension pour enfants.',
  },
  'us.life.right-clear': {
    says: 'Chapter 7 efface en quelques mois la plupart des dettes de carte et de soins si votre revenu est assez bas. Vous pouvez le plus souvent garder une maison ou une voiture jusqu’à des limites fixées.',
  },
  'us.life.right-creditor': {
    says: 'Tant que l’affaire est ouverte, vous ne pouvez rien réclamer à la personne qui a déposé. Si on vous doit de l’argent, déposez une demande (claim) au plus tard à la date indiquée dans l’avis.',
  },
  'us.life.right-forgiven': {
    says: 'Une dette effacée peut compter comme revenu. Elle ne compte pas si vous deviez plus que ce que vous possédiez, ou en faillite (bankruptcy). Déposez alors Form 982.',
  },
  'us.life.right-found': {
    says: 'Vous pouvez réclamer gratuitement à votre État de l’argent oublié. Les entreprises qui offrent de le trouver veulent une part, que beaucoup d’États limitent.',
  },
  'us.life.step-found': {
    says: 'Cherchez d’abord sur le propre site de votre État (unclaimed property). Ne signez rien et ne payez pas de frais avant cela.',
  },
  'us.life.reality-found': {
    says: 'Vous ne devez rien. Personne n’a besoin de votre mot de passe de banque pour cela.',
  },
  'us.life.right-estate': {
    says: 'Les héritiers peuvent voir le testament, et il y a un court délai pour s’y opposer. Les demandes contre la personne décédée doivent être déposées au plus tard à la date indiquée dans l’avis.',
  },
  'us.life.reality-estate': {
    says: 'Le plus souvent, vous n’avez pas à payer vous-même les dettes d’un parent décédé. Ses biens (estate) les paient d’abord.',
  },
  'us.life.step-estate': {
    says: 'Notez le tribunal, le numéro de l’affaire et les dates. Demandez au greffe (clerk) une copie des papiers.',
  },
  'us.life.right-subpoena': {
    says: 'Il faut obéir à une vraie convocation (subpoena), mais vous pouvez vous y opposer par écrit ou demander au tribunal de la limiter. Les témoins reçoivent le plus souvent une somme.',
  },
  'us.life.want-subpoena': {
    says: 'Quelqu’un dans un procès veut que vous veniez comme témoin ou remettiez des papiers.',
  },
  'us.life.step-subpoena': {
    says: 'Vérifiez le tribunal et le numéro de l’affaire auprès du greffe (clerk). Gardez les papiers demandés, et voyez un avocat avant la date.',
  },
  'us.life.right-verify': {
    says: 'Si E-Verify ne correspond pas, vous pouvez le contester dans les huit jours de travail fédéraux et continuer à travailler pendant ce temps. Vous choisissez quels papiers I-9 montrer.',
  },
  'us.life.right-cobra': {
    says: 'Vous avez 60 jours pour choisir COBRA, puis 45 jours pour payer la première fois. Cela peut remonter au jour où l’assurance a fini.',
  },
  'us.life.step-cobra': {
    says: 'Comparez le prix avec un plan Marketplace. Perdre l’assurance du travail y ouvre une période de 60 jours.',
  },
  'us.life.option-cobra': {
    says: 'Choisissez COBRA au plus tard à la date indiquée, ou un autre plan.',
    title: 'Choisir une assurance à temps',
    cost: 'Jusqu’à 102 % du prix entier',
    time: '60 jours pour choisir',
    risk: 'Après la date, le droit est perdu.',
    bestFor: 'Vous avez bientôt besoin de soins ou avez atteint votre franchise (deductible).',
  },
  'us.life.right-market': {
    says: 'Vous pouvez faire appel d’une décision Marketplace sur l’assurance ou l’aide, le plus souvent dans les 90 jours. Envoyez les preuves manquantes au plus tard à la date indiquée pour garder l’aide.',
  },
  'us.life.right-plan': {
    says: 'Un plan du travail qui dit non doit donner ses raisons. Vous avez le plus souvent 180 jours pour faire appel pour une incapacité, 60 pour une pension. Faites appel avant d’aller en justice.',
  },
  'us.life.right-lapse': {
    says: 'Vous pouvez le plus souvent montrer que vous aviez une assurance, ou demander une audience, avant la suspension du permis ou des plaques.',
  },
  'us.life.step-lapse': {
    says: 'Demandez aujourd’hui à votre assureur d’envoyer la preuve d’assurance, et répondez au bureau au plus tard à la date qu’il donne. Ne conduisez pas pendant la suspension.',
  },
  'us.life.option-lapse': {
    says: 'Envoyez la preuve ou demandez une audience par écrit.',
    title: 'Montrer la preuve ou demander une audience',
    cost: 'Gratuit ou de petits frais',
    time: 'Au plus tard à la date indiquée dans l’avis',
    risk: 'Une réponse tardive peut coûter le permis.',
    bestFor: 'Vous aviez une assurance ou c’est une erreur.',
  },
  'us.life.want-citizen': {
    says: 'Le bureau de l’immigration décide de votre demande pour devenir citoyen.',
  },
  'us.life.step-citizen': {
    says: 'Notez la date de la lettre et faites-la lire par un avocat de l’immigration ou un aidant agréé (accredited).',
  },
  'us.life.option-citizen': {
    says: 'Demandez une audience avec Form N-336, ou refaites une demande plus tard.',
    title: 'Demander une audience',
    cost: 'Des frais de dépôt, dont on peut être dispensé',
    time: '30 jours après la remise',
    risk: 'Les faits sont examinés à nouveau.',
    bestFor: 'La raison est fausse ou vous avez de nouvelles preuves.',
  },
  'us.life.want-rate': {
    says: 'La société de votre carte vous dit de nouvelles conditions et à partir de quel jour elles comptent.',
  },
  'us.life.step-rate': {
    says: 'Cherchez le droit de refuser et sa date. Comparez d’autres cartes avant d’utiliser encore celle-ci.',
  },
  'us.life.option-rate': {
    says: 'Refusez le changement par écrit au plus tard à la date indiquée. Le plus souvent, le compte ferme et vous remboursez l’ancien solde à l’ancien taux.',
    title: 'Refuser les nouvelles conditions',
    cost: 'Gratuit',
    time: 'Au plus tard à la date indiquée dans la lettre',
    risk: 'Vous pouvez perdre l’usage de la carte.',
    bestFor: 'Les nouvelles conditions sont bien moins bonnes.',
  },
  'us.life.want-injured': {
    says: 'L’assureur de votre employeur décide de la paie et des médecins après un accident du travail.',
  },
  'us.life.step-injured': {
    says: 'Demandez une audience au bureau de l’État (state board) dans son délai. Beaucoup d’avocats de travailleurs prennent une part seulement si vous gagnez.',
  },
  'us.life.option-injured': {
    says: 'Contestez le refus devant le bureau de l’État (state board) avec le rapport de votre médecin.',
    title: 'Demander une audience au bureau (board)',
    cost: 'Le plus souvent gratuit',
    time: 'Des semaines à un an',
    risk: 'Aucun.',
    bestFor: 'Le travail a causé ou aggravé la blessure.',
  },
  'us.life.right-wages': {
    says: 'Vous devez recevoir au moins le salaire minimum pour toutes les heures. Vous pouvez réclamer deux ou trois ans en arrière, et encore autant. On ne peut pas vous punir d’avoir demandé.',
  },
  'us.life.right-green-card': {
    says: 'Dites une nouvelle adresse au bureau de l’immigration dans les dix jours. Une carte conditionnelle (conditional card) demande Form I-751 dans les 90 jours avant sa fin.',
  },
}
