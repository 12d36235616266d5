/** Questions of people in need tonight: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'es.ask-need.roof': {
    says: 'Llame ya a los servicios sociales de su ayuntamiento. De noche, o si nadie contesta, llame al 112 y diga que no tiene dónde dormir y quién está con usted: le pasan con emergencia social. El ayuntamiento debe atender enseguida a quien está en esta necesidad. Pida una cama para esta noche y una cita para buscar un hogar.',
  },
  'es.ask-need.food': {
    says: 'Vaya hoy a los servicios sociales de su ayuntamiento y diga que no tiene comida y cuántos niños hay. Pida una ayuda de emergencia social: dinero, una tarjeta o un lote. Cáritas, Cruz Roja y el banco de alimentos también dan comida; servicios sociales sabe el sitio más cercano. ¿Tiene pocos ingresos o ninguno? Pida también el ingreso mínimo vital.',
  },
  'es.ask-need.power-off': {
    says: 'Llame ya a la compañía, diga que hay un bebé y pida un plan por escrito. Cuando pague, la luz debe volver al día siguiente como muy tarde. Vaya hoy a servicios sociales: pueden pagar una parte. En una vivienda, antes de cortar hace falta un requerimiento formal y dos meses; cuatro con bono social. ¿No fue así? Reclame enseguida: el corte no era legal.',
  },
  'es.ask-need.lender': {
    says: 'En peligro llame ya al 112. Amenazarle a usted o a su familia es delito (amenazas, extorsión). Denuncie en la Policía Nacional o la Guardia Civil con mensajes, nombres y pagos, y pida protección. Si el préstamo es usura, es nulo: solo debe lo que recibió, sin intereses. No pida más dinero para pagarle y no se vea a solas con él.',
  },
}
