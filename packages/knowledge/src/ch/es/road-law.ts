/** Law that letters on road fines and the licence name: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ROAD_LAW_ES: Words = {
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
  'ch.road.grades': {
    says: 'Una infracción simple de una norma de tráfico solo trae una multa. Una grave es un delito con antecedentes. Mire cuál de las dos dice la orden y opóngase si va demasiado lejos.',
  },
  'ch.road.fine-list': {
    says: 'Cada multa fija y su importe están en una lista pública para toda Suiza. Compare la suya.',
  },
}
