/** The seizure of things at home (saisie-vente): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const GOODS_SEIZURE_WORDS: Words = {
  'fr.officer.want-goods': {
    says: 'Sachen in Ihrer Wohnung werden aufgelistet, um sie zu verkaufen (saisie-vente).',
  },
  'fr.officer.not-yet-goods': {
    says: 'In der Wohnung darf nichts gepfändet werden, bevor acht Tage seit der Zahlungsaufforderung vergangen sind.',
  },
  'fr.officer.deadline-goods': {
    says: 'Sie haben einen Monat, um die aufgelisteten Sachen selbst zu verkaufen oder zu sagen, welche nicht gepfändet werden dürfen.',
    action: 'Die Sachen selbst verkaufen oder die Liste anfechten',
    consequence: 'Danach können sie versteigert werden.',
  },
  'fr.officer.deadline-eight': {
    says: 'Sie haben acht Tage, um zu zahlen oder einen Plan zu vereinbaren, bevor Sachen gepfändet werden dürfen.',
    action: 'Zahlen oder mit dem Gerichtsvollzieher einen Plan vereinbaren',
    consequence: 'Danach kann der Gerichtsvollzieher kommen und Sachen pfänden.',
  },
  'fr.officer.step-goods': {
    says: 'Machen Sie eine Liste, was bleiben muss: Bett, Kleidung, Tisch, Kühlschrank, Herd, Waschmaschine, Sachen des Kindes, Werkzeug für die Arbeit.',
  },
  'fr.officer.right-goods': {
    says: 'Was Sie zum Leben und Arbeiten brauchen, darf nicht gepfändet werden.',
  },
}
