/** Questions about illness, holidays, overtime and wages that are not paid: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_ES: Words = {
  'ch.ask.unpaid-wages': {
    says: 'Escriba por carta certificada, ponga un plazo de una semana y avise de que dejará de trabajar. Después puede negarse a trabajar hasta que paguen, y el sueldo sigue corriendo. Luego vaya a la autoridad de conciliación (gratis hasta 30.000 francos) o inicie un cobro. No se vaya de golpe sin consejo. Si la empresa no puede pagar, vaya al RAV: la caja paga hasta cuatro meses.',
  },
  'ch.ask.sick': {
    says: 'Conserva el sueldo un tiempo que crece con los años, o un subsidio diario. Pasada la prueba, un despido es nulo durante la enfermedad: 30, 90 o 180 días. Mande un certificado.',
  },
  'ch.ask.holidays': {
    says: 'Tiene al menos cuatro semanas al año, cinco hasta los 20 años, dos seguidas. El empresario fija la fecha, pero debe escucharle. Durante el empleo no se pueden pagar en dinero.',
  },
  'ch.ask.overtime': {
    says: 'Las horas ordenadas o necesarias se pagan con un 25 % más, o se compensan con el mismo tiempo libre si usted acepta. Un contrato escrito puede decir otra cosa: mírelo. Anote día, horas y quién lo sabía. Reclámelo pronto por escrito. Tiene cinco años.',
  },
}
