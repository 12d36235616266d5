/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_DE: Words = {
  'ca.need.bed': {
    says: 'Rufen oder schreiben Sie jetzt 211, zu jeder Stunde. Dort weiß man, wo heute Nacht ein Bett frei ist, auch für Familien, in vielen Sprachen. In Toronto: Central Intake, 416-338-4766. Ein Bundesgesetz nennt angemessenes Wohnen ein Menschenrecht. Fragen Sie morgen die Sozialhilfe Ihrer Provinz nach Notgeld für eine Wohnung.',
  },
  'ca.need.food': {
    says: 'Rufen oder schreiben Sie jetzt 211. Dort findet man eine Tafel oder ein kostenloses Essen heute in Ihrer Nähe, in vielen Sprachen. Bitten Sie heute die Sozialhilfe Ihrer Provinz um Notgeld für Essen. Bekommen Sie schon Hilfe, rufen Sie Ihre Sachbearbeitung an. Fragen Sie die Schule nach Mahlzeiten für die Kinder.',
  },
  'ca.need.food-ontario': {
    says: 'Rufen oder schreiben Sie 211 für eine Tafel heute. Beantragen Sie dann Nothilfe (emergency assistance), auf ontario.ca oder bei Ihrer Stelle von Ontario Works. In einer Krise kann sie Essen und Wohnen bis zu 48 Tage zahlen, ohne vollen Antrag. Bekommen Sie schon Ontario Works oder ODSP, rufen Sie Ihre Sachbearbeitung an.',
  },
  'ca.need.power': {
    says: 'Rufen Sie jetzt das Unternehmen an. Sagen Sie, dass ein Baby, ein alter oder kranker Mensch da ist, und bieten Sie Raten an. Viele Provinzen verbieten Sperren im Winter. Beschweren Sie sich heute bei der Energieaufsicht Ihrer Provinz. Rufen Sie 211 an: Hilfe mit der Rechnung und ein warmer Ort heute Nacht. Heizen Sie drinnen nie mit Ofen oder Grill.',
  },
  'ca.need.power-ontario': {
    says: 'In Ontario darf ein Strom- oder Gasunternehmen vom 15. November bis 30. April keine Wohnung wegen einer Rechnung sperren. Wer vorher gesperrt wurde, muss wieder Strom bekommen. Rufen Sie jetzt an und sagen Sie das. Weigert es sich: Beschwerde beim Ontario Energy Board. Fragen Sie nach LEAP, einem Zuschuss. Für Zählerfirmen von Wohnblocks gilt anderes. Warmer Ort: 211.',
  },
  'ca.need.loan-shark': {
    says: 'In Gefahr: 911. Mit Drohungen Geld zu fordern ist ein Verbrechen (Erpressung), ebenso Leihen zu mehr als 35 % im Jahr. Sie haben durch das Leihen nichts verbrochen. Treffen Sie ihn nicht allein. Heben Sie Nachrichten auf, schreiben Sie Tage und Summen für die Polizei auf. Bitten Sie die Bank, die Karte zu sperren und ein neues Konto zu öffnen. Für Geld und Essen: 211.',
  },
}
