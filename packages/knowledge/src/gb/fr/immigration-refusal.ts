/** Un refus du Home Office : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_FR: Words = {
  'gb.refusal.deadline-appeal': {
    says: 'Au Royaume-Uni, vous avez 14 jours pour faire appel, à partir du jour où la décision a été envoyée.',
    action: 'Envoyer votre recours (appeal) au tribunal',
    consequence:
      'Un recours tardif demande une bonne raison, et votre droit de rester peut finir entre-temps.',
  },
  'gb.refusal.deadline-review': {
    says: 'Au Royaume-Uni, vous avez 14 jours pour demander un réexamen (administrative review).',
    action: 'Demander le réexamen (administrative review)',
    consequence:
      'Une demande tardive est le plus souvent refusée, et votre droit de rester peut finir.',
  },
  'gb.refusal.no-removal-yet': {
    says: 'Dans la plupart des cas, on ne peut pas vous renvoyer tant qu’un recours fait à temps au Royaume-Uni est en cours.',
  },
  'gb.refusal.right-reasons': {
    says: 'La lettre doit donner les raisons et dire ce que vous pouvez faire, où et jusqu’à quand.',
  },
  'gb.refusal.right-fee': {
    says: 'Si vous ne pouvez pas payer les frais du tribunal, demandez de l’aide. Certains ne paient rien, par exemple avec l’aide d’asile.',
  },
  'gb.refusal.right-legal-aid': {
    says: 'Pour l’asile, la traite et la détention, l’aide juridique (legal aid) peut payer un avocat.',
  },
  'gb.refusal.step-day': {
    says: 'Notez le jour où la décision est arrivée. Rassemblez la demande, ce que vous aviez joint, et ce qui manquait selon la lettre.',
  },
  'gb.refusal.step-stay': {
    says: 'Ne quittez pas le Royaume-Uni et n’envoyez pas de nouvelle demande avant d’avoir un conseil. L’un ou l’autre peut mettre fin au recours ou au réexamen.',
  },
  'gb.refusal.warning-adviser': {
    says: 'Vendre des conseils d’immigration sans être inscrit est un délit. Cherchez le nom dans le registre de l’Immigration Advice Authority.',
  },
  'gb.refusal.option-appeal': {
    says: 'Envoyez le recours en ligne avec vos raisons. Vous pouvez envoyer d’autres preuves plus tard.',
    title: 'Faire appel au tribunal',
    cost: 'Des frais, ou rien avec l’aide.',
    time: 'Quelques mois.',
    risk: 'Si vous perdez, votre droit de rester finit.',
    bestFor: 'La lettre dit que vous pouvez faire appel.',
  },
  'gb.refusal.option-review': {
    says: 'Dites quelle erreur le bureau a faite avec vos papiers. En règle générale, pas de nouvelles preuves.',
    title: 'Demander un réexamen',
    cost: 'Des frais, rendus si vous gagnez.',
    time: 'Des semaines ou des mois.',
    risk: 'Une nouvelle demande met fin au réexamen.',
    bestFor: 'Ils ont oublié quelque chose ou pris une mauvaise règle.',
  },
  'gb.refusal.option-adviser': {
    says: 'Demandez à un avocat ou conseiller inscrit ce qui est le mieux : recours, réexamen ou nouvelle demande.',
    title: 'Prendre maintenant un conseiller inscrit',
    cost: 'Gratuit dans certaines associations et law centres.',
    time: 'Appelez aujourd’hui.',
    risk: 'Aucun, si le conseiller est inscrit.',
    bestFor: 'Tous ceux qui reçoivent une telle lettre.',
  },
  'gb.visa.right-family-life': {
    says: 'Le Home Office doit aussi se demander si un refus est trop dur pour vous, votre partenaire ou un enfant. La vie de famille est un droit humain. Dites-le dans votre recours, avec des preuves.',
  },
  'gb.refusal.right-asylum': {
    says: 'On ne peut vous renvoyer là où vous risquez persécution ou torture. Dites-le dans l’appel, avec tout ce qui montre le danger.',
  },
}
