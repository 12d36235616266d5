/** The French words of the rows in ../dismissal-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_LAW_FR: Words = {
  'us.work.know-at-will': {
    says: 'Dans la plupart des États, un emploi peut finir à tout moment sans raison. Il ne peut pas finir pour une raison que la loi interdit, ni contre un contrat.',
  },
  'us.work.right-exceptions': {
    says: 'Vous êtes protégé si on vous a renvoyé par discrimination ou pour un congé. C’est pareil pour une plainte sur la paie ou la sécurité, ou si vous avez refusé d’enfreindre la loi.',
  },
  'us.work.right-cobra-law': {
    says: 'Si votre entreprise a 20 travailleurs ou plus, vous pouvez le plus souvent garder l’assurance santé du groupe 18 mois à vos frais. Vous avez 60 jours pour choisir.',
  },
  'us.work.right-final-pay-law': {
    says: 'La loi de l’État fixe le jour de la dernière paie. En Californie, elle est due tout de suite si on vous renvoie ; au Texas, dans les six jours.',
  },
  'us.work.right-disability': {
    says: 'Un travailleur handicapé peut demander des changements qui lui permettent de faire son travail. On ne peut pas le renvoyer parce qu’il demande.',
  },
  'us.work.right-age': {
    says: 'À partir de 40 ans, on ne peut pas vous renvoyer à cause de l’âge.',
  },
  'us.work.right-together': {
    says: 'Vous pouvez parler avec d’autres de la paie et des conditions. Renvoyer quelqu’un pour cela enfreint la loi fédérale.',
  },
  'us.work.right-together-fired': {
    says: 'Vous pouvez parler avec d’autres de la paie et des conditions. Renvoyer quelqu’un pour cela enfreint la loi fédérale.',
  },
  'us.work.right-pension': {
    says: 'L’argent que vous avez versé dans un 401(k) reste à vous. Vous pouvez demander les papiers du plan et faire appel d’un refus.',
  },
  'us.work.right-non-compete': {
    says: 'Certains États interdisent une promesse de ne pas travailler pour des concurrents, d’autres la limitent. Demandez conseil avant de refuser un travail.',
  },
  'us.work.right-pregnant': {
    says: 'Un employeur de 15 salariés ne peut pas vous licencier pour une grossesse et doit adapter le travail de façon juste. Prévenez l’EEOC dans les 180 jours, ou 300 dans la plupart des États.',
  },
  'us.work.right-injury-claim': {
    says: 'Presque tous les États interdisent de vous renvoyer parce que vous vous êtes blessé au travail et avez fait une demande. La demande continue sans l’emploi. Certains délais sont courts.',
  },
}
