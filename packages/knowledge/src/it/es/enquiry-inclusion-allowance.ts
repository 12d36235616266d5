/** The words of the rows in ../enquiry-inclusion-allowance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INCLUSION_ALLOWANCE_ES: Words = {
  'it.ask.inclusion-allowance': {
    says: 'Es para hogares con un menor, una persona de 60 años o más, una persona con discapacidad o alguien atendido por los servicios sociales. El ISEE puede llegar a 10.140 €, y también hay límites de ingresos y ahorros. Hacen falta cinco años en Italia. Dura 18 meses, luego 12 cada vez. Desde 2026 no se pierde un mes entre medias, pero el primer mes renovado paga la mitad. Pídalo al INPS por internet o en un patronato.',
    dependsOn: 'quién vive en casa, el ISEE, los ingresos y los años en Italia',
  },
}
