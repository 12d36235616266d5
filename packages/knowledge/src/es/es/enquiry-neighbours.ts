/** Questions about noise, cameras, water damage and community dues: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_ES: Words = {
  'es.ask.noise': {
    says: 'Llame cada vez a la policía local para que haga un informe. La comunidad puede exigir al vecino que pare y después demandar. Pida al ayuntamiento que mida el ruido del bar.',
  },
  'es.ask.neighbour-camera': {
    says: 'La cámara de un vecino puede grabar su propia casa, no la suya, la escalera ni la calle. Pida por escrito que la gire. Si no cambia, reclame gratis a la AEPD.',
  },
  'es.ask.community-dues': {
    says: 'Un propietario debe pagar su parte de los gastos comunes. Puede impugnar un acuerdo en tres meses, o un año si es contra la ley, pero antes pague o consigne la suma. Pida el acta. Las cuotas prescriben a los cinco años.',
    dependsOn: 'qué decidió la junta y cuándo',
  },
  'es.ask.water-damage': {
    says: 'Haga fotos y avise ya por escrito a su seguro y al vecino. Por una fuga de la vivienda paga el de arriba; por tuberías comunes, la comunidad. Tiene un año para reclamar: envíe un burofax.',
  },
  'es.ask.squatters': {
    says: 'Llame ya a la policía (112 o 091) y denuncie, con la nota del Registro o el contrato y su DNI. Si es su casa, también una segunda vivienda que usa, es allanamiento de morada: la policía puede actuar rápido. Desde abril de 2025 va por juicio rápido. Si no, está la demanda civil rápida: quien no muestra un título en cinco días debe irse. No cambie la cerradura ni corte la luz usted mismo: puede ser delito. Un inquilino que no paga es otro caso.',
  },
}
