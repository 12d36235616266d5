/** Questions about divorce, contact, custody, maintenance and violence, and the care of parents: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_DE: Words = {
  'de.ask-family.contact': {
    says: 'Beide Eltern und das Kind haben ein Recht auf Umgang. Das Jugendamt hilft kostenlos. Klappt das nicht, entscheidet das Familiengericht.',
  },
  'de.ask-family.custody': {
    says: 'Verheiratete Eltern haben das Sorgerecht gemeinsam, auch nach der Scheidung. Unverheiratete nach einer gemeinsamen Erklärung oder durch das Gericht.',
  },
  'de.ask-family.maintenance': {
    says: 'Es hängt von Einkommen und Alter ab. Es gilt ein Mindestunterhalt, das halbe Kindergeld wird abgezogen, und der Zahler behält genug zum Leben.',
  },
  'de.ask-family.advance': {
    says: 'Beantragen Sie Unterhaltsvorschuss beim Jugendamt, bis zum 18. Geburtstag. Es hilft auch kostenlos, den Unterhalt einzufordern.',
  },
  'de.ask-family.grown-child': {
    says: 'Nein. Der Unterhalt läuft über 18 hinaus, solange Ihr Kind zur Schule geht, eine Ausbildung macht oder zielstrebig studiert. Jetzt zahlen beide Eltern, je nach Einkommen. Das Kind bekommt ihn selbst und muss ihn fordern: Die Beträge stehen in der Düsseldorfer Tabelle, das Kindergeld wird voll angerechnet. Ein alter Titel gilt meist weiter. BAföG geht vor. Das Jugendamt berät kostenlos bis 21.',
  },
  'de.ask-family.violence': {
    says: 'In Gefahr rufen Sie 110. Die Polizei kann die Person sofort wegschicken. Das Familiengericht kann ihr die Wohnung verbieten. Hilfetelefon: 116 016, kostenlos, Tag und Nacht.',
  },
  'de.ask-family.step-advice': {
    says: 'Das Jugendamt berät Eltern kostenlos zu Umgang, Sorge und Unterhalt.',
  },
  'de.ask-family.parents': {
    says: 'Sie schulden dem Sozialamt nichts, solange Ihr Bruttoeinkommen 100.000 € im Jahr nicht übersteigt. Es zählt nur Ihr eigenes Einkommen, nicht Erspartes, Wohnung oder Lohn des Partners. Fragt das Amt, schreiben Sie, dass Sie darunter liegen.',
  },
}
