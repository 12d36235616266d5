/** The German words of Ireland: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_DE: Words = {
  'ie.rise.want': {
    says: 'Ihr Vermieter hat die Miete überprüft und verlangt mehr.',
  },
  'ie.rise.want-check': {
    says: 'Prüfen Sie, ob die Erhöhung erlaubt ist, bevor Sie mehr zahlen oder unterschreiben.',
  },
  'ie.rise.reality': {
    says: 'Eine Erhöhung gilt nur mit richtiger Ankündigung, rechtzeitig und innerhalb der Grenze. Sie können sie kostenlos prüfen lassen.',
  },
  'ie.rise.not-yet': {
    says: 'Die neue Miete ist frühestens 90 Tage nach der Ankündigung fällig.',
  },
  'ie.rise.right-ninety': {
    says: 'Sie müssen 90 Tage vorher eine schriftliche Ankündigung bekommen, auf dem Formular des Residential Tenancies Board (RTB).',
  },
  'ie.rise.right-cap': {
    says: 'Seit dem 20. Juni 2025 gilt die Mietbremse im ganzen Land. Die Grenze liegt meist bei 2 % im Jahr oder weniger.',
  },
  'ie.rise.right-dispute': {
    says: 'Sie können zum RTB gehen, bevor die neue Miete beginnt, oder in 28 Tagen nach der Ankündigung, wenn das später ist.',
  },
  'ie.rise.step-calculator': {
    says: 'Rechnen Sie die höchste erlaubte Miete mit dem Rechner des RTB aus.',
  },
  'ie.rise.step-compare': {
    says: 'Prüfen Sie das Datum, die 90 Tage, das Formular und die drei ähnlichen Wohnungen, die genannt sein müssen.',
  },
  'ie.rise.option-dispute': {
    title: 'Beim RTB bestreiten',
    says: 'Reichen Sie online einen Streit beim RTB ein und zahlen Sie die alte Miete weiter.',
    cost: 'Kostenlos oder eine kleine Gebühr',
    time: 'Bevor die neue Miete beginnt',
    risk: 'Keines. Sie bleiben in Ihrer Wohnung.',
    bestFor: 'Die Erhöhung liegt über der Grenze oder die Ankündigung hat Fehler.',
  },
  'ie.rise.option-accept': {
    title: 'Annehmen',
    says: 'Ist sie erlaubt, zahlen Sie die neue Miete ab dem genannten Tag.',
    cost: 'Die höhere Miete',
    time: 'Ab dem Tag in der Ankündigung',
    risk: 'Keines, wenn sie erlaubt ist.',
    bestFor: 'Sie haben es geprüft und es stimmt.',
  },
}
