/** Spanish: northern Ireland: dismissal, benefits and deposits. Wales: fit homes. Scotland and Northern Ireland: seeing a child. */
import type { Words } from '@plainletter/contracts/rule'

export const NATIONS_WORK_HOME_FAMILY_ES: Words = {
  'gb.ni-job.right-unfair': {
    says: 'Tras un año en el puesto, el empleador necesita una razón justa y un trato justo. Tiene tres meses menos un día para reclamar, y antes debe llamar a la Labour Relations Agency.',
  },
  'gb.ni-job.right-steps': {
    says: 'El empleador debe primero escribirle, luego reunirse con usted y luego dejarle recurrir. Si falta un paso, el despido es casi siempre injusto.',
  },
  'gb.ni-job.right-notice': {
    says: 'Tiene derecho a una semana de aviso por año completo, de una semana a 12. Tras un año puede pedir las razones por escrito.',
  },
  'gb.ni-job.right-equal': {
    says: 'No pueden despedirle por religión, política, sexo, raza, discapacidad, edad o embarazo. Vale desde el primer día.',
  },
  'gb.ni-job.right-redundancy': {
    says: 'Tras dos años recibe una indemnización según edad, años y sueldo. Pídala por escrito en seis meses si no llega.',
  },
  'gb.ni-job.step': {
    says: 'Recurra por escrito antes del día de la carta, o un tribunal puede bajarle la suma. Guarde contrato, nóminas y cartas.',
  },
  'gb.ni-benefit.wants': {
    says: 'El Department for Communities dice que le pagó de más, y quiere que lo devuelva.',
  },
  'gb.ni-benefit.right-less': {
    says: 'Universal Credit se puede recuperar aunque el error fuera de la oficina. Puede pedir sumas menores, o que lo dejen si sufriría. Para ayudas más viejas hace falta una falta de usted.',
  },
  'gb.ni-benefit.step': {
    says: 'Pregunte cómo se calculó cada suma. Si está mal, pida en un mes que lo miren otra vez. Envíe una lista de sus gastos y lo que puede pagar.',
  },
  'gb.ni-deposit.right': {
    says: 'El casero debe poner la fianza en un organismo (scheme) en 28 días y decírselo en 35. Si no, avise al ayuntamiento, que puede multarle. El organismo resuelve disputas gratis.',
  },
  'gb.wales-home.right-fit': {
    says: 'Una casa en Gales debe ser habitable, con alarmas de humo y la instalación revisada en los últimos cinco años. Avise de los fallos por escrito, también al ayuntamiento, y siga pagando la renta.',
  },
  'gb.children.scotland-father': {
    says: 'Un padre en un acta de nacimiento desde el 4 de mayo de 2006 tiene derechos de padre, casado o no. Otros padres pueden pedirlos al sheriff.',
  },
  'gb.children.answer-scotland': {
    says: 'Intente un acuerdo, con un mediador. Si falla, pida visitas al Sheriff Court. Lo mejor para el niño va primero, y la pensión no lo decide.',
  },
  'gb.children.answer-ni': {
    says: 'Intente un acuerdo, con un mediador. Si falla, pida visitas al juez de familia. Lo mejor para el niño va primero.',
  },
}
