/** The German words of Spain: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_DE: Words = {
  'es.rise.want': {
    says: 'Ihr Vermieter will die Miete erhöhen.',
  },
  'es.rise.want-check': {
    says: 'Prüfen Sie, ob die Erhöhung erlaubt ist, bevor Sie mehr zahlen oder unterschreiben.',
  },
  'es.rise.reality': {
    says: 'Das ist nur erlaubt, wenn der Vertrag es sagt, einmal im Jahr und innerhalb der Grenze.',
  },
  'es.rise.not-yet': {
    says: 'Die neue Miete gilt ab dem Monat, nachdem sie schreiben und die Rechnung zeigen.',
  },
  'es.rise.right-cap': {
    says: 'Bei Verträgen seit dem 26. Mai 2023 darf die Erhöhung nicht über dem IRAV-Index liegen.',
  },
  'es.rise.right-clause': {
    says: 'Ohne Klausel im Vertrag gibt es keine Erhöhung, solange er läuft.',
  },
  'es.rise.right-paper': {
    says: 'Sie dürfen die Bescheinigung des Statistikamts (INE) verlangen, die den Index zeigt.',
  },
  'es.rise.step-check': {
    says: 'Prüfen Sie die Klausel, das Jahresdatum und den Prozentsatz auf der Seite des INE.',
  },
  'es.rise.step-write': {
    says: 'Ist sie zu hoch, schreiben Sie das und zahlen Sie die richtige Miete ganz.',
  },
  'es.rise.option-dispute': {
    title: 'Die Erhöhung bestreiten',
    says: 'Schreiben Sie, was falsch ist und was Sie zahlen werden.',
    cost: 'Kostenlos',
    time: 'Vor der nächsten Zahlung',
    risk: 'Zahlen Sie nie weniger als die richtige Miete.',
    bestFor: 'Es gibt keine Klausel oder sie liegt über der Grenze.',
  },
  'es.rise.option-accept': {
    title: 'Annehmen',
    says: 'Stimmt sie, zahlen Sie die neue Miete.',
    cost: 'Die höhere Miete',
    time: 'Ab dem Monat nach der Ankündigung',
    risk: 'Keines, wenn sie stimmt.',
    bestFor: 'Sie haben es geprüft und es stimmt.',
  },
}
