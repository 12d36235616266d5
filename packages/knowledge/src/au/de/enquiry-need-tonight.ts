/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_DE: Words = {
  'au.need.bed': {
    says: 'Rufen Sie jetzt die kostenlose Nummer für Obdachlose Ihres Staates an. NSW: 1800 152 152. Victoria: 1800 825 955. Queensland: 1800 47 47 53. South Australia: 1800 003 308. WA: 1800 124 684 (nachts 1800 199 008). Tasmania: 1800 800 588. Sonst: askizzy.org.au. Bitten Sie um ein Bett für Sie alle. Trieb Sie Gewalt, Feuer oder Flut hinaus: Crisis Payment bei Centrelink binnen 7 Tagen.',
  },
  'au.need.food': {
    says: 'Sehen Sie jetzt auf askizzy.org.au nach: kostenlose Mahlzeiten, Essenspakete und Gutscheine in Ihrer Nähe. Fragen Sie nach einem Dienst der Nothilfe (Emergency Relief). Er gibt Gutscheine oder zahlt einen Teil einer Rechnung; Sie brauchen dafür keine Sozialleistung. Bekommen Sie Geld von Centrelink, bitten Sie heute um eine dringende Zahlung (urgent payment) oder einen Vorschuss.',
  },
  'au.need.power': {
    says: 'Rufen Sie jetzt den Anbieter an. Sagen Sie, wer da ist, und bitten Sie um das hardship-Programm, Raten und Strom noch heute. Mit Lebenserhaltung zu Hause darf er gar nicht sperren. Weigert er sich: Energie-Ombudsmann, kostenlos: NSW 1800 246 545, Victoria 1800 500 509, Queensland 1800 662 837, Tasmanien 1800 001 170. In WA: beim Anbieter um HUGS-Geld bitten. Emergency Relief kann einen Teil zahlen: askizzy.org.au.',
  },
  'au.need.loan-shark': {
    says: 'In Gefahr: 000. Geschäftlich Geld zu verleihen ohne Erlaubnis ist strafbar, Drohungen auch. Sie haben durch das Leihen nichts verbrochen. Treffen Sie ihn nicht allein. Heben Sie Nachrichten auf, schreiben Sie Tage und Summen für die Polizei auf. Bitten Sie die Bank, die Karte zu sperren und ein neues Konto zu öffnen. Kostenlos und vertraulich: National Debt Helpline 1800 007 007.',
  },
}
