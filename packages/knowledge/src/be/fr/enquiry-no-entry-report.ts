/** Questions about a deposit kept where no report was made at the start: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_ENTRY_REPORT_FR: Words = {
  'be.ask.deposit-no-report': {
    says: 'Non. Sans état des lieux d’entrée, vous êtes présumé rendre le logement comme vous l’avez reçu. Le bailleur doit prouver que vous avez causé les dégâts. Demandez par recommandé la libération de la garantie. S’il ne signe pas, le juge de paix décide. Demandez-y d’abord une conciliation, gratuite.',
  },
}
