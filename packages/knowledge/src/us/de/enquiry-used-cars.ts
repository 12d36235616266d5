/** The German words of the rows in ../enquiry-used-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CARS_DE: Words = {
  'us.ask-consumer.car-three-days': {
    says: 'Das Bundesrecht gibt keine drei Tage, um ein Auto vom Händler zurückzugeben. Ein Gesetz für Pannenautos (lemon law), eine Garantie oder eine Lüge des Händlers kann helfen.',
    dependsOn: 'Ihr Bundesstaat, die Garantie und was der Händler sagte',
  },
  'us.ask-consumer.as-is-car': {
    says: '„As is“ beendet die meisten Garantien, aber deckt keine Lügen. Was der Händler über das Auto schrieb oder als Nachricht schickte, kann zählen. Verlangen Sie den Buyers Guide und beschweren Sie sich beim attorney general Ihres Bundesstaats.',
    dependsOn: 'was der Händler sagte, und Ihr Bundesstaat',
  },
  'us.ask-life.lemon': {
    says: 'Nach einigen missglückten Reparaturen eines schweren Fehlers in den ersten Jahren oder Meilen muss der Hersteller das Auto meist ersetzen oder zurückzahlen. Behalten Sie jedes Reparaturpapier und schreiben Sie dem Hersteller.',
    dependsOn: 'Ihr Bundesstaat, Alter und Meilen des Autos und die Reparaturen',
  },
  'us.trouble.car-title': {
    says: 'Einen Unfallschaden in den Papieren (salvage title) zu verstecken, ist meist unfairer Handel, mit oder ohne „as is“. Sie können das Geschäft rückgängig machen oder den Verlust verlangen, in manchen Bundesstaaten dreifach. Behalten Sie die Anzeige und die Papiere.',
    dependsOn: 'was man Ihnen sagte, und Ihr Bundesstaat',
  },
}
