/** The Dutch words of the rows in ../family-mediation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_MEDIATION_NL: Words = {
  'jp.mediation.want': {
    says: 'De familierechtbank roept u op voor bemiddeling (調停). Twee bemiddelaars horen beiden apart en zoeken een akkoord. Het is geen vonnis.',
  },
  'jp.mediation.right-come': {
    says: 'U hoeft nergens mee in te stemmen. Maar kom of vraag vroeg een andere dag: wegblijven zonder reden kan tot 50.000 yen kosten, en geld kan zonder u worden beslist.',
  },
  'jp.mediation.right-divorce': {
    says: 'Zonder uw ja komt een scheiding alleen door vonnis om wettelijke gronden (art. 770). Dan kinderen, alimentatie en bezit: sinds april 2026 kunnen beiden gezag houden; bezit kan vijf jaar worden gevraagd.',
  },
  'jp.mediation.step': {
    says: 'Stuur het antwoordblad (照会書) op tijd met loonstroken en wensen. Bang? Vraag aparte kamers en een geheim adres. 法テラス helpt.',
  },
}
