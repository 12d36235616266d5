/** How much is paid for a child of parents who live apart, and where it lives: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_OF_PARTING_PARENTS_DE: Words = {
  'nl.ask.maintenance-how-much': {
    says: 'Das Gesetz nennt keine feste Summe. Es zählt, was das Kind nach dem Einkommen vor der Trennung kostet und was jeder übrig hat. Gerichte nehmen das jährliche Rapport alimentatienormen (Tremanormen). Sie können sich einigen; schreiben Sie es in den Elternplan. Sonst fragt ein Anwalt den Richter. Die Summe steigt von selbst jeden 1. Januar. Sie läuft bis 18, meist bis 21 für Leben und Studium.',
  },
  'nl.ask.where-children-live': {
    says: 'Zuerst Sie beide, in einem Elternplan (ouderschapsplan). Er sagt, wo die Kinder leben, die Tage bei jedem und wer was zahlt. Verheiratete müssen ihn meist dem Gericht geben. Beide behalten meist die Sorge (gezag). Ohne Einigung hilft Mediation; danach fragt ein Anwalt den Richter. Der entscheidet nach dem Wohl des Kindes. Kinder ab 12 werden gehört, entscheiden aber nicht.',
  },
}
