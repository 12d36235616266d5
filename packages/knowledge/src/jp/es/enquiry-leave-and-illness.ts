/** Questions about paid leave, care leave, illness and injuries at work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_AND_ILLNESS_ES: Words = {
  'jp.ask.paid-leave': {
    says: 'Tras seis meses con el 80 % de asistencia tiene vacaciones pagadas: diez días a jornada completa, menos a tiempo parcial. La empresa solo puede mover el día si estorba el trabajo, y no castigarle.',
  },
  'jp.ask.leave-before-quitting': {
    says: 'Antes de irse puede tomar todos los días pendientes. La empresa no puede moverlos tras su último día ni negarse. Diga los días por escrito o correo. Lo que sobra se suele perder, pues no debe pagarlo. Si se niega, vaya a la inspección (労働基準監督署).',
  },
  'jp.ask.sick-pay': {
    says: 'Con el seguro de empleados recibe subsidio (傷病手当金) desde el cuarto día: unos dos tercios del sueldo, hasta un año y seis meses en total. Médico y empresa rellenan el papel. Con un año de seguro puede seguir tras dejar el empleo. Si el trabajo le enfermó, pida 労災.',
  },
  'jp.ask.care-leave': {
    says: 'Puede tomar 93 días de permiso de cuidado (介護休業) por cada familiar, en hasta tres partes. La empresa no puede negarse ni castigarle. Dígalo por escrito dos semanas antes. El seguro de empleo paga cerca del 67 % del sueldo. Hay además cinco días al año para cuidados cortos (介護休暇).',
  },
  'jp.ask.work-injury': {
    says: 'Puede pedirlo usted en la inspección laboral, aunque la empresa no firme. También a tiempo parcial. Paga toda la atención y desde el cuarto día cerca del 80 % del sueldo. No use la tarjeta sanitaria; diga al médico que es del trabajo. La empresa no puede despedirle por ello.',
  },
}
