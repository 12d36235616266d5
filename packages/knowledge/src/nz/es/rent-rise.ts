/** The Spanish words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_ES: Words = {
  'nz.rise.want': { says: 'Su casero quiere un alquiler más alto.' },
  'nz.rise.want-check': { says: 'Compruebe si la subida es legal antes de pagar más o firmar.' },
  'nz.rise.reality': {
    says: 'El alquiler solo puede subir una vez en 12 meses, con 60 días de aviso. El Tribunal puede bajarlo.',
  },
  'nz.rise.not-yet': { says: 'El nuevo alquiler no se debe antes de 60 días después del aviso.' },
  'nz.rise.right-notice': {
    says: 'El aviso debe ser escrito y decir el nuevo alquiler y el día. 60 días es lo mínimo.',
  },
  'nz.rise.right-year': {
    says: 'El alquiler no puede subir en los 12 meses después de la última subida o del comienzo del alquiler.',
  },
  'nz.rise.right-market': {
    says: 'Si está muy por encima del alquiler de mercado, el Tenancy Tribunal puede bajarlo. Haga la solicitud poco después del aviso.',
  },
  'nz.rise.step-market': {
    says: 'Busque el alquiler de mercado de su zona en tenancy.govt.nz y compare.',
  },
  'nz.rise.step-write': {
    says: 'Si el aviso es corto o demasiado pronto, dígalo por escrito y siga pagando el alquiler viejo.',
  },
  'nz.rise.option-tribunal': {
    says: 'Pida al Tenancy Tribunal una orden sobre el alquiler (rent order).',
    title: 'Pedir al Tribunal que lo baje',
    cost: 'Una tasa pequeña',
    time: 'Poco después del aviso',
    risk: 'Puede que nada cambie.',
    bestFor: 'El alquiler está muy por encima del mercado.',
  },
  'nz.rise.option-talk': {
    says: 'Ofrezca por escrito una subida menor o un día más tarde.',
    title: 'Hablar con el casero',
    cost: 'Gratis',
    time: 'Antes del día indicado',
    risk: 'Puede decir que no.',
    bestFor: 'Paga bien y quiere quedarse.',
  },
}
