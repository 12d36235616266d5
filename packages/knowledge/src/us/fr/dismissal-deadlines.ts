/** The French words of the rows in ../dismissal-deadlines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_DEADLINES_FR: Words = {
  'us.work.deadline-charge': {
    says: 'Pour une discrimination, une plainte (charge) doit arriver à l’EEOC dans les 180 jours. C’est 300 jours là où une agence de l’État traite ces affaires.',
    action:
      'Déposer une plainte (charge) auprès de l’EEOC si vous pensez que c’était une discrimination',
    consequence:
      'Vous pouvez perdre le droit d’aller en justice. Dans beaucoup d’États vous avez 300 jours, mais pas dans tous.',
  },
  'us.work.deadline-cobra': {
    says: 'Vous avez au moins 60 jours pour choisir COBRA. Ils comptent de la fin de l’assurance ou de l’avis COBRA, selon ce qui vient plus tard.',
    action: 'Choisir COBRA ou une autre assurance santé',
    consequence:
      'Vous serez peut-être sans assurance santé jusqu’à la prochaine période d’inscription.',
  },
  'us.work.deadline-waiver': {
    says: 'À partir de 40 ans, vous devez avoir au moins 21 jours pour réfléchir à l’abandon de droits liés à l’âge (release). Vous avez 7 jours pour le reprendre.',
    action: 'Décider de l’abandon de droits (release), si vous avez 40 ans ou plus',
    consequence: 'L’offre peut prendre fin. Ne signez pas avant d’avoir eu un conseil.',
  },
  'us.work.deadline-waiver-group': {
    says: 'Lors d’un renvoi collectif, vous avez au moins 45 jours si vous avez 40 ans ou plus. Vous recevez aussi une liste des postes et des âges des personnes choisies.',
    action: 'Décider de l’abandon de droits (release), si vous avez 40 ans ou plus',
    consequence: 'L’offre peut prendre fin. Ne signez pas avant d’avoir eu un conseil.',
  },
  'us.work.insight-time': {
    says: 'Le délai pour une plainte de discrimination (charge) commence quand on vous dit la décision. Un appel dans l’entreprise ne l’arrête pas.',
    actionable: 'Comptez du jour où on vous l’a dit, pas de votre dernier jour.',
  },
}
