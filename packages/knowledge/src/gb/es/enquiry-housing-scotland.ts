/** Questions about renting in Scotland: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_SCOTLAND_ES: Words = {
  'gb.ask-housing.scotland-evict': {
    says: 'En Escocia un casero necesita un motivo legal, un aviso (notice to leave) y una orden del tribunal. El aviso es de 28 u 84 días. Puede quedarse hasta que el tribunal decida.',
    dependsOn: 'el motivo y cuánto tiempo ha vivido allí',
  },
  'gb.ask-housing.scotland-must-leave': {
    says: 'No tiene que irse cuando acaba un aviso (notice to leave). Su casero necesita una orden de desahucio del First-tier Tribunal, que decide si es justo.',
  },
  'gb.ask-housing.scotland-rent': {
    says: 'En Escocia el alquiler puede subir una vez cada 12 meses, con tres meses de aviso en el formulario correcto. Tiene 21 días para pedir a Rent Service Scotland que lo mire.',
    dependsOn: 'el aviso que recibió',
  },
  'gb.ask-housing.scotland-deposit': {
    says: 'En Escocia el casero debe proteger la fianza en un plazo de 30 días hábiles. Si no, acuda al tribunal en los tres meses después del fin del alquiler. Puede ordenar hasta tres veces su valor. El sistema resuelve los conflictos gratis.',
  },
  'gb.ask-housing.scotland-repairs': {
    says: 'En Escocia un casero privado debe cumplir la norma de reparaciones (repairing standard). Avise por escrito. Si no se arregla en un tiempo justo, puede ir gratis al First-tier Tribunal.',
  },
  'gb.ask-housing.scotland-damp': {
    says: 'En Escocia hay una regla nueva desde el 6 de octubre de 2026. Los caseros deben mirar la humedad o el moho en un plazo de 10 días hábiles desde su aviso. Deben enviar un resumen en 3 más y empezar las obras en 5.',
  },
  'gb.ask-housing.scotland-entry': {
    says: 'En Escocia un casero debe avisar con al menos 48 horas para entrar, salvo en una emergencia. Puede negarse a una hora poco razonable.',
  },
  'gb.ask-housing.scotland-leave': {
    says: 'Con una private residential tenancy puede irse avisando por escrito con 28 días. No hay un plazo fijo que esperar.',
  },
  'gb.ask-housing.scotland-locked-out': {
    says: 'Es delito echarle sin una orden del tribunal. Llame a la policía al 101, o al 999 si se siente en peligro, y llame a Shelter Scotland.',
  },
  'gb.ask-housing.scotland-arrears': {
    says: 'Llame a su casero y ofrezca un plan. Un casero en Escocia debería ayudarle con el atraso antes de ir al tribunal, y el tribunal mira si el desahucio es justo.',
  },
  'gb.ask-housing.stop-rent-scotland': {
    says: 'No, siga pagando: los atrasos son motivo para echarle. Avise de cada avería por escrito, con fechas y fotos. Si no la arreglan a tiempo, acuda gratis al First-tier Tribunal. Puede ordenar las obras y bajar el alquiler mientras tanto.',
  },
  'gb.ask-housing.scotland-sale': {
    says: 'Para vender o mudarse allí, un propietario en Escocia debe avisar con 84 días si usted lleva más de seis meses en la casa. Entonces 28 días son pocos. El aviso (notice to leave) debe decir el motivo. Aun así no tiene que irse: solo puede ordenarlo el First-tier Tribunal, si es justo. Cambiarle la cerradura es un delito. Siga pagando y llame a Shelter Scotland: 0808 800 4444.',
  },
}
