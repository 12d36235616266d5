/** Help with housing: HAP and homelessness: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_SUPPORT_DE: Words = {
  'ie.home.right-hap': {
    says: 'Ein Vermieter darf Sie nicht ablehnen, weil Sie HAP oder andere Wohnhilfe bekommen. Sie können zur Workplace Relations Commission, nach einem Brief an den Vermieter innerhalb von zwei Monaten.',
  },
  'ie.home.right-homeless': {
    says: 'Haben Sie kein Zuhause, bitten Sie die Gemeinde sofort, Sie als wohnungslos zu prüfen. Sie kann eine Unterkunft zahlen.',
  },
}
