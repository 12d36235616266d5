/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_DE: Words = {
  'us.need.bed': {
    says: 'Rufen Sie jetzt 211 an, zu jeder Stunde. Dort weiß man, wo heute Nacht ein Bett frei ist, auch für Familien. Ein Kind ohne Wohnung darf an seiner Schule bleiben oder sofort an einer neuen anfangen, ohne Papiere. Ein Auto ist keine Wohnung. Fragen Sie die Schule nach der Stelle für Obdachlose (homeless liaison): Sie hilft mit Fahrten und kostenlosen Mahlzeiten.',
  },
  'us.need.bed-new-york': {
    says: 'New York City muss jede Nacht allen ein Obdach geben, die ein Recht darauf haben (right to shelter). Mit Kindern oder schwanger: Gehen Sie zu PATH, 151 East 151st Street, Bronx, Tag und Nacht offen. Andere rufen 311 an und fragen nach der Aufnahmestelle. Bringen Sie Papiere mit, wenn Sie welche haben. Außerhalb der Stadt: 211.',
  },
  'us.need.food': {
    says: 'Rufen Sie 211 an oder die Hungerhilfe 1-866-348-6479 (USDA, Montag bis Freitag): kostenloses Essen heute in Ihrer Nähe. Beantragen Sie heute SNAP (Essensmarken) und sagen Sie, dass Sie nichts haben. Es muss in sieben Tagen kommen bei höchstens 100 $ und unter 150 $ Einkommen im Monat. Ebenso, wenn alles zusammen weniger ist als Miete und Strom. Fragen Sie die Schule nach kostenlosen Mahlzeiten.',
  },
  'us.need.power': {
    says: 'Rufen Sie jetzt das Energieunternehmen an und sagen Sie, dass ein Baby, ein alter oder kranker Mensch da ist. Rufen Sie 211 an und bitten Sie um LIHEAP-Krisenhilfe. Wenn Sie ein Recht darauf haben, muss sie in 48 Stunden helfen, bei Lebensgefahr in 18. Viele Staaten verbieten Sperren bei Kälte oder Krankheit: Rufen Sie die Aufsicht Ihres Staates an. Heizen Sie drinnen nie mit Ofen, Grill oder Generator.',
  },
  'us.need.loan-shark': {
    says: 'In Gefahr: 911. Wer beim Leihen oder Eintreiben mit Gewalt droht, begeht ein Bundesverbrechen. Sie haben durch das Leihen nichts verbrochen. Treffen Sie ihn nicht allein. Heben Sie Nachrichten auf, schreiben Sie Tage und Summen auf. Melden Sie es der Polizei oder dem FBI: tips.fbi.gov. Bitten Sie die Bank, die Karte zu sperren und ein neues Konto zu öffnen. Für Geld und Essen: 211.',
  },
}
