/** Velocidad y permiso, expediente, impuesto estimado, devoluciones, Serafe, luz: las filas de Suiza en español. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_ES: Words = {
  'ch.road.right-file': {
    says: 'Puede ver el expediente: la foto, el acta de la medición y el control del aparato.',
  },
  'ch.road.speed-scale': {
    says: 'La multa fija vale solo para un exceso pequeño: hasta 15 km/h en población, 20 fuera y 25 en autopista. Por encima es un caso penal.',
  },
  'ch.road.speed-law': {
    says: 'Un límite vale si la señal se podía ver. Las fotos del lugar ayudan si árboles u obras la tapaban.',
  },
  'ch.road.licence-apart': {
    says: 'La retirada del permiso es otro caso, en el cantón. Escriba antes de la fecha por qué necesita conducir.',
  },
  'ch.road.owner': {
    says: 'La multa fija va al titular del coche. Si conducía otra persona, dé su nombre y dirección en los treinta días.',
  },
  'ch.ask.penal-order': {
    says: 'Presente oposición (Einsprache) por escrito en los diez días desde que recibió la orden penal. No tiene que dar motivos. El fiscal revisa el caso o decide un juez.',
  },
  'ch.ask.licence': {
    says: 'Un caso leve trae un aviso, o un mes si hubo otro antes. Uno medio, al menos un mes. Uno grave, tres.',
    dependsOn: 'de lo grave que fue el caso y de si era el primero.',
  },
  'ch.tax.right-guessed': {
    says: 'Sin declaración la oficina calcula a ojo (Ermessen). Reclame en treinta días, mande la declaración y pruebe que el cálculo está muy lejos.',
  },
  'ch.tax.interest': {
    says: 'Corre interés sobre el impuesto pagado tarde, también mientras reclama. Pagar con reserva lo para.',
  },
  'ch.benefit.right-time': {
    says: 'La oficina debe pedirlo en tres años desde que lo sabe, y como mucho cinco años después de pagar. Solo un delito alarga ese plazo.',
  },
  'ch.serafe.right': {
    says: 'Cada hogar debe esta tasa una vez, con o sin televisor. Con prestaciones complementarias (Ergänzungsleistungen) puede quedar libre.',
  },
  'ch.power.right-tariff': {
    says: 'Los precios de la luz para hogares deben ser justos y públicos. Si duda, pregunte a la empresa y luego al regulador (ElCom).',
  },
  'ch.road.grades': {
    says: 'Una infracción simple de una norma de tráfico solo trae una multa. Una grave es un delito con antecedentes. Mire cuál de las dos dice la orden y opóngase si va demasiado lejos.',
  },
}
