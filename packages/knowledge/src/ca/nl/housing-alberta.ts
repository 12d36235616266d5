/** Notices to end a tenancy and late rent in Alberta: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_ALBERTA_NL: Words = {
  'ca.home.ab-pay': {
    says: 'In Alberta vervalt een opzegging van 14 dagen voor onbetaalde huur als u alles betaalt vóór of op de datum in de opzegging.',
  },
  'ca.home.ab-object': {
    says: 'In Alberta kunt u schriftelijk bezwaar maken tegen een opzegging van 14 dagen die niet over huur gaat. Dan heeft de verhuurder een bevel nodig.',
  },
  'ca.home.ab-clear': {
    says: 'De 14 dagen zijn hele dagen. De dag waarop u de opzegging kreeg en de dag waarop u weggaat, tellen niet mee.',
  },
  'ca.home.ab-fourteen': {
    says: 'Doe in Alberta iets binnen 14 dagen nadat u een opzegging van 14 dagen kreeg. Voor de zekerheid tellen wij vanaf de datum ervan.',
    action: 'Betaal de huur, of stuur uw schriftelijke bezwaar',
    consequence: 'De verhuurder kan een bevel vragen om u te laten gaan.',
  },
}
