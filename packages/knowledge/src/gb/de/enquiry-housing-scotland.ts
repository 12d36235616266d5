/** Questions about renting in Scotland: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_SCOTLAND_DE: Words = {
  'gb.ask-housing.scotland-evict': {
    says: 'In Schottland braucht ein Vermieter gesetzlichen Grund, Kündigung (notice to leave) und Anordnung des tribunal. Die Frist ist 28 oder 84 Tage. Sie dürfen bleiben, bis das tribunal entscheidet.',
    dependsOn: 'der Grund und wie lange Sie dort wohnen',
  },
  'gb.ask-housing.scotland-must-leave': {
    says: 'Am Ende einer Kündigung (notice to leave) müssen Sie nicht ausziehen. Der Vermieter braucht eine Räumungsanordnung (eviction order) vom First-tier Tribunal, das prüft, ob es fair ist.',
  },
  'gb.ask-housing.scotland-rent': {
    says: 'In Schottland darf die Miete einmal innerhalb von 12 Monaten steigen, mit drei Monaten Frist im richtigen Formular. Sie haben 21 Tage, um Rent Service Scotland um Prüfung zu bitten.',
    dependsOn: 'die Ankündigung, die Sie bekamen',
  },
  'gb.ask-housing.scotland-deposit': {
    says: 'In Schottland muss der Vermieter die Kaution innerhalb von 30 Werktagen schützen. Wenn nicht, gehen Sie bis drei Monate nach dem Ende der Miete zum tribunal. Es kann bis zum Dreifachen anordnen. Das scheme schlichtet kostenlos.',
  },
  'gb.ask-housing.scotland-repairs': {
    says: 'In Schottland muss ein privater Vermieter den repairing standard erfüllen. Melden Sie es schriftlich. Wird nicht bald repariert, können Sie kostenlos zum First-tier Tribunal.',
  },
  'gb.ask-housing.scotland-damp': {
    says: 'Seit 6. Oktober 2026 müssen Vermieter in Schottland Feuchtigkeit oder Schimmel innerhalb von 10 Werktagen nach Ihrer Meldung prüfen. In 3 weiteren müssen sie einen Bericht schicken und in 5 mit der Arbeit beginnen.',
  },
  'gb.ask-housing.scotland-entry': {
    says: 'In Schottland muss ein Vermieter mindestens 48 Stunden vorher Bescheid geben, außer im Notfall. Eine unzumutbare Zeit dürfen Sie ablehnen.',
  },
  'gb.ask-housing.scotland-leave': {
    says: 'Mit einer private residential tenancy können Sie mit 28 Tagen Frist schriftlich kündigen. Eine feste Laufzeit gibt es nicht.',
  },
  'gb.ask-housing.scotland-locked-out': {
    says: 'Sie ohne Anordnung des tribunal zu vertreiben, ist eine Straftat. Rufen Sie die Polizei unter 101 an, bei Gefahr 999, und Shelter Scotland.',
  },
  'gb.ask-housing.scotland-arrears': {
    says: 'Rufen Sie den Vermieter an und bieten Sie Raten an. In Schottland soll er Ihnen helfen, bevor er zum tribunal geht. Das tribunal prüft, ob die Räumung fair ist.',
  },
  'gb.ask-housing.stop-rent-scotland': {
    says: 'Nein, zahlen Sie weiter: Rückstände sind ein Grund, Sie hinauszusetzen. Melden Sie jeden Mangel schriftlich, mit Datum und Fotos. Wird nicht in guter Zeit repariert, gehen Sie kostenlos zum First-tier Tribunal. Es kann die Reparatur anordnen und die Miete so lange senken.',
  },
  'gb.ask-housing.scotland-sale': {
    says: 'Für Verkauf oder eigenen Einzug muss ein Vermieter in Schottland 84 Tage Frist geben, wenn Sie über sechs Monate dort wohnen. 28 Tage sind dann zu kurz. Die Kündigung (notice to leave) muss den Grund nennen. Auch danach müssen Sie nicht gehen: Das kann nur das First-tier Tribunal anordnen, wenn es fair ist. Das Schloss auszutauschen ist eine Straftat. Zahlen Sie weiter und rufen Sie Shelter Scotland an: 0808 800 4444.',
  },
}
