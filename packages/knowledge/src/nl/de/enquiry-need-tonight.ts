/** Questions of people in need tonight: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'nl.ask-need.food': {
    says: 'Rufen Sie heute die Gemeinde an und sagen Sie, dass Geld für Essen fehlt. Gemeinde oder wijkteam können Sie sofort zur Voedselbank (Tafel) schicken. Beantragen Sie Sozialhilfe (bijstand) und sagen Sie, dass es eilt: geben Sie die verlangten Papiere ab. Dann muss ein Vorschuss (voorschot) meist in vier Wochen kommen, schneller geht auch. Fragen Sie nach bijzondere bijstand. Geldfit hilft kostenlos: 0800 8115.',
  },
  'nl.ask-need.lender': {
    says: 'In Gefahr rufen Sie jetzt 112. Wer Ihnen für Geld droht, begeht eine Straftat (bedreiging, afpersing). Zeigen Sie es an, mit Nachrichten, Namen und Zahlungen, und bitten Sie um Schutz. Wer gewerblich verleiht, braucht eine Erlaubnis. Leihen Sie nichts, um ihn zu bezahlen; treffen Sie ihn nicht allein. Schuldenhilfe (schuldhulp) gibt die Gemeinde. Geldfit: 0800 8115.',
  },
}
