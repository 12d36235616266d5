/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_ES: Words = {
  'us.need.bed': {
    says: 'Llame ahora al 211, a cualquier hora. Allí saben qué albergue tiene cama esta noche, también para familias. Un niño sin hogar puede seguir en su escuela o entrar enseguida en otra, sin papeles. Un coche no es un hogar. Pregunte en la escuela por la persona encargada (homeless liaison): ayuda con el transporte y las comidas gratis.',
  },
  'us.need.bed-new-york': {
    says: 'La ciudad de Nueva York debe dar refugio cada noche a quien tenga derecho (right to shelter). Con niños o embarazada: vaya a PATH, 151 East 151st Street, Bronx, abierto día y noche. Los demás: llame al 311 y pregunte por el centro de admisión. Lleve los papeles que tenga. Fuera de la ciudad llame al 211.',
  },
  'us.need.food': {
    says: 'Llame al 211, o a la línea contra el hambre 1-866-348-6479 (USDA, de lunes a viernes), para comida gratis hoy cerca de usted. Pida SNAP (cupones de comida) hoy y diga que no tiene nada. Debe llegar en siete días si tiene como mucho 100 $ y menos de 150 $ de ingresos este mes. También si todo lo que tiene es menos que la renta y la luz. Pida en la escuela comidas gratis.',
  },
  'us.need.power': {
    says: 'Llame ahora a la compañía y diga que hay un bebé, una persona mayor o enferma. Llame al 211 y pida la ayuda de crisis LIHEAP. Si tiene derecho, debe actuar en 48 horas, y en 18 si hay peligro para la vida. Muchos estados prohíben los cortes con frío o enfermedad: llame a la comisión de su estado. No caliente nunca dentro con horno, parrilla o generador.',
  },
  'us.need.loan-shark': {
    says: 'En peligro, llame al 911. Prestar o cobrar con amenazas de violencia es un delito federal. Usted no cometió delito al pedir prestado. No se vea con él a solas. Guarde los mensajes y anote días y sumas. Avise a la policía o al FBI en tips.fbi.gov. Pida al banco que bloquee la tarjeta y abra otra cuenta. Para dinero y comida llame al 211.',
  },
}
