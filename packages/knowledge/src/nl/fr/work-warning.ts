/** The French words of the rows in ../work-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_FR: Words = {
  'nl.work-warning.want': {
    says: 'Votre employeur vous avertit par écrit. Vous n’êtes pas licencié.',
  },
  'nl.work-warning.reality': {
    says: 'Il va dans votre dossier. L’employeur peut l’utiliser plus tard devant le juge. Répondez s’il est faux.',
  },
  'nl.work-warning.right-answer': {
    says: 'Vous pouvez répondre par écrit et demander que la réponse soit au dossier. L’employeur doit agir loyalement (goed werkgeverschap).',
  },
  'nl.work-warning.right-chance': {
    says: 'Avant un licenciement pour mauvais travail, il faut une vraie chance et de l’aide. Un seul avertissement ne suffit en général pas.',
  },
  'nl.work-warning.step-answer': {
    says: 'Répondez en une semaine : ce qui est vrai, ce qui ne l’est pas, et pourquoi. Si vous signez, écrivez « pour réception » (voor ontvangst).',
  },
  'nl.work-warning.step-advice': {
    says: 'Demandez au syndicat ou au Juridisch Loket si l’avertissement est juste.',
  },
}
