/** The French words of the rows in ../dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_FR: Words = {
  'us.work.want': {
    says: 'Votre employeur met fin à votre emploi. Il veut peut-être aussi que vous signiez des papiers ou rendiez des choses.',
  },
  'us.work.who': {
    says: 'Cela vient de votre employeur. Ce n’est pas une décision d’un tribunal ou du bureau du chômage.',
  },
  'us.work.reality': {
    says: 'Dans la plupart des États, un emploi peut finir à tout moment, mais pas pour une raison interdite. On vous doit votre paie, et vous pouvez demander le chômage.',
  },
  'us.work.rights-summary': {
    says: 'Tout le travail fait doit être payé. Vous pouvez demander le chômage, garder un temps votre assurance santé et signaler une discrimination.',
  },
  'us.work.not-yet': {
    says: 'Ils ne peuvent pas vous faire signer aujourd’hui la perte de vos droits. Ils ne peuvent pas retenir la paie gagnée pour vous faire signer.',
  },
  'us.work.know-unemployment': {
    says: 'Être renvoyé n’empêche pas toujours de toucher le chômage. Dans la plupart des États, seule une faute (misconduct) l’empêche. Laissez le bureau décider.',
    learnMore: 'Trouvez le bureau de votre État sur CareerOneStop.org ou appelez le 211.',
  },
  'us.work.right-family-leave': {
    says: 'Si vous remplissez les conditions, vous pouvez prendre 12 semaines de congé familial ou médical et retrouver votre emploi. On ne peut pas vous renvoyer pour cela.',
  },
  'us.work.right-marketplace': {
    says: 'Quand vous perdez l’assurance santé du travail, vous avez 60 jours pour acheter un plan sur HealthCare.gov ou sur le marché de votre État.',
  },
  'us.work.right-waiver-age': {
    says: 'Si vous avez 40 ans ou plus, vous avez 21 jours pour réfléchir à un abandon de droits (release), ou 45 lors d’un départ collectif. Vous avez 7 jours pour changer d’avis.',
  },
  'us.work.right-warn': {
    says: 'Un employeur de 100 travailleurs ou plus doit, dans la plupart des renvois collectifs et des fermetures, prévenir par écrit 60 jours avant.',
  },
  'us.work.right-warn-pay': {
    says: 'Si cet avis était trop court, vous pouvez réclamer paie et avantages pour chaque jour manquant, jusqu’à 60 jours.',
  },
  'us.work.right-service': {
    says: 'Vous ne pouvez pas perdre votre emploi à cause du service militaire. Le plus souvent, vous pouvez y revenir.',
  },
  'us.work.right-warn-dismissed': {
    says: 'Un employeur de 100 travailleurs ou plus doit, dans la plupart des renvois collectifs et des fermetures, prévenir par écrit 60 jours avant.',
  },
}
