/** The German words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'be.rise.want': {
    says: 'Ihr Vermieter will mehr Miete, meist nach dem Index.',
  },
  'be.rise.want-check': {
    says: 'Prüfen Sie, ob die Erhöhung erlaubt ist, bevor Sie mehr zahlen oder unterschreiben.',
  },
  'be.rise.reality': {
    says: 'Nach dem Index darf einmal im Jahr erhöht werden, am Jahrestag des Vertrags und nur auf schriftliche Anfrage.',
  },
  'be.rise.not-yet': {
    says: 'Für die Vergangenheit zählt sie höchstens drei Monate vor dem Brief.',
  },
  'be.rise.right-energy': {
    says: 'Bei schlechter Energieklasse begrenzt jede Region die Erhöhung mit einem Faktor. Fragen Sie nach dem EPC (PEB).',
  },
  'be.rise.right-other': {
    says: 'Jede andere Erhöhung während des Vertrags braucht Ihre Zustimmung oder den Friedensrichter.',
  },
  'be.rise.step-calculate': {
    says: 'Rechnen Sie die Miete mit dem Mietrechner von Statbel nach.',
  },
  'be.rise.step-write': {
    says: 'Ist es falsch, schreiben Sie das und zahlen Sie weiter den richtigen Betrag.',
  },
  'be.rise.option-dispute': {
    says: 'Schreiben Sie, was falsch ist. Der Friedensrichter kann entscheiden; eine Schlichtung ist kostenlos.',
    title: 'Die Erhöhung bestreiten',
    cost: 'Kostenlos',
    time: 'Bald',
    risk: 'Zahlen Sie die richtige Miete voll.',
    bestFor: 'Betrag, Tag oder Energieklasse stimmen nicht.',
  },
  'be.rise.option-accept': {
    says: 'Stimmt sie, zahlen Sie die neue Miete.',
    title: 'Zustimmen',
    cost: 'Die höhere Miete',
    time: 'Ab dem nächsten Monat',
    risk: 'Keines, wenn sie stimmt.',
    bestFor: 'Sie haben geprüft und sie stimmt.',
  },
}
