/** The words of the rows in ../enquiry-six-year-tenancy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SIX_YEAR_TENANCY_ES: Words = {
  'ie.ask.six-year-tenancy': {
    says: 'Si el alquiler empezó el 1 de marzo de 2026 o después, tras seis meses está seguro por periodos de seis años. Una empresa o un arrendador con cuatro o más alquileres necesita su incumplimiento o una vivienda que ya no le sirve. Uno más pequeño puede terminarlo también por verdadera necesidad o para su familia. Usted puede irse con preaviso. Los alquileres anteriores siguen con las reglas viejas.',
    dependsOn: 'cuándo empezó su alquiler y cuántos tiene el arrendador',
  },
}
