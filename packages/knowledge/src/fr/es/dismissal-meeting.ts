/** The meeting before a dismissal or a sanction (entretien préalable): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_MEETING_WORDS: Words = {
  'fr.job.want-invite': {
    says: 'Su empresa le llama a una reunión antes de decidir. Aún no está despedido.',
  },
  'fr.job.not-yet': {
    says: 'No pueden despedirle en la reunión. La carta se puede mandar como pronto dos días laborables después.',
  },
  'fr.job.know-adviser': {
    says: 'Si no hay representantes en la empresa, puede acompañarle un asesor externo gratuito (conseiller du salarié).',
    learnMore:
      'La lista está en el ayuntamiento y la oficina de trabajo. La citación debe decirlo.',
  },
  'fr.job.step-invite': {
    says: 'Vaya a la reunión con un compañero o asesor. Escuche, tome notas, no firme nada allí.',
  },
  'fr.job.step-invite-check': {
    says: 'Cuente los días: entre recibir la carta y la reunión debe haber cinco días laborables completos.',
  },
  'fr.job.right-meeting': {
    says: 'Tiene derecho a una reunión antes, avisada con al menos cinco días laborables, con alguien a su lado.',
  },
  'fr.job.element-meeting': {
    name: 'La reunión previa',
    says: 'Antes debe haber habido una reunión.',
    ifMissing:
      'No vemos mención de una reunión. Si no la hubo, puede recibir hasta un mes de sueldo.',
  },
  'fr.job.element-adviser': {
    name: 'Que puede llevar a alguien',
    says: 'La citación debe decir que puede llevar a alguien.',
    ifMissing: 'No vemos que pueda llevar a alguien. Anótelo: esto puede darle dinero.',
  },
  'fr.job.right-sanction-meeting': {
    says: 'Antes de una sanción que afecta a su empleo deben citarle a una reunión. Puede llevar a un compañero, y deben dar la razón por escrito.',
  },
  'fr.job.right-two-months': {
    says: 'No pueden castigar una falta que conocen desde hace más de dos meses. Un juez puede anular una sanción demasiado dura; por un despido injusto recibe dinero.',
  },
}
