/** The German words of the rows in ../enquiry-state-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STATE_HOMES_DE: Words = {
  'us.ask-state.things-left': {
    says: 'Schreiben Sie heute, dass Sie Ihre Sachen wollen, mit einer Liste und einem Tag zum Abholen. In vielen Bundesstaaten muss der Vermieter sie eine Zeit lang behalten. Sind sie weg, können Sie meist klagen.',
  },
  'us.ask-state.home-tax': {
    says: 'Rufen Sie heute den Kreis oder die Stadt an. Bitten Sie um Raten und um weniger Steuer wegen Alter, Behinderung, kleinem Einkommen oder als Veteran. Ein Verkauf wegen Steuer dauert meist ein Jahr oder mehr.',
  },
  'us.ask-state.park': {
    says: 'Gehen Sie nicht sofort. Die meisten Bundesstaaten haben ein Gesetz für solche Parks: Der Park braucht meist einen erlaubten Grund, eine schriftliche Mitteilung und ein Gericht. Rufen Sie mit der Mitteilung die Rechtshilfe (legal aid) an.',
  },
  'us.ask-state.deposit-size': {
    says: 'Viele Bundesstaaten begrenzen eine Kaution auf ein bis zwei Monatsmieten, manche gar nicht. Lassen Sie sich eine Quittung geben und fotografieren Sie am ersten Tag jedes Zimmer.',
    dependsOn: 'das Gesetz Ihres Bundesstaats',
  },
  'us.ask-state.rest-of-loan': {
    says: 'Zahlen Sie noch nicht. Manche Bundesstaaten verbieten dem Kreditgeber, den Rest zu verlangen, viele geben ihm nur Monate zum Klagen. Verlangen Sie die Papiere vom Verkauf und zeigen Sie sie der Rechtshilfe (legal aid).',
    dependsOn: 'Ihr Bundesstaat, die Art des Verkaufs und wie lange er her ist',
  },
  'us.ask-state.dues-behind': {
    says: 'Verlangen Sie schriftlich eine volle Abrechnung und bieten Sie Raten an. In vielen Bundesstaaten sind offene Beiträge ein Pfandrecht (lien) am Haus und können zum Verkauf führen. Vor jedem Schritt muss man Ihnen schreiben.',
  },
}
