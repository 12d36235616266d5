/** The French words of Japan: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_FR: Words = {
  'jp.rise.want': {
    says: 'Votre bailleur demande un loyer plus élevé. Il faut votre accord ou un tribunal.',
  },
  'jp.rise.want-check': {
    says: 'Vérifiez si la hausse est légale avant de payer plus ou de signer.',
  },
  'jp.rise.reality': {
    says: 'Un avis seul n’augmente pas le loyer. Vous n’avez pas à signer tout de suite.',
  },
  'jp.rise.not-yet': {
    says: 'Tant que vous n’êtes pas d’accord, vous pouvez payer le loyer que vous croyez juste. On ne peut pas vous mettre dehors pour cela.',
  },
  'jp.rise.right-refuse': {
    says: 'Vous pouvez dire non, ou offrir moins. Le bailleur doit alors aller d’abord en médiation (調停).',
  },
  'jp.rise.right-reason': {
    says: 'Une hausse demande un motif : impôts ou prix plus hauts, ou un loyer bien plus bas que des logements semblables proches.',
  },
  'jp.rise.step-keep-paying': {
    says: 'Continuez à payer l’ancien loyer en entier chaque mois. S’ils le refusent, déposez-le au bureau des affaires juridiques (供託).',
  },
  'jp.rise.step-ask': {
    says: 'Demandez les motifs par écrit et comparez les loyers proches.',
  },
  'jp.rise.option-talk': {
    title: 'Dire non ou offrir moins',
    says: 'Écrivez que vous n’êtes pas d’accord, et ce que vous pourriez payer.',
    cost: 'Gratuit',
    time: 'Avant le jour de l’avis',
    risk: 'Si un tribunal fixe un loyer plus élevé, vous payez le reste avec 10 % d’intérêts par an.',
    bestFor: 'La hausse n’a pas de bonne raison.',
  },
  'jp.rise.option-accept': {
    title: 'L’accepter',
    says: 'Si elle est juste, acceptez par écrit.',
    cost: 'Le loyer plus élevé',
    time: 'À partir du jour convenu',
    risk: 'Vous ne pouvez pas revenir en arrière.',
    bestFor: 'La hausse est juste.',
  },
}
