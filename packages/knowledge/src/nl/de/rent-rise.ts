/** The German words of the Netherlands: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_DE: Words = {
  'nl.rise.want': {
    says: 'Ihr Vermieter schlägt eine höhere Miete vor. Er muss die alte und neue Miete und den Tag des Beginns nennen.',
  },
  'nl.rise.want-check': {
    says: 'Prüfen Sie, ob die Erhöhung erlaubt ist, bevor Sie mehr zahlen oder unterschreiben.',
  },
  'nl.rise.reality': {
    says: 'Sie können widersprechen. Für jeden Bereich gibt es eine Obergrenze, und die Huurcommissie prüft sie.',
  },
  'nl.rise.rights-summary': {
    says: 'Sie dürfen widersprechen, bevor die neue Miete beginnt. Bis zur Entscheidung zahlen Sie die alte Miete. Sie können die Punktezählung verlangen.',
  },
  'nl.rise.not-yet': {
    says: 'In regulierten Wohnungen beginnt eine Erhöhung frühestens zwei Monate nach dem Brief.',
  },
  'nl.rise.right-object': {
    says: 'Bei sozialer und mittlerer Miete: Widersprechen Sie vor dem Tag, an dem die neue Miete beginnt. Dann muss der Vermieter die Huurcommissie fragen, und Sie zahlen die alte Miete.',
  },
  'nl.rise.right-late': {
    says: 'Haben Sie die höhere Miete gezahlt? Dann haben Sie meist zugestimmt. Geben die Punkte der Wohnung weniger her, können Sie noch eine Senkung verlangen, dann bei der Huurcommissie.',
  },
  'nl.rise.right-cap': {
    says: '2026 liegt die Grenze bei 4,4 % im freien Bereich, 6,1 % im mittleren und 4,1 % bei Sozialmieten ab 1. Juli.',
  },
  'nl.rise.right-defects': {
    says: 'Bei schweren Mängeln, die Sie gemeldet haben, darf die Miete bis zur Reparatur nicht steigen. Fragen Sie die Huurcommissie.',
  },
  'nl.rise.step-late': {
    says: 'Der Tag für den Widerspruch scheint vorbei. Zahlen Sie noch die alte Miete? In einer regulierten Wohnung muss erst ein Einschreiben kommen. Dann können Sie die Huurcommissie bis vier Monate nach der Erhöhung fragen.',
  },
  'nl.rise.step-check': {
    says: 'Nutzen Sie die Prüfung der Huurcommissie: Zählen Sie die Punkte und sehen Sie auf den Prozentsatz.',
  },
  'nl.rise.step-form': {
    says: 'Schicken Sie das Formular für den Widerspruch rechtzeitig an den Vermieter. Behalten Sie einen Nachweis.',
  },
  'nl.rise.option-object': {
    title: 'Der Erhöhung widersprechen',
    says: 'Füllen Sie das Formular der Huurcommissie aus und schicken Sie es an den Vermieter.',
    cost: 'Kostenlos',
    time: 'Vor dem Tag, an dem die neue Miete beginnt',
    risk: 'Verlieren Sie, zahlen Sie die Erhöhung ab diesem Tag.',
    bestFor: 'Die Erhöhung liegt über der Grenze oder der Brief hat Fehler.',
  },
  'nl.rise.option-accept': {
    title: 'Annehmen',
    says: 'Stimmt sie, zahlen Sie die neue Miete ab dem genannten Tag. Fragen Sie, ob Sie Mietzuschuss (huurtoeslag) bekommen.',
    cost: 'Die höhere Miete',
    time: 'Ab dem Tag im Brief',
    risk: 'Keines, wenn sie stimmt.',
    bestFor: 'Sie haben es geprüft und es stimmt.',
  },
  'nl.rise.right-points': {
    says: 'Zählen Sie die Punkte Ihrer Wohnung. Bei wenigen Punkten hat die Miete eine Obergrenze, was auch im Vertrag steht. Die Huurcommissie kann sie senken.',
  },
}
