/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_ES: Words = {
  'ca.need.bed': {
    says: 'Llame o escriba ahora al 211, a cualquier hora. Allí saben qué albergue tiene cama esta noche, también para familias, en muchos idiomas. En Toronto llame a Central Intake: 416-338-4766. La ley federal dice que una vivienda adecuada es un derecho humano. Pida mañana a la asistencia social de su provincia dinero de urgencia para una vivienda.',
  },
  'ca.need.food': {
    says: 'Llame o escriba ahora al 211. Le encuentran un banco de alimentos o una comida gratis hoy cerca de usted, en muchos idiomas. Pida hoy a la asistencia social de su provincia dinero de urgencia para comer. Si ya la recibe, llame a su agente. Pregunte en la escuela por comidas para los niños.',
  },
  'ca.need.food-ontario': {
    says: 'Llame o escriba al 211 para un banco de alimentos hoy. Luego pida la ayuda de urgencia (emergency assistance), en ontario.ca o en su oficina de Ontario Works. En una crisis puede pagar comida y vivienda hasta 48 días, sin solicitud completa. Si ya recibe Ontario Works u ODSP, llame a su agente.',
  },
  'ca.need.power': {
    says: 'Llame ahora a la compañía. Diga que hay un bebé, una persona mayor o enferma, y ofrezca un plan de pagos. Muchas provincias prohíben los cortes en invierno. Quéjese hoy a la comisión de energía de su provincia. Llame al 211 para ayuda con la factura y un lugar caliente esta noche. No caliente nunca dentro con horno o parrilla.',
  },
  'ca.need.power-ontario': {
    says: 'En Ontario una compañía de luz o gas no puede cortar una vivienda por una factura del 15 de noviembre al 30 de abril. A quien cortaron antes deben devolverle la luz. Llame ahora y dígalo. Si se niega, quéjese al Ontario Energy Board. Pida LEAP, una ayuda para facturas. Las firmas de contadores de edificios tienen otras reglas. Lugar caliente: 211.',
  },
  'ca.need.loan-shark': {
    says: 'En peligro, llame al 911. Amenazar para cobrar es un delito (extorsión), como prestar a más del 35 % al año. Usted no cometió delito al pedir prestado. No se vea con él a solas. Guarde los mensajes y anote días y sumas para la policía. Pida al banco que bloquee la tarjeta y abra otra cuenta. Para dinero y comida llame al 211.',
  },
}
