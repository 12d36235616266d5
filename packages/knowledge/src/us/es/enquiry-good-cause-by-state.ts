/** Questions about having to leave without a lease, in states where the landlord needs a cause: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOOD_CAUSE_BY_STATE_ES: Words = {
  'us.state.nj.ask-no-lease': {
    says: 'En New Jersey el fin del contrato no es razón para sacarle: sigue mes a mes. El dueño necesita una causa del Anti-Eviction Act, el aviso de esa causa y una sentencia. Cambiar la cerradura es ilegal. Excepción principal: el dueño vive en la casa y renta dos unidades como máximo. Siga pagando y quédese. Si llegan papeles de la corte, llame a legal aid.',
  },
  'us.state.ca.ask-no-lease': {
    says: 'En California, tras 12 meses en la casa, el dueño casi siempre necesita una causa justa (just cause). El fin del contrato no lo es, pero rechazar uno igual puede serlo. Si no es culpa suya, le toca un mes de renta. Fuera: casas de menos de 15 años, las compartidas con el dueño y muchas casas y condos. Ahí: 30 días, o 60 tras un año. Algunas ciudades protegen más. Solo una corte puede sacarle.',
  },
  'us.state.or.ask-no-lease': {
    says: 'En Oregon, pasado el primer año, el dueño casi siempre necesita una causa de la ley; el fin del contrato no lo es. Puede ser una falta suya o la venta a quien vivirá allí. Esto exige 90 días, y un mes de renta si tiene cinco viviendas o más. El dueño que vive en una de dos viviendas allí puede dar 60 días. El primer año pueden bastar 30, 90 en Portland. Solo una corte puede sacarle.',
  },
  'us.state.wa.ask-no-lease': {
    says: 'En Washington el dueño solo puede terminar una renta mes a mes por una causa de la ley, dicha en un aviso escrito. El fin del contrato basta solo en algunos, como un primero de seis meses o más, con 60 días de aviso antes. Mudarse él o vender una casa exige 90 días. Siga pagando, pida la causa por escrito y llame a legal aid. Solo una corte puede sacarle.',
  },
  'us.state.ny.ask-no-lease': {
    says: 'En New York City y donde rige Good Cause, muchos dueños necesitan una razón aun sin contrato. La renta estabilizada también protege. Casi siempre fuera: dueños de diez unidades o menos y edificios posteriores a 2008. En otros lugares, aviso escrito: 30 días, 60 tras un año, 90 tras dos. Siga pagando. Solo una corte puede sacarle; cambiar la cerradura es delito.',
    dependsOn: 'dónde está la casa y cuántas tiene el dueño',
  },
  'us.state.co.ask-no-lease': {
    says: 'En Colorado, tras 12 meses en la casa, el dueño casi siempre necesita una causa de la ley; el fin del contrato no lo es. Una razón sin culpa suya, como vender o mudarse él, exige 90 días por escrito. Queda fuera, por ejemplo, la casa que comparte con el dueño. Antes de 12 meses se debe aviso escrito. Siga pagando. Solo una corte puede sacarle.',
  },
}
