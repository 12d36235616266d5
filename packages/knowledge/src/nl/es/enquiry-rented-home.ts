/** Questions about visits, rent and service costs, and the first steps for tenants: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_ES: Words = {
  'nl.ask.step-home': {
    says: 'Pregunte al Juridisch Loket antes de contestar a su casero.',
  },
  'nl.ask.right-home': {
    says: 'Solo un juez puede terminar su contrato de alquiler contra su voluntad.',
  },
  'nl.ask.rent-rise': {
    says: 'En 2026 el límite es 4,4 % en el sector libre, 6,1 % en el medio y 4,1 % en vivienda social desde julio. Con renta muy baja o ingresos altos hay otros límites. Una cláusula que dé más no vale por encima, y solo se permite una subida al año. Escriba que no está de acuerdo y pague el alquiler viejo con la parte permitida. Si el casero insiste, puede decidir la Huurcommissie.',
    dependsOn: 'su tipo de vivienda',
  },
  'nl.ask.landlord-enters': {
    says: 'Solo con su permiso o en una urgencia real, como una tubería rota. Para reparaciones urgentes el casero debe pedirlo y acordar la hora. Escriba que no permite visitas sin aviso.',
  },
  'nl.ask.service-costs': {
    says: 'Solo paga los costes reales. El casero debe mandar una lista en seis meses tras el año. Pida ver las facturas. Si no están de acuerdo, decide la Huurcommissie.',
  },
  'nl.ask.rent-unpaid': {
    says: 'Dígaselo hoy a su arrendador y ofrezca fechas por escrito. Un mes de retraso no suele acabar el alquiler: solo un juez puede, a menudo con tres meses. Pida ayuda a su municipio y mire si le toca huurtoeslag.',
  },
  'nl.ask.agent-fee': {
    says: 'Un agente que trabaja para el casero no puede cobrarle por encontrar la vivienda. Puede pedir que se lo devuelvan.',
  },
}
