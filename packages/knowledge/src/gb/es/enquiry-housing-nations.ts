/** The Spanish words of the rows in ../enquiry-housing-nations.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_NATIONS_ES: Words = {
  'gb.ask-housing.wales-evict': {
    says: 'En Gales un casero necesita un aviso correcto y después una orden judicial. En la mayoría de los contratos desde el 1 de diciembre de 2022, un aviso sin motivo debe dar seis meses. Pida consejo sobre los anteriores.',
    dependsOn: 'el tipo de aviso y de contrato',
  },
  'gb.ask-housing.wales-rent': {
    says: 'En Gales el alquiler de un contrato estándar periódico (periodic standard contract) puede subir una vez al año. El casero debe avisar con dos meses en el formulario correcto.',
    dependsOn: 'su contrato y el aviso que recibió',
  },
  'gb.ask-housing.wales-repairs': {
    says: 'En Gales su casero debe mantener la casa reparada y habitable. Avise por escrito con fotos. Si no pasa nada, pida al ayuntamiento (council) una inspección.',
  },
  'gb.ask-housing.wales-deposit': {
    says: 'En Gales el casero debe proteger la fianza en un plazo de 30 días y decirle dónde. Si no, un juzgado puede ordenar entre una y tres veces su valor.',
  },
  'gb.ask-housing.wales-statement': {
    says: 'En Gales su casero debe darle por escrito las condiciones del contrato (written statement) en un plazo de 14 días desde que entra. Si no, puede reclamar una compensación.',
  },
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
    says: 'En Escocia el casero debe proteger la fianza en un plazo de 30 días hábiles. Si no, el tribunal puede ordenar hasta tres veces su valor. El sistema resuelve los conflictos gratis.',
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
  'gb.ask-housing.ni-evict': {
    says: 'En Irlanda del Norte un aviso para irse (notice to quit) debe ser escrito. Debe dar 4 semanas, 8 semanas tras un año, o 12 semanas tras diez. Después aún necesitan una orden judicial.',
    dependsOn: 'cuánto tiempo ha vivido allí',
  },
  'gb.ask-housing.ni-must-leave': {
    says: 'No tiene que irse cuando acaba el aviso. Su casero debe ir al juzgado, y solo la Enforcement of Judgments Office puede hacerle irse.',
  },
  'gb.ask-housing.ni-rent': {
    says: 'En Irlanda del Norte el alquiler privado puede subir una vez cada 12 meses, con tres meses de aviso por escrito.',
    dependsOn: 'el aviso que recibió',
  },
  'gb.ask-housing.ni-deposit': {
    says: 'En Irlanda del Norte el casero debe proteger la fianza en un plazo de 28 días. Una fianza no puede pasar de un mes de alquiler. El sistema resuelve los conflictos gratis.',
  },
  'gb.ask-housing.ni-repairs': {
    says: 'Avise por escrito con fotos. Si no pasa nada, pida una inspección al equipo de environmental health de su ayuntamiento (council). Siga pagando el alquiler.',
  },
  'gb.ask-housing.stop-rent-scotland': {
    says: 'No, siga pagando: los atrasos son motivo para echarle. Avise de cada avería por escrito, con fechas y fotos. Si no la arreglan a tiempo, acuda gratis al First-tier Tribunal. Puede ordenar las obras y bajar el alquiler mientras tanto.',
  },
  'gb.ask-housing.stop-rent-ni': {
    says: 'No, siga pagando, pues podría perder su casa por atrasos. Avise de cada avería por escrito con fotos. Si no la arreglan, pida al equipo de environmental health del ayuntamiento que la inspeccione. Housing Rights ayuda gratis.',
  },
}
