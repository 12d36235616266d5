/** The Italian words of the rows in ../enquiry-heirs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_IT: Words = {
  'jp.ask.estate-division': {
    says: 'Tutti gli eredi devono essere d’accordo; non firmi ciò che non accetta. Se i colloqui falliscono, ogni erede può chiedere la mediazione al tribunale della famiglia (遺産分割調停), poi decide un giudice. Porti i registri di famiglia e un elenco dei beni. Se vuole che contino cure o doni, lo chieda entro dieci anni dalla morte. Houterasu (法テラス) consiglia.',
  },
}
