/** The German words of the rows in ../enquiry-faith-arrests-and-small-estates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAITH_ARRESTS_AND_SMALL_ESTATES_DE: Words = {
  'us.named.ask-sabbath': {
    dependsOn: 'was es den Arbeitgeber kosten würde',
    says: 'Ein Arbeitgeber mit 15 oder mehr Leuten muss Platz für Ihren Glauben machen, etwa eine andere Schicht oder einen Tausch. Er darf nur ablehnen, was den Betrieb wirklich belastet. Dass andere es nicht mögen, zählt nicht. Bitten Sie schriftlich. Bei Nein oder Strafe: Beschwerde bei der EEOC binnen 180 Tagen, in den meisten Staaten 300.',
  },
  'us.named.ask-citizen-arrest': {
    says: 'Nennen Sie jede Festnahme, auch ohne Anklage: Verschweigen kann Sie das Verfahren kosten. Bringen Sie ein Papier des Gerichts mit, wie jede endete. Für den guten Ruf zählen meist fünf Jahre; eine fallen gelassene Anklage allein hindert selten. Manche Taten gefährden die Green Card: fragen Sie vorher einen Anwalt. Bei einem Nein haben Sie 30 Tage für eine Anhörung (N-336).',
  },
  'us.named.ask-unmarried-father': {
    says: 'Bitten Sie das Familiengericht um Sorgerecht oder Umgang. Ein Vater ohne Ehe muss meist erst der rechtliche Vater werden: durch ein Formular beider Eltern (acknowledgment of paternity) oder ein Gericht. In Georgia brauchen Sie auch einen Beschluss (legitimation). Bis dahin hat allein die Mutter das Sorgerecht; der Name in der Geburtsurkunde genügt nicht. Es zählt, was für das Kind am besten ist.',
  },
  'us.named.ask-small-estate': {
    dependsOn: 'Ihr Staat und wie viel da ist',
    says: 'Oft nicht. Geld mit eingetragenem Empfänger (beneficiary) oder Mitinhaber geht meist an diese Person. Bei kleinem Nachlass genügt in den meisten Staaten eine eidliche Erklärung (small estate affidavit) für die Bank, oft 30 Tage nach dem Tod. Fragen Sie das Nachlassgericht nach Grenze und Formular. Schulden werden aus dem Nachlass bezahlt; Erben schulden meist nichts aus eigenem Geld.',
  },
}
