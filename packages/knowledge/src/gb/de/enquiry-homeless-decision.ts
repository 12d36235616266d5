/** Questions about a council's no to a person without a home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_DECISION_DE: Words = {
  'gb.ask-homeless.review': {
    says: 'Bitten Sie die Gemeinde binnen 21 Tagen nach der Entscheidung schriftlich um eine Überprüfung (review). Verlangen Sie im selben Brief eine geeignete Unterkunft, bis entschieden ist, und sagen Sie warum. Bleibt es beim Nein, haben Sie 21 Tage für eine Berufung zum County Court wegen eines Rechtsfehlers. Rufen Sie heute Shelter an; dafür gibt es Rechtshilfe.',
  },
  'gb.ask-homeless.intentional': {
    says: 'Verlangen Sie binnen 21 Tagen nach dem Brief schriftlich eine Überprüfung (review), und Unterkunft bis zur Entscheidung. Es ist nicht absichtlich, wenn man von Ihnen nicht erwarten konnte zu bleiben, etwa bei Gewalt oder Drohungen. Mit Kindern oder schwanger muss die Gemeinde Sie jedenfalls eine faire Zeit unterbringen und bei der Suche helfen. Shelter: 0808 800 4444.',
  },
  'gb.ask-homeless.accept-and-review': {
    says: 'Sagen Sie nicht Nein, bevor Sie Rat haben: Die Gemeinde kann dann die Hilfe beenden. Sie können die Wohnung annehmen und trotzdem überprüfen lassen (review), ob sie geeignet ist. Tun Sie das schriftlich binnen 21 Tagen. Nennen Sie die Gründe mit Belegen: Gesundheit, Rollstuhl, Schule, Arbeit, Weg. Shelter: 0808 800 4444.',
  },
  'gb.ask-homeless.turned-away': {
    says: 'So darf der council Sie nicht wegschicken. Können Sie die Wohnung in 56 Tagen verlieren, etwa nach einem Urteil, muss er den Antrag jetzt annehmen. Die amtlichen Leitlinien sagen, Familien sollen nicht auf die bailiffs warten müssen. Stellen Sie heute schriftlich den Antrag und verlangen Sie einen Bescheid. Mit Kindern: vorläufige Unterkunft. Ziehen Sie erst nach Rat (Shelter) aus.',
  },
}
