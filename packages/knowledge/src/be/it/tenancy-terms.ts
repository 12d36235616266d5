/** Cauzione, danni e riparazioni, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_IT: Words = {
  'be.home.right-deposit': {
    says: 'La cauzione deve stare su un conto bloccato a Suo nome. Si libera solo con accordo scritto di entrambi o con una sentenza.',
  },
  'be.home.right-inventory': {
    says: 'Senza un verbale iniziale (état des lieux), la casa vale com’è ora. Non paga mai l’usura normale.',
  },
  'be.home.right-repair': {
    says: 'Il locatore deve tenere la casa sicura e fare le grandi riparazioni. Scriva per raccomandata. Il giudice di pace può ordinarle o ridurre l’affitto.',
  },
  'be.home.right-no-entry-report': {
    says: 'Nessun verbale dettagliato all’entrata? Allora si presume che Lei restituisca la casa come l’ha ricevuta. Il locatore deve provare che il danno è Suo.',
  },
}
