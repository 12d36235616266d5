/** Questions about seasonal staff who are not called back: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOT_CALLED_BACK_FR: Words = {
  'es.ask.not-called-back': {
    says: 'Ne pas vous rappeler à la reprise compte comme un licenciement. Vous avez 20 jours ouvrables dès que vous le savez : conciliation (papeleta), puis procès. Demandez vite par écrit pourquoi. Gardez la preuve que d’autres ont été appelés. L’ordre d’appel est fixé par la convention. Demandez entre-temps le chômage (paro).',
  },
}
