/** Questions about reasons to appeal, and about an appeal that was lost: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_APPEALS_ES: Words = {
  'gb.ask-parking.blue-badge': {
    says: 'Recurra y envíe una copia de la tarjeta (Blue Badge), por los dos lados. Los ayuntamientos suelen anularla. En terreno privado no da derecho por sí sola. Pero la empresa debe adaptar sus reglas a las personas con discapacidad: cite la Equality Act. Según el código privado, una tarjeta que no se veía debería bajar el cobro a £20.',
  },
  'gb.ask-parking.hospital': {
    says: 'Recurra ante la empresa y envíe prueba de la cita o del retraso. Pida también al hospital que lo anule. Una enfermedad o una cita que se alargó cuenta a su favor.',
  },
  'gb.ask-parking.rejected-council': {
    says: 'Tras un aviso de rechazo (notice of rejection) tiene 28 días para recurrir al tribunal independiente. Es gratis. Si solo era una primera impugnación, espere el aviso al propietario (notice to owner).',
  },
  'gb.ask-parking.rejected': {
    says: 'Use el código del rechazo para recurrir a POPLA o al IAS antes del último día de la carta. Es gratis. Conteste a cada punto con pruebas.',
  },
  'gb.ask-parking.popla-lost': {
    says: 'Perder en POPLA no le obliga, y solo un juzgado puede hacerle pagar. Puede pagar, o esperar y defenderse de una demanda. Si pierde allí, se añaden costes.',
    dependsOn: 'la fuerza de su caso',
  },
  'gb.ask-parking.wrong-plate': {
    says: 'Recurra y envíe su recibo o extracto. Por un error pequeño al escribir, el código dice que el cobro debería anularse. Por un error mayor debería bajar a £20.',
  },
  'gb.ask-parking.machine': {
    says: 'Recurra y diga qué no funcionó y qué intentó. Añada fotos, capturas o datos de llamadas. Si no había forma de pagar que funcionara, es un punto fuerte.',
  },
  'gb.ask-parking.council-or-private': {
    says: '«Penalty charge notice» o «fixed penalty» viene de un ayuntamiento (council) o de la policía. «Parking charge notice» viene de una empresa privada y no es una multa.',
    dependsOn: 'las palabras del aviso',
  },
}
