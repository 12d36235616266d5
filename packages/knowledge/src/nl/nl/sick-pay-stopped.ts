/** The Dutch words of the rows in ../sick-pay-stopped.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SICK_PAY_STOPPED_NL: Words = {
  'nl.sickpay.want': {
    says: 'Uw werkgever stopt uw loon of houdt het in terwijl u ziek bent. Uw baan eindigt daardoor niet.',
  },
  'nl.sickpay.reality': {
    says: 'Loon mag alleen stoppen om een reden uit de wet, zoals weigeren van passend werk. Niet bij de bedrijfsarts komen geeft meestal alleen uitstel van loon.',
  },
  'nl.sickpay.right-told': {
    says: 'Uw werkgever moet de reden meteen zeggen, anders telt die niet. Ingehouden loon komt zodra u geeft wat gevraagd was.',
  },
  'nl.sickpay.step-answer': {
    says: 'Schrijf vandaag waarom u het niet eens bent en dat u doet wat uw gezondheid toelaat. Vraag UWV om een deskundigenoordeel: een rechter wil dat meestal zien.',
  },
}
