/** The Spanish words of the rows in ../dismissal-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_LAW_ES: Words = {
  'us.work.know-at-will': {
    says: 'En casi todos los estados un trabajo puede terminar en cualquier momento sin razón. No puede terminar por una razón prohibida ni contra un contrato.',
  },
  'us.work.right-exceptions': {
    says: 'Está protegido si le despidieron por discriminación, por una licencia, por quejarse de pago o seguridad, o por negarse a violar la ley.',
  },
  'us.work.right-cobra-law': {
    says: 'Si su empresa tiene 20 empleados o más, casi siempre puede conservar el plan de salud 18 meses pagándolo usted. Tiene 60 días para elegir.',
  },
  'us.work.right-final-pay-law': {
    says: 'La ley estatal fija el día de su último pago. En California se debe al instante si le despiden; en Texas, en seis días.',
  },
  'us.work.right-disability': {
    says: 'Un trabajador con discapacidad puede pedir cambios para hacer su trabajo, y no pueden despedirle por pedirlos.',
  },
  'us.work.right-age': { says: 'Desde los 40 años no pueden despedirle por su edad.' },
  'us.work.right-together': {
    says: 'Puede hablar con otros sobre pago y condiciones. Despedir a alguien por eso viola la ley federal.',
  },
  'us.work.right-together-fired': {
    says: 'Puede hablar con otros sobre pago y condiciones. Despedir a alguien por eso viola la ley federal.',
  },
  'us.work.right-pension': {
    says: 'El dinero que puso en un 401(k) sigue siendo suyo. Puede pedir los papeles del plan y apelar una negativa.',
  },
  'us.work.right-non-compete': {
    says: 'Algunos estados no permiten la promesa de no trabajar para la competencia, y otros la limitan. Pregunte antes de rechazar un trabajo.',
  },
  'us.work.right-pregnant': {
    says: 'Un empleador con 15 trabajadores no puede despedirle por un embarazo y debe hacer cambios justos en el trabajo. Avise a la EEOC en 180 días, o 300 en la mayoría de los estados.',
  },
  'us.work.right-injury-claim': {
    says: 'Casi todos los estados prohíben despedirle por haberse lesionado en el trabajo y presentado un reclamo. El reclamo sigue sin el empleo. Algunos plazos son cortos.',
  },
}
