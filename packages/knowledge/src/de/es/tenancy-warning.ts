/** The Spanish words of the rows in ../tenancy-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_WARNING_ROWS_ES: Words = {
  'de.tenancy-warning.want': {
    says: 'Su casero dice que incumple el contrato y debe parar. Es una advertencia (Abmahnung).',
  },
  'de.tenancy-warning.who': {
    says: 'Un casero es un particular o una empresa. Solo un juez dice si la advertencia es justa.',
  },
  'de.tenancy-warning.reality': {
    says: 'Su alquiler no termina con esto. Si sigue, puede llegar un desahucio.',
  },
  'de.tenancy-warning.not-yet': {
    says: 'Nadie puede echarle por esto. Hace falta una rescisión, una sentencia y un agente judicial.',
  },
  'de.tenancy-warning.right-clear': {
    says: 'La advertencia debe decir con claridad qué hizo y cuándo. En un juicio el casero debe probarlo.',
  },
  'de.tenancy-warning.right-answer': {
    says: 'Puede responder con su versión, pero no es obligatorio. Vivir normal, los niños y las visitas están permitidos.',
  },
  'de.tenancy-warning.step-answer': {
    says: '¿No es cierto? Escriba su versión con fechas y testigos y pida los días exactos. Guarde copia.',
  },
  'de.tenancy-warning.step-stop': {
    says: '¿Es cierto? Pare ya, para que no llegue la rescisión. Dígalo en una carta breve.',
  },
  'de.tenancy-warning.option-answer': {
    says: 'Envíe su versión y pida que la retiren.',
    title: 'Responder por escrito',
    cost: 'Gratis.',
    time: 'Esta semana.',
    risk: 'No admita más de lo cierto.',
    bestFor: 'Es falso o poco claro.',
  },
}
