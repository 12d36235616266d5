/** La pension alimentaire par le Child Maintenance Service : le droit du Royaume-Uni en français. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const NIGHTS: RowWords = {
  says: 'Vous payez moins si l’enfant dort chez vous 52 nuits par an ou plus. Notez les nuits.',
}

export const CHILD_MAINTENANCE_FR: Words = {
  'gb.maintenance-letter.who': {
    says: 'Le Child Maintenance Service fait partie de l’État (DWP). Il calcule, encaisse et fait payer l’argent pour les enfants.',
  },
  'gb.maintenance-letter.last-step': {
    says: 'La prison ou la perte du permis demande d’abord un tribunal. Cela vient en dernier, quand tout le reste a échoué.',
  },
  'gb.maintenance-letter.deadline-again': {
    says: 'Vous avez 30 jours après la date d’une décision pour demander un nouvel examen.',
    action: 'Demander un nouvel examen de la décision',
    consequence:
      'Plus tard il faut une bonne raison, et sans ce nouvel examen il n’y a pas de recours.',
  },
  'gb.maintenance-letter.right-bank': {
    says: 'Ils peuvent prendre de l’argent sur votre compte sans tribunal. Pour une somme unique, vous avez d’abord 14 jours pour vous opposer ; l’argent est bloqué entre-temps.',
  },
  'gb.maintenance-letter.right-wages-appeal': {
    says: 'Contre une retenue sur salaire, vous pouvez aller au tribunal dans les 28 jours. Il faut un défaut, ou que l’argent ne soit pas un salaire.',
  },
  'gb.maintenance-letter.right-nights': NIGHTS,
  'gb.maintenance-letter.right-costs': {
    says: 'Demandez une adaptation (variation) pour des frais spéciaux, comme de longs trajets pour voir l’enfant ou le soin d’un enfant handicapé.',
  },
  'gb.maintenance-letter.fees': {
    says: 'Quand ils encaissent, vous payez 20% de plus, et l’autre parent perd 4%. Payer l’autre parent en direct ne coûte rien.',
    actionable: 'Payez à temps et demandez Direct Pay.',
  },
  'gb.maintenance-letter.warning-goes-on': {
    says: 'Demander un nouvel examen n’arrête pas l’encaissement. Continuez à payer la somme courante autant que possible.',
  },
  'gb.maintenance-letter.step-check': {
    says: 'Vérifiez le revenu, les nuits et chaque paiement dans la lettre. Cherchez les lignes de banque de tout ce que vous avez payé.',
  },
  'gb.maintenance-letter.step-call': {
    says: 'Appelez ou écrivez avant le jour de la lettre. Proposez pour l’arriéré une somme par semaine que vous pouvez tenir.',
  },
  'gb.maintenance-letter.option-again': {
    says: 'Dites ce qui est faux : le revenu, les nuits ou des paiements oubliés. Envoyez des preuves.',
    title: 'Demander un nouvel examen',
    cost: 'Rien.',
    time: 'Une lettre maintenant, quelques semaines pour la réponse.',
    risk: 'La somme peut aussi monter.',
    bestFor: 'La somme ou l’arriéré vous semble faux.',
  },
  'gb.maintenance-letter.option-plan': {
    says: 'Envoyez une liste de vos revenus et frais. Proposez la somme courante et une part de l’arriéré.',
    title: 'Convenir d’un plan pour l’arriéré',
    cost: 'La somme convenue.',
    time: 'Un appel maintenant.',
    risk: 'Si un paiement manque, ils peuvent aller à votre salaire ou à votre banque.',
    bestFor: 'Vous le devez mais ne pouvez pas tout payer d’un coup.',
  },
  'gb.maintenance-letter.ni-who': {
    says: 'En Irlande du Nord, le Child Maintenance Service fait partie du Department for Communities.',
  },
  'gb.maintenance-letter.ni-right-powers': {
    says: 'Ils peuvent prendre de l’argent sur votre salaire ou votre compte sans tribunal. Demandez comment chaque somme est calculée, et opposez-vous à temps.',
  },
  'gb.maintenance-letter.ni-right-nights': NIGHTS,
}
