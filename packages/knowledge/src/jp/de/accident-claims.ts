/** Offers of an insurer after an accident, and claims against the person who caused it: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCIDENT_CLAIMS_DE: Words = {
  'jp.accident.right-settlement': {
    says: 'Sie müssen das Angebot nicht unterschreiben. Gerichte geben meist mehr, als Versicherer bieten. Für Verletzungen haben Sie fünf Jahre. Fragen Sie, woher die Schuldquote kommt.',
  },
  'jp.accident.step-free-centre': {
    says: 'Lassen Sie die Summe vorher kostenlos prüfen: 日弁連交通事故相談センター oder 交通事故紛争処理センター. Zahlt Ihre eigene Police einen Anwalt (弁護士費用特約)?',
  },
  'jp.accident.right-share': {
    says: 'Sie schulden nur bewiesenen Schaden, abzüglich der eigenen Schuld der anderen. Verlangen Sie Belege. Melden Sie es heute Ihrer Versicherung: 個人賠償責任保険 steckt oft in der Hausrat- oder Autopolice.',
  },
}
