/** The Spanish words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_WORDS: Words = {
  'ca.ask.home-qc-duties': {
    says: 'En Quebec el arrendador debe darle una vivienda en buen estado y dejarle en paz todo el contrato (bail). Si no, puede pedir reparaciones, menos alquiler, daños o el fin del contrato.',
  },
  'ca.ask.home-qc-tribunal': {
    says: 'En Quebec el tribunal de vivienda (Tribunal administratif du logement) decide los conflictos sobre un contrato de alquiler, también de dinero.',
  },
  'ca.ask.home-on-repair': {
    says: 'En Ontario el arrendador debe mantener la vivienda en buen estado, aunque usted conociera el defecto al entrar. El Landlord and Tenant Board puede ordenar reparaciones o menos alquiler (formulario T6).',
  },
  'ca.ask.home-bc-repair': {
    says: 'En Columbia Británica el arrendador debe mantener la vivienda reparada y habitable. Puede pedir una orden al Residential Tenancy Branch.',
  },
  'ca.ask.home-ab-repair': {
    says: 'En Alberta la vivienda debe cumplir las normas mínimas de vivienda y salud. Si no, puede pedir menos alquiler, daños o el fin del contrato.',
  },
  'ca.ask.home-ab-deposit': {
    says: 'En Alberta un depósito es como mucho un mes de alquiler. Debe volver en 10 días, o deben darle una cuenta de lo retenido.',
  },
  'ca.ask.home-ns-deposit': {
    says: 'En Nueva Escocia un depósito es como mucho medio mes de alquiler. Debe volver en 10 días, o el arrendador debe pedir quedárselo.',
  },
  'ca.ask.home-regie': {
    says: 'La Régie du logement de Quebec es ahora el Tribunal administratif du logement. El arrendador debe dejarle en paz todo el contrato, y el tribunal puede ordenar que le devuelvan dinero.',
  },
  'ca.ask.pets': {
    says: 'Depende de la provincia. En Ontario una línea que prohíbe mascotas en el contrato no vale, salvo que el edificio sea un condominio con su propia regla. En casi todas las otras, como Quebec, el contrato puede prohibirlas.',
  },
  'ca.ask.n12': {
    says: 'No tiene que irse ese día. Deben dar 60 días hasta el final de un período y un mes de renta. Solo la Junta (Board) puede desalojar, y la mala fe puede costar un año de renta.',
  },
  'ca.ask.moving-out': {
    says: 'Con alquiler mes a mes avise por escrito: 60 días en Ontario, un mes en Columbia Británica y Alberta. En plazo fijo pida acuerdo al dueño o busque quien lo tome.',
  },
  'ca.ask.verbal-lease': {
    says: 'Sí, vale. La ley de alquiler le protege también con un acuerdo de palabra, con las mismas reglas de aviso, renta y depósito. Guarde prueba de cada pago.',
  },
  'ca.ask.deposit-double-bc': {
    says: 'Sí, muchas veces. El arrendador tiene 15 días desde el final del alquiler o desde su dirección escrita, lo que sea más tarde. Si no pagó ni lo solicitó, puede reclamar el doble en la oficina (Branch).',
  },
  'ca.ask.deposit-back-ab': {
    says: 'En Alberta debe volver en 10 días, con una cuenta de cada suma retenida. Sin informes de inspección no puede retenerse nada por daños. Acuda al RTDRS, barato y rápido.',
  },
  'ca.ask.rent-up-ns': {
    says: 'En Nueva Escocia la renta puede subir un 5 % al año como máximo hasta fines de 2027, una vez en 12 meses, con cuatro meses de aviso escrito. Pida a Residential Tenancies que pare una mayor.',
  },
}
