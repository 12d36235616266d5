/** The Spanish words of the rows in ../health-plans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_PLANS_ES: Words = {
  'us.life.right-cobra': {
    says: 'Tiene 60 días para elegir COBRA y después 45 días para el primer pago. Puede valer desde el día en que terminó el seguro.',
  },
  'us.life.step-cobra': {
    says: 'Compare el precio con un plan del Marketplace. Perder el seguro del trabajo abre allí un plazo de 60 días.',
  },
  'us.life.option-cobra': {
    says: 'Elija COBRA antes de la fecha, u otro plan.',
    title: 'Elegir seguro a tiempo',
    cost: 'Hasta 102% del precio completo',
    time: '60 días para elegir',
    risk: 'Después de la fecha se pierde el derecho.',
    bestFor: 'Necesita atención pronto o ya pagó su deducible.',
  },
  'us.life.right-market': {
    says: 'Puede apelar una decisión del Marketplace sobre seguro o ayuda, casi siempre en 90 días. Envíe la prueba que falta antes de la fecha para conservar la ayuda.',
  },
  'us.life.right-plan': {
    says: 'Un plan de trabajo que dice no debe dar sus razones. Casi siempre tiene 180 días para apelar por discapacidad, 60 por pensión. Apele antes de demandar.',
  },
  'us.life.right-enroll': {
    says: 'Cuando termina el seguro del trabajo tiene 60 días para entrar en un plan del Marketplace, muchas veces más barato con bajo ingreso.',
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
}
