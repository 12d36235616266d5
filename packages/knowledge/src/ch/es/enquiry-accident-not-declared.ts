/** Questions about an accident at work that the employer does not report: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_ES: Words = {
  'ch.ask.accident-not-reported': {
    says: 'Puede comunicar usted mismo el accidente a la Suva o a la aseguradora de la empresa, también ahora. Diga por escrito al jefe y al médico que fue un accidente, con día, lugar y testigos. La cura se paga sin participación. Desde el tercer día recibe el 80 % del sueldo. Con ocho horas semanales o más cuentan también los accidentes privados. ¿Sin aseguradora? Paga la Ersatzkasse UVG. Tras la prueba, un despido puede ser nulo por un tiempo.',
  },
}
