/** A child who is excluded from school: the governors and the panel. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_EXCLUSION_FR: Words = {
  'gb.school.wants': {
    says: "L'école exclut votre enfant pour un temps ou pour toujours. La lettre doit dire pourquoi, combien de temps et comment contester.",
  },
  'gb.school.right-governors': {
    says: "Vous pouvez parler aux gouverneurs (governors) de l'école. Si c'est pour toujours, ou plus de 15 jours dans un trimestre, ils doivent examiner le cas en 15 jours d'école.",
  },
  'gb.school.right-panel': {
    says: "Si les gouverneurs gardent l'exclusion pour toujours, vous avez 15 jours d'école pour demander un examen indépendant (review panel).",
  },
  'gb.school.exclude-step': {
    says: 'Demandez la lettre et les preuves par écrit. Notez ce que dit votre enfant, et demandez à parler aux governors.',
  },
  'gb.school.answer-excluded': {
    says: "Demandez les raisons par écrit, et parlez aux gouverneurs (governors). Si c'est pour toujours, une commission indépendante peut l'examiner. Un enfant handicapé a plus de droits.",
  },
}
