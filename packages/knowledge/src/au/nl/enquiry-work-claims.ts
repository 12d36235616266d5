/** Questions about a job that ends early, an injury at work and a redundancy that is none: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_CLAIMS_NL: Words = {
  'au.ask.sent-home-notice': {
    says: 'Meestal ja: de opzegtijd die u gaf en wilde werken, moet betaald worden. De baas mag u naar huis sturen, maar is die tijd dan in geld schuldig. Ook open verlof. Vraag het schriftelijk met bedrag en datum. Anders Fair Work Ombudsman, 13 13 94. Casuals hebben meestal geen opzegtijd. Werd u weggewerkt, dan hebt u 21 dagen voor de Fair Work Commission.',
  },
  'au.ask.work-injury': {
    says: 'Meld het. Casuals zijn ook verzekerd, wiens schuld het ook was. Ga naar een arts, zeg dat het op het werk was en vraag een certificate of capacity. Meld het nu schriftelijk aan de baas en dien de claim in bij de verzekeraar of de staat. Het betaalt behandeling en het meeste loon. Minder diensten of ontslag daarom is verboden; dan 21 dagen voor de Fair Work Commission.',
  },
  'au.ask.sham-redundancy': {
    says: 'Dan is het misschien geen echte overbodigheid (genuine redundancy). Dat is het alleen als niemand uw werk nog hoeft te doen, men met u overlegde en u nergens anders kon plaatsen. Zo niet, eis unfair dismissal bij de Fair Work Commission binnen 21 dagen: 1300 799 675. Nodig: zes maanden werk, 12 onder 15 mensen. Bewaar de advertentie. De vergoeding is er na een jaar werk, maar meestal niet onder 15 mensen.',
  },
}
