/** The Spanish words of the rows in ../more-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORE_NOTICES_ES: Words = {
  'us.swarm.right-who': {
    says: 'Pagar una línea de internet no prueba que usted copió. El dueño debe mostrar que lo hizo usted, o que lo sabía y ayudó.',
  },
  'us.swarm.right-quash': {
    says: 'Su firma de internet debe avisarle antes de dar su nombre por orden de la corte. Puede pedir a esa corte que lo pare antes de la fecha de la carta.',
  },
  'us.tax.right-credits': {
    says: 'Si le quitan un crédito por hijos o bajo ingreso, tiene 60 días para pedir que lo anulen. Envíe prueba de que el niño vivía con usted.',
  },
  'us.loan.right-plan': {
    says: 'Antes de dejar de pagar, pida un plan según sus ingresos o una pausa. Si ya está en mora grave (default), puede salir con nueve pagos acordados.',
  },
  'us.life.right-enroll': {
    says: 'Cuando termina el seguro del trabajo tiene 60 días para entrar en un plan del Marketplace, muchas veces más barato con bajo ingreso.',
  },
  'us.share.want': {
    says: 'Trata de un contrato de tiempo compartido: qué paga y si puede salir.',
  },
  'us.share.right-cancel': {
    says: 'La ley del estado da unos días para cancelar un tiempo compartido nuevo, diga lo que diga el vendedor. Cuente desde la firma o los últimos papeles.',
  },
  'us.share.step': {
    says: 'Envíe hoy la carta de cancelación por correo certificado a la dirección del contrato. Guarde el recibo.',
  },
  'us.share.option': {
    says: 'Cancele por escrito en los días de su estado, o quéjese ante el fiscal general.',
    title: 'Cancelar por escrito',
    cost: 'El precio del correo certificado',
    time: 'Unos días tras la firma',
    risk: 'Cuidado con firmas que prometen sacarle por un pago.',
    bestFor: 'Firmó hace poco o le engañaron.',
  },
  'us.license.right-stop': {
    says: 'Debe poder ser oído sobre la suspensión. Va aparte del caso penal.',
  },
  'us.license.step-hearing': {
    says: 'Pida hoy la audiencia: el plazo es muchas veces de solo días. Consulte a un abogado antes del primer día de corte.',
  },
  'us.license.option-hearing': {
    says: 'Pida una audiencia, y un permiso para ir al trabajo.',
    title: 'Pedir una audiencia',
    cost: 'Una tasa en algunos estados',
    time: 'Días, como dice el aviso',
    risk: 'Ninguno. Sin ella empieza la suspensión.',
    bestFor: 'Necesita manejar o la prueba estuvo mal.',
  },
  'us.home.right-animal': {
    says: 'El propietario casi siempre debe permitir un animal que necesita por discapacidad, sin cargo. Puede pedir una carta de su médico.',
  },
  'us.eob.want': {
    says: 'Su plan de salud muestra qué pagó y qué puede pedirle el médico. No es una cuenta.',
  },
  'us.eob.right-appeal': {
    says: 'Puede apelar lo que el plan no pagó, casi siempre en 180 días, y después pedir una revisión externa.',
  },
  'us.eob.step': {
    says: 'Espere la cuenta del médico y compárela con este papel. No pague más que “your share” (su parte).',
  },
  'us.eob.option': {
    says: 'Llame al plan si algo se ve mal y después apele por escrito.',
    title: 'Preguntar y apelar',
    cost: 'Gratis',
    time: '180 días en casi todos los planes',
    risk: 'Ninguno.',
    bestFor: 'El plan pagó poco o no recibió esa atención.',
  },
  'us.parking.right-signs': {
    says: 'Los letreros deben ser claros y la suma justa. Una firma no puede llamar multa a su cuenta ni amenazar con lo que no puede hacer.',
  },
  'us.ask-life.family-leave': {
    says: 'En una firma con 50 empleados casi siempre puede tomar 12 semanas sin pago por un padre, hijo, cónyuge o su propia enfermedad, y volver a su puesto. Algunos estados pagan parte del sueldo.',
    dependsOn: 'el tamaño de la firma, un año de trabajo allí y su estado',
  },
}
