/** The German words of the rows in ../named-law-of-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_OF_HOMES_DE: Words = {
  'us.named.mobile-home': {
    says: 'Wem das Haus gehört und wer nur den Platz mietet, hat mehr Rechte als andere Mieter. In den meisten Staaten braucht der Park einen gesetzlichen Grund, eine schriftliche Mitteilung und ein Gericht. Bei einer gebrochenen Regel bekommen Sie meist Zeit, es in Ordnung zu bringen.',
  },
  'us.named.mobile-home-co': {
    says: 'In Colorado muss die Mitteilung den Grund nennen, sagen, ob Sie ihn beheben können, und Vermittlung anbieten. Der Park darf nur aus Gründen im Gesetz kündigen. Er darf Sie nicht für eine Beschwerde strafen, und eine Stelle des Staats nimmt Beschwerden an.',
  },
  'us.named.arbitration': {
    says: 'Angeklickte Bedingungen schicken einen Streit oft vor ein Schiedsgericht (arbitration). Das Gericht für kleine Forderungen bleibt meist offen, und die Firma zahlt meist den größten Teil der Gebühr. Lesen Sie das vor einer Klage.',
  },
  'us.named.eviction-lawyer': {
    says: 'In Ihrem Staat können Mieter mit wenig Einkommen in einem Räumungsfall einen kostenlosen Anwalt bekommen. Fragen Sie das Gericht oder die Rechtshilfe am ersten Tag.',
  },
  'us.named.rental-limits-fl': {
    says: 'In Florida bindet eine neue Regel des Vereins gegen das Vermieten meist nur, wer danach kaufte oder zustimmte. Grenzen für Vermietung unter sechs Monaten binden alle. Ein Streit muss meist zuerst in die Mediation.',
  },
  'us.named.landlord-utility': {
    says: 'Diese Rechnung gehört Ihrem Vermieter. In vielen Staaten müssen Mieter erst Bescheid bekommen und können den Anschluss behalten, indem sie aus der Miete zahlen, was der Vermieter anrechnen muss. Sagen Sie dem Versorger, dass Sie dort wohnen, und bitten Sie um das Formular.',
  },
  'us.named.internet-firm': {
    says: 'Eine Firma, die das Vereinbarte ändert oder eine Gebühr versteckt, kann Vertrag und Recht brechen. Beschweren Sie sich kostenlos bei der FCC: Die Firma muss binnen 30 Tagen antworten. Behalten Sie das Preisschild vom Tag der Unterschrift.',
  },
}
