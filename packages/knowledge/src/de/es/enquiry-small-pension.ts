/** Questions about a pension that is too small to live on: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_PENSION_ES: Words = {
  'de.ask-benefit.small-pension': {
    says: 'Pida dos ayudas. En la oficina social: Grundsicherung im Alter, que completa la pensión hasta alquiler, calefacción y mínimo. Conserva 10.000 € de ahorro por persona. Los hijos no pagan por debajo de 100.000 € al año. O en la ciudad: Wohngeld, si la pensión casi llega. Pida ya: no se paga por el pasado. Con la Grundsicherung también cae la tasa de radio. VdK, Caritas o Diakonie ayudan.',
  },
}
