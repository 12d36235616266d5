/** Questions about a rise in rent while a lease runs, and casuals who were sacked: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASES_AND_CASUALS_ES: Words = {
  'au.fact.rent-in-fixed-term': {
    says: 'Casi nunca. En un plazo fijo (fixed term) la renta solo sube si el contrato lo dice, con la suma nueva o la forma de calcularla. En Nueva Gales del Sur vale para plazos de menos de dos años. El mercado por sí solo no es razón. Escriba que no está de acuerdo y siga pagando la renta de antes. Aunque el contrato lo permita, deben avisar: 60 días o dos meses, en Victoria 90 días. Si insisten, acuda al tribunal de su estado.',
  },
  'au.fact.casual-sacked': {
    says: 'Un casual con turnos regulares, que podía esperar seguir, también tiene derechos. Para unfair dismissal hacen falta seis meses de trabajo, o doce donde trabajan menos de 15 personas. Si le despidieron por preguntar por el pago, quejarse o estar enfermo, no hace falta tiempo. Entonces el jefe debe probar otro motivo (general protections). Solicítelo a la Fair Work Commission en 21 días desde el último día: 1300 799 675. La pequeña tasa se puede perdonar y no hace falta abogado. Por pagos que faltan: Fair Work Ombudsman, 13 13 94, hasta seis años.',
  },
}
