/** The Spanish words of Ireland: law that an adviser names first. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_ES: Words = {
  'ie.debt.know-claim-notice': {
    says: 'Para una deuda de hasta 15 000 €, el juicio empieza con un aviso de demanda (claim notice) del District Court. Desde entonces tiene 28 días para responder.',
  },
  'ie.debt.right-lsra': {
    says: 'Si un abogado (solicitor) le engaña o le intimida, puede quejarse ante la autoridad de control (LSRA). Es gratis.',
  },
  'ie.home.right-declaration': {
    says: 'Si el motivo es una venta, con el aviso debe venir una declaración jurada (statutory declaration). La venta debe estar prevista en nueve meses.',
  },
  'ie.home.right-many-homes': {
    says: 'Un propietario que vende diez viviendas o más de un mismo conjunto en seis meses casi nunca puede terminar los alquileres por eso.',
  },
  'ie.home.know-email': {
    says: 'Un correo electrónico o un SMS por sí solo no es un aviso válido. Deben entregárselo, enviarlo por correo postal o dejarlo en su casa.',
  },
  'ie.home.know-slip': {
    says: 'Un pequeño error que no le perjudica puede no anular el aviso. Pida a Threshold que lo revise antes de confiar en ello.',
  },
}
