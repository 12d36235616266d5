/** The Spanish words of Spain: fine reasons. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_REASONS_ES: Words = {
  'es.fine.right-court': {
    says: 'Contra la resolución final puede pedir su revisión en un mes (recurso de reposición) o acudir al juzgado contencioso-administrativo en dos meses.',
  },
  'es.fine.know-driver': {
    says: 'No identificar al conductor es otra infracción. Cuesta el doble de la primera multa si era leve y el triple si era grave.',
  },
  'es.fine.phone': {
    says: 'Sujetar el móvil con la mano al conducir es infracción grave: 200 € y seis puntos. En los primeros veinte días basta la mitad.',
  },
  'es.fine.low-emission': {
    says: 'Circular por una zona de bajas emisiones (ZBE) sin permiso es grave: 200 € y ningún punto. Mire las señales y las excepciones del ayuntamiento.',
  },
  'es.fine.parking': {
    says: 'Por aparcar responde el titular, salvo que se indique otro conductor. Una multa leve es de 100 € como mucho y prescribe a los tres meses.',
  },
  'es.fine.no-insurance': {
    says: 'Un coche sin seguro cuesta de 601 a 3.005 € según su propia ley. Si ese día tenía seguro, envíe la póliza.',
  },
}
