/** Questions about unemployment pay that was refused: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_ES: Words = {
  'de.ask-benefit.unemployment-refused': {
    says: 'Reclame por escrito en un mes; es gratis. Hacen falta doce meses de trabajo asegurado en los últimos 30. Las pausas no importan: los días se suman, y cuentan baja, crianza y otros. Mande contratos, nóminas y bajas. Si no llega, a veces bastan seis meses con empleos cortos. ¿Sin dinero? Pida Grundsicherungsgeld el mismo día.',
  },
  'de.ask-job.unemployment-pay-length': {
    says: 'Depende de cuánto cotizó en cinco años y de la edad. Con 12 meses lo tiene seis; con 24, doce. Desde los 50 son 15 meses tras 30 cotizados, desde los 55 son 18 tras 36, desde los 58 son 24 tras 48. Hacen falta 12 meses cotizados en 30. Apúntese en la oficina de empleo a más tardar el primer día sin trabajo.',
  },
}
