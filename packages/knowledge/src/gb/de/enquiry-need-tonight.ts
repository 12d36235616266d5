/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_DE: Words = {
  'gb.need.food': {
    says: 'Bitten Sie heute Ihre Gemeinde (council) um ein Crisis Payment aus dem Crisis and Resilience Fund. Das ist Geld für Essen oder Wärme; Sie brauchen dafür keine Sozialleistung. Gutschein für die Tafel heute: 0808 208 2138, kostenlos, werktags 9 bis 17 Uhr. Auch Schule, Arzt oder Familienhebamme können ihn geben. Warten Sie auf Universal Credit, bitten Sie um einen Vorschuss (advance).',
  },
  'gb.need.food-scotland': {
    says: 'Bitten Sie heute Ihre Gemeinde (council) um einen Crisis Grant aus dem Scottish Welfare Fund. Er kann im Notfall Essen und Wärme zahlen, und Sie zahlen ihn nicht zurück. Sie müssen 16 sein und wenig Einkommen haben, mit oder ohne Sozialleistung. Bei einem Nein: Überprüfung (review). Citizens Advice Scotland nennt die nächste Tafel: 0800 028 1456.',
  },
  'gb.need.food-wales': {
    says: 'Beantragen Sie heute auf gov.wales ein Emergency Assistance Payment aus dem Discretionary Assistance Fund. Es kann im Notfall Essen, Gas, Strom und Kleidung zahlen, und Sie zahlen es nicht zurück. Sie brauchen dafür keine Sozialleistung. Gutschein für die Tafel heute: 0808 208 2138, kostenlos, werktags 9 bis 17 Uhr.',
  },
  'gb.need.food-northern-ireland': {
    says: 'Bitten Sie heute den Dienst Finance Support (siehe nidirect.gov.uk) um Discretionary Support. In einer Krise gibt er ein Darlehen ohne Zinsen oder einen Zuschuss für Essen und Leben, auch wenn Sie arbeiten. Bei einem Nein: Überprüfung (review). Advice NI hilft kostenlos und nennt die nächste Tafel: 0800 915 4604.',
  },
  'gb.need.power': {
    says: 'Rufen Sie jetzt den Versorger an. Sagen Sie, dass ein Baby, ein alter oder kranker Mensch da ist, bieten Sie Raten an und bitten Sie um Strom noch heute. Vor einer Sperre muss er Ihnen tragbare Raten anbieten. Bitten Sie die Gemeinde (council) um Krisengeld für Wärme. Weigert er sich: Citizens Advice, 0808 223 1133 (Schottland 0800 028 1456). Ist auch die Straße dunkel, ist es ein Stromausfall: 105.',
  },
  'gb.need.meter': {
    says: 'Rufen Sie jetzt den Versorger an. Sagen Sie, dass der Zähler leer ist und wer da ist. Er muss Notguthaben geben, Guthaben über Nacht und am Wochenende, und mehr (extra credit) für Menschen in Not, etwa mit Baby. Sie zahlen es nach und nach zurück. Bitten Sie ihn oder die Gemeinde (council) um einen Energiegutschein oder Krisengeld. Weigert er sich: Citizens Advice, 0808 223 1133 (Schottland 0800 028 1456).',
  },
  'gb.need.loan-shark': {
    says: 'In Gefahr: 999. Sie haben nichts verbrochen: Er hat es, denn er verleiht ohne Erlaubnis. Vor Gericht kann er das Geld nicht verlangen. Tag und Nacht, vertraulich: England 0300 555 2222, Schottland 0800 074 0878, Wales 0300 123 3311; in Nordirland Polizei 101. Man hilft Ihnen und stoppt ihn. Heben Sie Nachrichten auf. Lassen Sie die Karte von der Bank sperren.',
  },
  'gb.need.bed': {
    says: 'Rufen Sie jetzt Ihre Gemeinde (council) an und sagen Sie, dass Sie heute Nacht nirgends schlafen können; nach Büroschluss hat sie eine Notnummer. Mit Kindern, schwanger, krank oder auf der Flucht vor Gewalt muss sie Ihnen heute Nacht einen Platz geben, während sie Ihren Fall prüft. Ein Auto ist vor dem Gesetz keine Wohnung. Bei einem Nein: Shelter, kostenlos, 0808 800 4444.',
  },
  'gb.need.bed-scotland': {
    says: 'Rufen Sie jetzt Ihre Gemeinde (council) an und sagen Sie, dass Sie heute Nacht nirgends schlafen können; nach Büroschluss hat sie eine Notnummer. Hat sie Grund zu glauben, dass Sie obdachlos sind, muss sie Ihnen heute Nacht einen Platz geben und danach prüfen. In Schottland gilt das mit und ohne Kinder. Bei einem Nein: Shelter Scotland, kostenlos, 0808 800 4444.',
  },
  'gb.need.bed-wales': {
    says: 'Rufen Sie jetzt Ihre Gemeinde (council) an und sagen Sie, dass Sie heute Nacht nirgends schlafen können; nach Büroschluss hat sie eine Notnummer. In Wales muss sie Ihnen einen Platz geben, während sie prüft, wenn Sie Vorrang haben könnten. So mit Kindern, schwanger, krank, auf der Flucht vor Gewalt oder auf der Straße. Bei einem Nein: Shelter Cymru, kostenlos, 08000 495 495.',
  },
  'gb.need.bed-northern-ireland': {
    says: 'Rufen Sie jetzt die Housing Executive an und sagen Sie, dass Sie heute Nacht nirgends schlafen können: 03448 920 900, abends und am Wochenende 03448 920 908. Mit Kindern, schwanger, krank oder auf der Flucht vor Gewalt muss sie Ihnen einen Platz geben, während sie Ihren Fall prüft. Bei einem Nein berät Housing Rights kostenlos: 028 9024 5640.',
  },
}
