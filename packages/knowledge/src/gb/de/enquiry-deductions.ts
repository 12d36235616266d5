/** Questions about pay kept back without a written agreement: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEDUCTIONS_DE: Words = {
  'gb.ask-work.deducted-no-agreement': {
    says: 'Nein. Verdienter Lohn darf nur nach Gesetz, nach schriftlichem Vertrag oder mit Ihrer vorherigen schriftlichen Zustimmung gekürzt werden. Fehlende Kündigungsfrist oder Kassenfehlbetrag ändern das nicht. Fordern Sie schriftlich Betrag, Zahltag und Lohnzettel. Dann Acas vor Fristende: 0300 123 1100; die Klage kostet keine Gebühr. Miete deshalb spät? Sagen Sie es jetzt dem Vermieter.',
  },
  'gb.ask-work.till-shortage': {
    says: 'Es darf nur abgezogen werden, wenn Ihr Vertrag oder ein früher unterschriebenes Papier es erlaubt. In Läden, Tankstellen, Pubs und Restaurants dürfen höchstens 10% des Bruttolohns dieses Tages weg. Nur beim letzten Lohn gilt die Grenze nicht. Der Abzug muss binnen 12 Monaten kommen, nachdem der Chef den Fehlbetrag fand. Fordern Sie den Rest schriftlich zurück. Dann rufen Sie in der Frist Acas an: 0300 123 1100.',
  },
  'gb.ask-work.ni-pay-kept-back': {
    says: 'Verdienter Lohn darf nur durch Gesetz, eine schriftliche Vertragsklausel oder Ihr vorheriges schriftliches Ja gekürzt werden. Fehlgeld in der Kasse oder Kleidung ändern das nicht. Nicht genommener Urlaub ist beim Weggang zu zahlen. Fordern Sie schriftlich Betrag und Zahltag. Rufen Sie dann die Labour Relations Agency an, nicht Acas: 03300 555 300. Eine Klage muss binnen drei Monaten minus einem Tag ab Fälligkeit beginnen.',
  },
}
