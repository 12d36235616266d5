/** Questions about eviction, locks and rent that is late: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_WORDS: Words = {
  'ca.ask.evict': {
    says: 'Un arrendador no puede echarle solo con un aviso. Necesita una orden si usted no se va. Mire el formulario y el último día, y llame a una línea de inquilinos.',
  },
  'ca.ask.evict-qc': {
    says: 'En Quebec solo el tribunal de vivienda (Tribunal administratif du logement) puede terminar su contrato si se niega a irse. Tiene derecho a quedarse en su casa.',
  },
  'ca.ask.locks': {
    says: 'Su arrendador no puede cambiar la cerradura ni cortar la calefacción o la luz para que se vaya. Llame a la oficina de alquileres de su provincia o a la policía.',
  },
  'ca.ask.arrears': {
    says: 'Pague tan rápido como pueda y guarde prueba. En muchas provincias pagar a tiempo termina el aviso. Ofrezca un plan por escrito y pregunte por un banco de alquiler (rent bank).',
  },
  'ca.ask.evict-on': {
    says: 'En Ontario solo el Landlord and Tenant Board puede ordenar que se vaya. Hasta entonces puede quedarse. Vaya a la audiencia y cuente su parte.',
  },
  'ca.ask.evict-bc': {
    says: 'En Columbia Británica debe disputarlo a tiempo: 5 días por alquiler sin pagar, 10 por una causa, 21 por uso propio. Si lo disputa, puede quedarse hasta la decisión.',
    dependsOn: 'el tipo de aviso y el día en que lo recibió',
  },
  'ca.ask.n12': {
    says: 'No tiene que irse ese día. Deben dar 60 días hasta el final de un período y casi siempre un mes de renta. Desde el 21 de septiembre de 2026 el arrendador que da 120 días no paga ese mes; para un comprador sigue debiéndose. Solo la Junta (Board) puede desalojar, y la mala fe puede costar un año de renta.',
  },
  'ca.ask.on-review': {
    says: 'Pida a la Junta (Board) que revise la orden en 15 días desde el día en que se dio. Diga qué error grave tiene, o por qué no pudo participar. Pida también una suspensión (stay), para que el sheriff espere. Una apelación a la Divisional Court por una cuestión de derecho tiene 30 días. Las clínicas legales y el abogado de turno ayudan gratis.',
  },
}
