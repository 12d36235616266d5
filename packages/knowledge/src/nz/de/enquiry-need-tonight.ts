/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_DE: Words = {
  'nz.need.bed': {
    says: 'Rufen Sie jetzt Work and Income an, 0800 559 009, oder gehen Sie hin, und sagen Sie, dass Sie heute Nacht nirgends bleiben können. Dort sucht man eine Übergangswohnung oder zahlt einige Tage ein Motel (emergency housing). Bei einem Nein: Gründe schriftlich verlangen und Überprüfung (review). Das Citizens Advice Bureau hilft kostenlos: 0800 367 222. In Gefahr: 111.',
  },
  'nz.need.food': {
    says: 'Rufen Sie jetzt Work and Income an, 0800 559 009, und bitten Sie heute um Geld für Essen (Special Needs Grant). Sie brauchen keine Sozialleistung zu bekommen und müssen es meist nicht zurückzahlen. Bei einem Nein verlangen Sie eine Überprüfung (review). Das Citizens Advice Bureau nennt die nächste Tafel: 0800 367 222.',
  },
  'nz.need.power': {
    says: 'Rufen Sie jetzt das Stromunternehmen an. Sagen Sie, wer da ist, bieten Sie Raten an und bitten Sie um Strom noch heute. Wer für die Gesundheit Strom braucht (medically dependent), darf nicht wegen einer Rechnung gesperrt werden. Work and Income kann eine dringende Rechnung zahlen, auch ohne Sozialleistung: 0800 559 009. Weigert es sich: Utilities Disputes, kostenlos, 0800 22 33 40.',
  },
  'nz.need.meter': {
    says: 'Rufen Sie jetzt das Stromunternehmen an. Sagen Sie, dass der Zähler leer ist und wer da ist. Bitten Sie um Guthaben für heute Nacht und um Raten, oder um einen Tarif ohne Vorauszahlung. Work and Income kann bei dringenden Stromkosten helfen, auch ohne Sozialleistung: 0800 559 009. Weigert es sich: Utilities Disputes, kostenlos, 0800 22 33 40.',
  },
  'nz.need.loan-shark': {
    says: 'In Gefahr: 111. Mit Drohungen Geld zu holen ist ein Verbrechen (Erpressung). Wer geschäftlich verleiht, muss in einem öffentlichen Register stehen, sonst schulden Sie weder Zins noch Gebühren. Sie haben durch das Leihen nichts verbrochen. Treffen Sie ihn nicht allein. Heben Sie Nachrichten für die Polizei auf. Lassen Sie die Karte sperren und ein neues Konto öffnen. Kostenlos hilft MoneyTalks: 0800 345 123.',
  },
}
