/** Questions that rest on a belief about a phone that the police take and about tax on pensions: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_ON_POLICE_AND_TAX_ES: Words = {
  'de.ask-crime.phone-searched': {
    says: 'No sin más. La policía necesita su sí o la orden de un juez; solo con urgencia puede actuar antes. Puede llevarse el móvil como prueba. Diga que se opone y pida un papel: entonces un juez debe decidir, casi siempre en tres días. No tiene que decir su PIN. Con una orden de registro pueden apoyar su dedo. No diga nada del asunto y pida un abogado.',
  },
  'de.ask-tax.pension-taxed': {
    says: 'Una pensión tributa en parte, pero muchos pensionistas no pagan nada. Si su pensión empieza en 2026, cuenta el 84 %. Solo se paga por lo que pase de 12.348 € en 2026, o 24.696 € para parejas casadas. Antes se restan el seguro médico y de dependencia. Si lo supera, debe declarar, aunque nadie se lo pida. Un Lohnsteuerhilfeverein lo calcula.',
  },
}
