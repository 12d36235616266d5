/** The Spanish words of the rows in ../deposit-deductions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_DEDUCTIONS_ES: Words = {
  'ie.kept.right-wear': {
    says: 'El casero solo puede quedarse dinero por renta o facturas debidas, o daños más allá del uso normal. Debe mostrarlo.',
  },
  'ie.kept.right-rtb': {
    says: 'El Residential Tenancies Board (RTB) decide sobre las fianzas. La mediación es gratis y sin abogado.',
  },
  'ie.kept.step-proof': {
    says: 'Pida la factura de cada suma. Reúna fotos, inventario y mensajes.',
  },
  'ie.kept.step-write': {
    says: 'Escriba qué sumas no acepta y por qué. Pida el resto de inmediato.',
  },
  'ie.kept.option-rtb': {
    title: 'Acudir al RTB',
    cost: 'Mediación gratis, pequeña tasa por una decisión.',
    time: 'Unas semanas o meses.',
    risk: 'Bajo.',
    bestFor: 'El casero no devuelve lo que es suyo.',
    says: 'Solicite en línea con contrato, prueba de la fianza y fotos. Threshold ayuda gratis.',
  },
}
