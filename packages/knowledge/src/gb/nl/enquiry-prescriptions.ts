/** Questions about free prescriptions for people on Universal Credit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRESCRIPTIONS_NL: Words = {
  'gb.ask-benefit.free-prescriptions': {
    dependsOn: 'waar u woont en uw loon in de laatste maand Universal Credit',
    says: 'Recepten zijn in Wales, Schotland en Noord-Ierland voor iedereen gratis. In Engeland zijn ze en de NHS-tandarts met Universal Credit gratis als uw nettoloon in de laatste periode £ 435 of minder was. Het is £ 935 als er een kind of een gezondheidsdeel in de aanvraag zit. Bij een stel tellen beide lonen. Twijfelt u? Betaal, vraag formulier FP57 en vraag het terug. Ten onrechte aankruisen kan een boete kosten; met bewijs vervalt die. Anders: Low Income Scheme (HC1).',
  },
}
