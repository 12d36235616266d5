/** The Spanish words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_ES: Words = {
  'au.rise.want': { says: 'Su arrendador o agente quiere un alquiler más alto.' },
  'au.rise.want-check': { says: 'Compruebe si la subida es legal antes de pagar más o firmar.' },
  'au.rise.reality': {
    says: 'En casi todos los lugares el alquiler solo puede subir una vez en 12 meses, con al menos 60 días de aviso por escrito.',
  },
  'au.rise.not-yet': { says: 'Hasta que acabe el plazo del aviso, debe el alquiler antiguo.' },
  'au.rise.nsw': {
    says: 'En Nueva Gales del Sur tiene 60 días de aviso, una vez en 12 meses. En los 30 días después del aviso puede pedir al tribunal (NCAT) que lo baje.',
  },
  'au.rise.vic': {
    says: 'En Victoria tiene 90 días de aviso, una vez en 12 meses. Pida a Consumer Affairs Victoria en 30 días que lo compruebe.',
  },
  'au.rise.qld': {
    says: 'En Queensland tiene dos meses de aviso, y el alquiler de la casa solo puede subir una vez en 12 meses.',
  },
  'au.rise.right-tribunal': {
    says: 'Si está muy por encima del alquiler de mercado, un tribunal de su estado puede bajarlo. El tiempo para pedirlo es corto.',
  },
  'au.rise.step-check': {
    says: 'Compruebe la fecha del aviso, la última subida y los alquileres de casas parecidas cerca.',
  },
  'au.rise.step-advice': {
    says: 'Llame esta semana al servicio de consejo a inquilinos de su estado. Es gratis.',
  },
  'au.rise.option-talk': {
    says: 'Escriba cuánto cuestan casas parecidas y ofrezca una subida menor.',
    title: 'Ofrecer menos',
    cost: 'Gratis',
    time: 'Antes del día indicado',
    risk: 'Pueden decir que no.',
    bestFor: 'Paga bien y quiere quedarse.',
  },
  'au.rise.option-tribunal': {
    says: 'Pida al tribunal de su estado que lo baje.',
    title: 'Ir al tribunal',
    cost: 'Una tasa pequeña',
    time: 'A menudo en 30 días',
    risk: 'Quizá no cambie nada.',
    bestFor: 'La subida está muy por encima del mercado o el aviso es corto.',
  },
  'au.rise.wa': {
    says: 'En Australia Occidental tiene 60 días de aviso, y el alquiler solo puede subir una vez en 12 meses.',
  },
  'au.rise.sa': {
    says: 'En Australia Meridional tiene 60 días de aviso, y el alquiler solo puede subir una vez en 12 meses. SACAT puede decir que es demasiado alto.',
  },
  'au.rise.tas': {
    says: 'En Tasmania tiene 60 días de aviso, y el alquiler solo puede subir una vez en 12 meses. Puede pedir una orden si no es razonable.',
  },
  'au.rise.act': {
    says: 'En el ACT tiene ocho semanas de aviso, una vez en 12 meses. Una subida por encima del límite fijado (la inflación y una décima parte más) necesita su permiso o una orden de ACAT.',
  },
}
