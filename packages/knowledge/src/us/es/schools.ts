/** The Spanish words of the rows in ../schools.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOLS_ES: Words = {
  'us.school.right-idea': {
    says: 'Si lo pide por escrito, la escuela pública debe evaluar a su hijo o negarse por escrito con razones. Puede pedir mediación o una audiencia.',
  },
  'us.school.right-own': {
    says: 'Si no está de acuerdo con la evaluación de la escuela, puede pedir una independiente que pague la escuela.',
  },
  'us.school.right-504': {
    says: 'Un alumno con discapacidad que no necesita enseñanza especial puede tener ajustes que ayudan (plan 504).',
  },
  'us.school.step-ask': {
    says: 'Escriba a la escuela con fecha: pida la evaluación, las razones por escrito (prior written notice) y su lista de derechos.',
  },
  'us.school.want': {
    says: 'La escuela le dice qué hará o no hará por el aprendizaje de su hijo.',
  },
  'us.school.option': {
    says: 'Pida una audiencia, o quéjese ante la oficina de educación del estado.',
    title: 'Disputar la decisión de la escuela',
    cost: 'Gratis',
    time: 'Una queja al estado tarda unos 60 días',
    risk: 'Ninguno. Siga hablando con la escuela.',
    bestFor: 'La escuela se niega a evaluar o ayudar.',
  },
  'us.school.right-heard': {
    says: 'Antes de suspender, la escuela casi siempre debe decir por qué y oír a su hijo. Una suspensión larga exige una audiencia más completa.',
  },
  'us.school.right-manifest': {
    says: 'Para un niño con discapacidad, más de diez días fuera exige una reunión sobre si la discapacidad fue la causa.',
  },
  'us.school.step-heard': {
    says: 'Pida por escrito las pruebas, la regla y el día de la audiencia. Pregunte cómo apelar.',
  },
  'us.school.right-records': {
    says: 'Puede ver los registros escolares en 45 días y pedir que corrijan lo que está mal.',
  },
  'us.school.right-enroll': {
    says: 'Un niño sin hogar fijo puede inscribirse enseguida, aun sin papeles. Una escuela no puede excluir a un niño por su estado migratorio.',
  },
  'us.school.right-safe': {
    says: 'Una escuela que sabe de acoso por sexo, raza o discapacidad debe actuar. Denúncielo por escrito.',
  },
  'us.school.right-truant': {
    says: 'La ley del estado dice cuándo las faltas son ausentismo. Casi siempre la escuela debe ofrecer antes ayuda y una reunión.',
  },
}
