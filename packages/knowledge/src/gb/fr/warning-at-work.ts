/** A written warning at work: nothing has ended the job. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNING_AT_WORK_FR: Words = {
  'gb.warning.not-yet': {
    says: 'Cet avertissement seul ne met pas fin à votre emploi. Pour vous licencier, il faut un autre motif et une nouvelle audience.',
  },
  'gb.warning.reality': {
    says: 'Un avertissement vaut pour un temps fixé. Ensuite, le plus souvent, il ne devrait plus compter.',
  },
  'gb.warning.right-appeal': {
    says: 'Vous pouvez faire appel d’un avertissement. Ils doivent vous entendre, et une autre personne décide, si possible.',
  },
  'gb.warning.right-companion': {
    says: 'Un collègue ou un délégué syndical peut venir à la réunion d’appel.',
  },
  'gb.warning.right-content': {
    says: 'Il doit dire ce qui n’allait pas, ce qui doit changer et quand, sa durée et les suites possibles.',
  },
  'gb.warning.right-data': {
    says: 'Vous pouvez demander les notes et témoignages sur vous. C’est gratuit, et ils ont un mois pour répondre.',
  },
  'gb.warning.step-appeal': {
    says: 'Cherchez le dernier jour pour faire appel. Un mot court suffit : "I appeal. My reasons follow."',
  },
  'gb.warning.step-late': {
    says: 'Le jour est passé ? Faites appel quand même et dites pourquoi c’est tard. Ils peuvent encore l’examiner.',
  },
  'gb.warning.step-diary': {
    says: 'Faites ce qui est demandé à juste titre et notez-le. Dites par écrit l’aide dont vous avez besoin, comme une formation.',
  },
  'gb.warning.option-appeal': {
    says: 'Dites ce qui est faux : les faits, la manière, ou d’autres mieux traités.',
    title: 'Faire appel de l’avertissement',
    cost: 'Rien.',
    time: 'Quelques semaines.',
    risk: 'Faible. L’appel ne devrait pas l’aggraver.',
    bestFor: 'L’avertissement est faux ou trop dur.',
  },
  'gb.warning.option-note': {
    says: 'Acceptez-le pour l’instant et demandez que votre courte note y soit jointe.',
    title: 'L’accepter, avec votre note',
    cost: 'Rien.',
    time: 'Quelques jours.',
    risk: 'L’avertissement reste pour sa durée.',
    bestFor: 'Il est juste, ou vous voulez la paix.',
  },
  'gb.warning.insight-later': {
    says: 'En cas de licenciement plus tard, un tribunal revient rarement sur un avertissement non contesté.',
    actionable: 'S’il est faux, faites appel maintenant, même en quelques lignes.',
  },
}
