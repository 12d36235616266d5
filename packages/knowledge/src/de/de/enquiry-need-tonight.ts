/** Questions of people in need tonight: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'de.ask-need.roof': {
    says: 'Ihre Gemeinde muss Ihnen heute ein Dach geben, mindestens ein Bett in einer Notunterkunft. Gehen Sie jetzt zum Ordnungsamt oder Sozialamt, mit den Kindern. Ist zu? Fragen Sie die Polizei, wer nachts die Betten vergibt. Es zählt, wo Sie jetzt sind. Bei einem Nein verlangen Sie es schriftlich. Das Verwaltungsgericht kann ein Bett sofort anordnen (Eilantrag).',
  },
  'de.ask-need.food': {
    says: 'Gehen Sie heute zum Jobcenter (zum Sozialamt, wenn Sie nicht arbeiten können) und sagen Sie, dass Geld für Essen fehlt. Bitten Sie schriftlich um einen Teil des nächsten Geldes (bis 100 €), ein Darlehen oder einen Lebensmittelgutschein. Fehlt der Bescheid: um Vorschuss. Sagt man nein, hilft das Sozialgericht schnell und kostenlos. Essen gibt die Tafel.',
  },
  'de.ask-need.lender': {
    says: 'In Gefahr rufen Sie jetzt 110. Wer Ihnen für Geld droht, begeht eine Straftat, und Wucher ist auch eine. Zeigen Sie beides an, mit Nachrichten, Namen und Summen; die Polizei kann Sie schützen. Bei Wucher schulden Sie keine Zinsen. Leihen Sie nichts, um ihn zu bezahlen, und treffen Sie ihn nicht allein. Der Weisse Ring hilft Opfern kostenlos: 116 006.',
  },
}
