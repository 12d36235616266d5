/** Missed school: fines, meetings and questions about them. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ATTENDANCE_FR: Words = {
  'gb.school.absence': {
    says: "L'amende est de £80 par parent et par enfant sous 21 jours, puis £160 jusqu'au jour 28. Pas de recours, mais vous pouvez demander à la commune de la retirer.",
  },
  'gb.school.absence-wants': {
    says: "L'école veut voir votre enfant chaque jour, et dit ce qui peut suivre sinon.",
  },
  'gb.school.absence-step': {
    says: "Allez à l'entretien. Envoyez une preuve pour chaque jour de maladie, et demandez de l'aide si votre enfant ne peut affronter l'école.",
  },
  'gb.school.answer-fine': {
    says: 'Si vous payez à temps, c’est fini : ni tribunal ni casier. La première est de £80 par parent et par enfant sous 21 jours, ou £160 au 28e jour ; une deuxième en trois ans, £160. Pas d’appel, mais demandez à la commune de la retirer si elle est erronée. Sans paiement, la commune peut aller au tribunal, avec condamnation et amende plus forte possibles.',
  },
  'gb.school.scotland-attendance': {
    says: 'Dites pourquoi votre enfant manque : maladie, peur ou manque d’aide peut être une bonne excuse. S’il a besoin d’aide, demandez-la par écrit ; la mairie doit l’examiner.',
  },
}
