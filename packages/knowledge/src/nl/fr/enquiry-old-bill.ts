/** Questions about an old bill with no judgment: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_BILL_FR: Words = {
  'nl.ask.old-no-judgment': {
    says: 'Ne payez et ne promettez rien encore. La plupart des factures se prescrivent en cinq ans si personne ne vous a relancé par écrit, un achat en magasin en deux ans. Écrivez : « J’invoque la prescription (ik beroep mij op verjaring). Envoyez-moi chaque rappel avec sa date et le jugement éventuel. » Un jugement vaut 20 ans. Si une assignation vient, dites-le aussi au juge.',
  },
}
