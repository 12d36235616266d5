/** Questions of people in need tonight: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'fr.ask-need.roof': {
    says: 'Llame ya al 115: gratis, día y noche. ¿No hay sitio? Vuelva a llamar y anote la hora y la respuesta. Quien no tiene techo y está en apuros tiene derecho a un alojamiento de urgencia, y a quedarse hasta que haya otra solución. Si su familia queda fuera, pida una orden urgente al tribunal administrativo (référé-liberté): gratis, en 48 horas. Pida también el DALO.',
  },
  'fr.ask-need.food': {
    says: 'Vaya hoy al CCAS del ayuntamiento, o a la trabajadora social del departamento, y diga que no tiene comida. Pida ayuda urgente (secours): vales, un paquete o dinero. El 115 dice dónde dan de comer esta noche. Restos du Cœur, Secours populaire y Croix-Rouge dan comida. ¿Le han cortado una ayuda? Escriba hoy a la CAF que no tiene qué comer.',
  },
  'fr.ask-need.power-off': {
    says: 'Llame ya a la empresa y diga que hay un bebé. Del 1 de noviembre al 31 de marzo no puede cortar la luz de su vivienda habitual por impago, solo bajar la potencia. Pida que la devuelva hoy y pagar a plazos. El CCAS y el FSL ayudan con la factura. Fuera de ese tiempo debe mandar antes dos cartas. Quejas, gratis: médiateur de l’énergie.',
  },
  'fr.ask-need.lender': {
    says: 'En peligro llame ya al 17 o al 112. Amenazarle por dinero es delito (extorsion), y un préstamo por encima del límite (usure) también. Denuncie con mensajes, nombres y pagos. Lo que pagó de más se resta de la deuda. No pida más dinero para pagarle. El 116 006 ayuda gratis a las víctimas. ¿Demasiadas deudas? La Banque de France tramita su caso gratis.',
  },
}
