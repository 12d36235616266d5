/** The German words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'fr.rise.want': { says: 'Ihr Vermieter erhöht die Miete nach dem Index (révision, IRL).' },
  'fr.rise.want-check': {
    says: 'Prüfen Sie, ob die Erhöhung erlaubt ist, bevor Sie mehr zahlen oder unterschreiben.',
  },
  'fr.rise.reality': {
    says: 'Das geht nur, wenn der Mietvertrag (bail) es sagt, einmal im Jahr und nicht mehr als der Index.',
  },
  'fr.rise.not-yet': {
    says: 'Sie gilt erst ab dem Tag, an dem sie verlangt wurde, nie für die Vergangenheit.',
  },
  'fr.rise.right-year': {
    says: 'Verlangt der Vermieter sie nicht binnen eines Jahres nach dem Tag im Mietvertrag, ist die Erhöhung dieses Jahres verloren.',
  },
  'fr.rise.right-energy': {
    says: 'Bei einer Wohnung der Energieklasse F oder G darf die Miete nicht steigen.',
  },
  'fr.rise.step-check': {
    says: 'Prüfen Sie im Mietvertrag die Klausel und den Tag. Sehen Sie den Index (IRL) auf der Seite des INSEE nach, und Ihre Energieklasse (DPE).',
  },
  'fr.rise.step-help': {
    says: 'Fragen Sie die ADIL Ihrer Gegend. Sie rechnet die Miete kostenlos aus.',
  },
  'fr.rise.option-dispute': {
    says: 'Schreiben Sie, was falsch ist. Geht es weiter, fragen Sie die Schlichtungskommission (CDC).',
    title: 'Sich gegen die Erhöhung wehren',
    cost: 'Kostenlos',
    time: 'Bald',
    risk: 'Zahlen Sie die alte Miete voll weiter.',
    bestFor: 'Keine Klausel, zu hoch, oder Klasse F oder G.',
  },
  'fr.rise.option-accept': {
    says: 'Stimmt sie, zahlen Sie die neue Miete.',
    title: 'Annehmen',
    cost: 'Die höhere Miete',
    time: 'Ab dem Tag, für den sie verlangt ist',
    risk: 'Keines, wenn sie stimmt.',
    bestFor: 'Sie haben geprüft, und sie stimmt.',
  },
}
