/** The French words of the rows in ../state-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_OLD_DEBTS_FR: Words = {
  ...stateWords('card-too-late', {
    AZ: 'un procès pour la plupart des dettes de carte vient trop tard six ans après le paiement manqué. Vous devez le dire au tribunal',
    CA: 'un procès pour la plupart des dettes de carte vient trop tard quatre ans après le paiement manqué. Vous devez le dire au tribunal',
    GA: 'un procès pour la plupart des dettes de carte vient trop tard six ans après le paiement manqué. Vous devez le dire au tribunal',
    IL: 'un procès pour la plupart des dettes de carte vient trop tard cinq ans après le paiement manqué. Vous devez le dire au tribunal',
    MA: 'un procès pour la plupart des dettes de carte vient trop tard six ans après le paiement manqué. Vous devez le dire au tribunal',
    MI: 'un procès pour la plupart des dettes de carte vient trop tard six ans après le paiement manqué. Vous devez le dire au tribunal',
    NC: 'un procès pour la plupart des dettes de carte vient trop tard trois ans après le paiement manqué. Vous devez le dire au tribunal',
    NJ: 'un procès pour la plupart des dettes de carte vient trop tard six ans après le paiement manqué. Vous devez le dire au tribunal',
    NY: 'un procès pour la plupart des dettes de carte vient trop tard trois ans après le paiement manqué. Vous devez le dire au tribunal',
    OH: 'un procès pour la plupart des dettes de carte vient trop tard six ans après le paiement manqué. Vous devez le dire au tribunal',
    PA: 'un procès pour la plupart des dettes de carte vient trop tard quatre ans après le paiement manqué. Vous devez le dire au tribunal',
    TX: 'un procès pour la plupart des dettes de carte vient trop tard quatre ans après le paiement manqué. Vous devez le dire au tribunal',
    WA: 'un procès pour la plupart des dettes de carte vient trop tard six ans après le paiement manqué. Vous devez le dire au tribunal',
  }),
}
