/** The seizure of a bank account (saisie-attribution): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_SEIZURE_WORDS: Words = {
  'fr.officer.want-bank': {
    says: 'Geld op uw bankrekening is geblokkeerd voor een schuldeiser (saisie-attribution).',
  },
  'fr.officer.not-yet-bank': {
    says: 'De bank betaalt de schuldeiser niet voor de maand om aan te vechten voorbij is, tenzij u akkoord gaat.',
  },
  'fr.officer.deadline-bank': {
    says: "U hebt één maand vanaf het bericht (dénonciation) om het bankbeslag aan te vechten bij de executierechter (juge de l'exécution).",
    action: 'Het bankbeslag aanvechten',
    consequence: 'Daarna betaalt de bank de schuldeiser.',
  },
  'fr.officer.step-bank': {
    says: 'Zeg uw bank of er een uitkering of loon binnenkwam. Toon bewijs en vraag dat geld vrij te geven.',
  },
  'fr.officer.right-floor': {
    says: 'Een basisbedrag moet op uw rekening blijven, ongeveer €650. De bank doet dat vanzelf.',
  },
  'fr.officer.warn-block': {
    says: 'Uw rekeningen kunnen 15 werkdagen geblokkeerd zijn. Vraag uw bank hoe u intussen eten en huur betaalt.',
  },
}
