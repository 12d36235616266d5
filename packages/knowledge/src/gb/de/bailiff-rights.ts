/** Rights of who gets a bailiff letter in England or Wales: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_RIGHTS_DE: Words = {
  'gb.bailiff.right-hours': {
    says: 'Ein Gerichtsvollzieher (bailiff) darf nur zwischen 6 Uhr morgens und 9 Uhr abends in eine Wohnung kommen. Ein Gericht kann andere Zeiten erlauben.',
  },
  'gb.bailiff.right-door': {
    says: 'Sie haben das Recht, die Tür geschlossen zu halten. Ein Gerichtsvollzieher (bailiff) darf nur durch eine Tür oder einen anderen üblichen Eingang, nicht durch ein Fenster.',
  },
  'gb.bailiff.right-identity': {
    says: 'Sie haben das Recht, einen Ausweis und den Beleg der Befugnis des Gerichtsvollziehers (bailiff) zu sehen. Er kann sie durch den Briefschlitz geben.',
  },
  'gb.bailiff.right-basic-goods': {
    says: 'Sie müssen dalassen, was Ihr Haushalt braucht: Herd oder Mikrowelle, Kühlschrank, Waschmaschine, Betten, Tisch und Stühle, Heizung, Telefon und Kleidung.',
  },
  'gb.bailiff.right-tools': {
    says: 'Sie müssen Werkzeug, Computer oder Fahrzeug dalassen, das Sie für Arbeit oder Studium brauchen, bis zusammen £1,350.',
  },
  'gb.bailiff.right-own-goods': {
    says: 'Sie dürfen nur Sachen der Person nehmen, die das Geld schuldet. Dazu gehören Sachen, die Ihnen gemeinsam mit anderen gehören.',
  },
  'gb.bailiff.right-child-alone': {
    says: 'Sie dürfen nicht herein, wenn nur Kinder unter 16 oder schutzbedürftige Erwachsene (vulnerable adults) da sind.',
  },
  'gb.bailiff.right-vulnerable': {
    says: 'Sind Sie krank, behindert oder gefährdet? Sagen Sie es. Die Besuchsgebühr dürfen sie nur behalten, wenn Sie vorher fair Zeit für Beratung hatten.',
  },
  'gb.bailiff.right-pay-stops': {
    says: 'Zahlen Sie vor dem Verkauf alles samt Gebühren, müssen sie aufhören und Genommenes zurückgeben.',
  },
  'gb.bailiff.right-blue-badge': {
    says: 'Ein Auto mit gültigem Blue Badge dürfen sie nicht nehmen, wenn damit ein behinderter Mensch gefahren wird.',
  },
  'gb.bailiff.right-court': {
    says: 'Verletzt ein Gerichtsvollzieher (bailiff) die Regeln, kann ein Gericht Rückgabe oder Geld für Sie anordnen. Holen Sie zuerst Rat, denn es gibt ein Kostenrisiko.',
  },
  'gb.bailiff.right-business-rent': {
    says: 'Das geht nur bei schriftlichem Mietvertrag für Räume ohne Wohnung und nur für Miete ab sieben Tagen. Nebenkosten zählen nicht. Sie können das Gericht bitten, die Ankündigung aufzuheben.',
  },
}
