/** Questions about unemployment pay that was refused: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_ES: Words = {
  'de.ask-benefit.unemployment-refused': {
    says: 'Reclame por escrito en un mes; es gratis. Hacen falta doce meses de trabajo asegurado en los últimos 30. Las pausas no importan: los días se suman, y cuentan baja, crianza y otros. Mande contratos, nóminas y bajas. Si no llega, a veces bastan seis meses con empleos cortos. ¿Sin dinero? Pida Grundsicherungsgeld el mismo día.',
  },
}
