/** Offers of an insurer after an accident, and claims against the person who caused it: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCIDENT_CLAIMS_NL: Words = {
  'jp.accident.right-settlement': {
    says: 'U hoeft hun aanbod niet te tekenen. Rechters geven meestal meer dan verzekeraars bieden. Voor letsel hebt u vijf jaar. Vraag hoe het aandeel schuld is bepaald.',
  },
  'jp.accident.step-free-centre': {
    says: 'Laat het bedrag vooraf gratis nakijken bij 日弁連交通事故相談センター of 交通事故紛争処理センター. Betaalt uw eigen polis een advocaat (弁護士費用特約)?',
  },
  'jp.accident.right-share': {
    says: 'U bent alleen bewezen schade schuldig, min hun eigen deel schuld. Vraag rekeningen en papieren. Meld het vandaag bij uw verzekeraar: 個人賠償責任保険 zit vaak bij de woon- of autopolis.',
  },
}
