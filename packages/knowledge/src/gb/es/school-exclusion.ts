/** A child who is excluded from school: the governors and the panel. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_EXCLUSION_ES: Words = {
  'gb.school.wants': {
    says: 'La escuela deja fuera a su hijo por un tiempo o para siempre. La carta debe decir por qué, cuánto tiempo y cómo oponerse.',
  },
  'gb.school.right-governors': {
    says: 'Puede exponer su caso al consejo escolar (governors). Si es para siempre, o más de 15 días en un trimestre, deben verlo en 15 días de clase.',
  },
  'gb.school.right-panel': {
    says: 'Si el consejo mantiene la exclusión para siempre, tiene 15 días de clase para pedir un examen independiente (review panel).',
  },
  'gb.school.exclude-step': {
    says: 'Pida la carta y las pruebas por escrito. Apunte lo que dice su hijo, y pida hablar con los governors.',
  },
  'gb.school.answer-excluded': {
    says: 'Pida las razones por escrito, y exponga su caso al consejo (governors). Si es para siempre, un panel independiente puede verlo. Un niño con discapacidad tiene más derechos.',
  },
}
