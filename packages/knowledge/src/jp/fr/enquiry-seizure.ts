/** Questions about what may be taken from wages, an account and a home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_FR: Words = {
  'jp.ask.seize': {
    says: 'Seulement avec un jugement ou autre titre. Alors au plus un quart du net, jusqu’à 440,000 yens par mois ; la moitié pour la pension d’enfant. Pas besoin de démissionner, et l’entreprise ne peut vous renvoyer pour cela seul. Si le reste ne suffit pas, demandez moins au tribunal (範囲変更). Si les papiers ne vous sont jamais parvenus, voyez vite un avocat. 法テラス aide. Le fisc n’a pas besoin de juge.',
    dependsOn: 's’il y a un jugement',
  },
  'jp.ask.account-seized': {
    says: 'Agissez aujourd’hui : environ une semaine après le papier du tribunal, le créancier peut prendre l’argent du compte. Demandez à ce tribunal de libérer de quoi vivre (範囲変更の申立て). Montrez que c’était un salaire, une retraite ou une allocation. Appelez Houterasu. Pour un impôt, parlez au bureau lui-même.',
  },
  'jp.ask.officer-at-home': {
    says: 'L’officier du tribunal (執行官) peut entrer et ouvrir les portes ; ne résistez pas. Mais meubles, habits, outils de travail, un mois de nourriture et l’argent d’environ deux mois de vie restent à vous. Les biens d’autrui ne peuvent être pris : dites-le. Appelez Houterasu avant ce jour. Une société de recouvrement ne peut jamais entrer.',
  },
}
