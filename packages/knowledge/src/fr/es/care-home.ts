/** The Spanish words of the rows in ../care-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_HOME_ES: Words = {
  'fr.care-home.want': {
    says: 'La residencia anuncia un nuevo precio.',
  },
  'fr.care-home.right-cap': {
    says: 'Para quienes ya están, el precio sube solo dentro de la tasa que el Estado fija cada enero. Las plazas de ayuda social siguen al departamento.',
  },
  'fr.care-home.right-rate': {
    says: 'Para 2026 esa tasa es del 0,86 %. Pregunte qué tasa usan para 2027.',
  },
  'fr.care-home.step': {
    says: 'Pida por escrito la tasa y la cláusula. Avise al consejo (conseil de la vie sociale). Denuncie una subida mayor en SignalConso.',
  },
  'fr.care-home.option': {
    says: 'Impugne la subida y acuda al mediador gratuito.',
    title: 'Impugnar la subida',
    cost: 'Gratis.',
    time: 'Unas semanas.',
    risk: 'Ninguno.',
    bestFor: 'Supera la tasa.',
  },
}
