/** The Spanish words of the rows in ../builder-liens.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const BUILDER_LIENS_ES: Words = {
  'us.lien.ca-builder': {
    says: 'En California el gravamen (lien) de un constructor sobre la casa termina si no demanda en 90 días tras registrarlo. Sin la licencia que necesita, por lo general no puede cobrar.',
  },
  ...stateWords('home-lien', {
    'MI OH PA':
      'si pagó todo a su contratista antes de que llegara el gravamen (lien), una firma que trabajó para él en general no puede mantenerlo sobre su casa. Guarde prueba de cada pago',
    AZ: 'solo una firma que tiene un contrato escrito con usted puede tener un gravamen (lien) sobre la casa donde vive',
    GA: 'la firma debe registrar el gravamen (lien) en los 90 días después de su trabajo. Si usted registra una impugnación (notice of contest), debe demandar en 60 días o el gravamen termina',
    IL: 'puede enviar a la firma un aviso para que demande. Si no demanda en 30 días, el gravamen (lien) termina',
    NC: 'la firma debe presentar el gravamen (lien) en los 120 días después de su último trabajo y demandar en 180 días, o termina',
    WA: 'un gravamen (lien) sobre una casa termina si la firma no demanda en ocho meses. En la casa donde vive cubre solo lo que aún debía a su contratista cuando llegó el aviso',
  }),
}
