/** Decrees and judgments in Scotland and Northern Ireland, where they are enforced in other ways than in England: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_NATIONS_FR: Words = {
  'gb.judgment.scotland-want': {
    says: 'Le tribunal vous a ordonné de payer. Le document dit combien et à qui.',
  },
  'gb.judgment.scotland-rights': {
    says: 'Vous pouvez peut-être demander du temps pour payer. Si l’affaire a été décidée sans vous, vous pouvez peut-être la faire annuler (recall).',
  },
  'gb.judgment.scotland-right-recall': {
    says: 'Une affaire de procédure simple (simple procedure) a été décidée sans vous ? Vous pouvez demander au sheriff d’annuler la décision (recall). Agissez vite.',
  },
  'gb.judgment.scotland-right-moratorium': {
    says: 'Un moratoire (moratorium) peut arrêter l’exécution pendant six mois pendant que vous demandez conseil. Les intérêts continuent.',
  },
  'gb.judgment.scotland-option-recall': {
    says: 'Expliquez pourquoi vous n’avez pas répondu et quelle est votre défense.',
    title: 'Demander au sheriff d’annuler (recall)',
    cost: 'Il peut y avoir des frais de tribunal. Demandez s’il existe une aide.',
    time: 'Agissez en quelques jours.',
    risk: 'Le sheriff peut refuser.',
    bestFor: 'Vous n’avez jamais reçu la demande, ou vous ne devez rien.',
  },
  'gb.judgment.scotland-warn': {
    says: 'Après les 14 jours d’une demande officielle (charge), ils peuvent saisir (arrest) un salaire ou un compte. Demandez conseil avant la fin de ces jours.',
  },
  'gb.judgment.ni-step': {
    says: 'Demandez maintenant un conseil gratuit sur les dettes. Si l’Enforcement of Judgments Office écrit, répondez avec votre budget avant sa date.',
  },
  'gb.judgment.ni-right': {
    says: 'L’Enforcement of Judgments Office regarde ce que vous avez et gagnez. Il peut ordonner de payer en plusieurs fois.',
  },
}
