/** The Spanish words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_WORDS: Words = {
  'ca.ask.home-qc-duties': {
    says: 'En Quebec el arrendador debe darle una vivienda en buen estado y dejarle en paz todo el contrato (bail). Si no, puede pedir reparaciones, menos alquiler, daños o el fin del contrato.',
  },
  'ca.ask.home-qc-tribunal': {
    says: 'En Quebec el tribunal de vivienda (Tribunal administratif du logement) decide los conflictos sobre un contrato de alquiler, también de dinero.',
  },
  'ca.ask.home-regie': {
    says: 'La Régie du logement de Quebec es ahora el Tribunal administratif du logement. El arrendador debe dejarle en paz todo el contrato, y el tribunal puede ordenar que le devuelvan dinero.',
  },
  'ca.ask.pets': {
    says: 'Depende de la provincia. En Ontario una línea que prohíbe mascotas en el contrato no vale, salvo que el edificio sea un condominio con su propia regla. En casi todas las otras, como Quebec, el contrato puede prohibirlas.',
  },
  'ca.ask.moving-out': {
    says: 'Con alquiler mes a mes avise por escrito: 60 días en Ontario, un mes en Columbia Británica y Alberta. En plazo fijo pida acuerdo al dueño o busque quien lo tome.',
  },
  'ca.ask.verbal-lease': {
    says: 'Sí, vale. La ley de alquiler le protege también con un acuerdo de palabra, con las mismas reglas de aviso, renta y depósito. Guarde prueba de cada pago.',
  },
  'ca.ask.entry': {
    says: 'Casi siempre su arrendador necesita su permiso, o un aviso escrito de 24 horas con un motivo. Una emergencia es distinta.',
    dependsOn: 'el motivo, y si hay una emergencia',
  },
  'ca.ask.leaving': {
    says: 'En un contrato mensual avisa con uno o dos meses, según la provincia. Un plazo fijo le obliga, salvo que acuerden un fin, pase el contrato a otro o tenga un motivo legal.',
    dependsOn: 'su provincia y el tipo de contrato',
  },
}
