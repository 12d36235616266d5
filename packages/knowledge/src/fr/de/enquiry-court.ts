/** Questions about orders to pay, the small claims procedure, lawyers and a claim of one's own: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_WORDS: Words = {
  'fr.ask-debt.order-to-pay': {
    says: 'Sie haben einen Monat ab Zustellung für den Einspruch (opposition), bei der Geschäftsstelle des Gerichts, das im Beschluss steht, dort oder per Einschreiben. Bis 10.000 € brauchen Sie keinen Anwalt. Wurde er Ihnen nicht selbst übergeben? Dann beginnt der Monat mit dem ersten persönlich übergebenen Schriftstück oder der ersten Pfändung. Ein Richter prüft dann alles neu. Ein Verbraucherkredit, seit über zwei Jahren unbezahlt, ist oft zu spät. Unterschreiben Sie vorher keinen Zahlungsplan.',
  },
  'fr.ask-debt.court-lawyer': {
    says: "Bis 10.000 €, in Mietsachen und vor dem Arbeitsgericht (conseil de prud'hommes) brauchen Sie keinen Anwalt. Bei niedrigem Einkommen zahlt der Staat einen (aide juridictionnelle).",
    dependsOn: 'die Summe und das Gericht',
  },
  'fr.ask-debt.legal-aid': {
    says: 'Beantragen Sie Prozesskostenhilfe (aide juridictionnelle) vor der Verhandlung auf justice.fr oder beim Gericht. Sie zahlt den Anwalt und die Kosten ganz oder zum Teil.',
    dependsOn: 'Ihr Einkommen, Ihr Vermögen und Ihre Familie',
  },
  'fr.ask-debt.small-claims': {
    says: 'Sie dürfen ablehnen. Einen Monat Schweigen heißt Nein. Nehmen Sie an, kann die Einigung wie ein Urteil vollstreckt werden.',
  },
  'fr.ask-debt.claim-yourself': {
    says: 'Schreiben Sie eine Mahnung mit letztem Tag. Bis 5.000 € müssen Sie zuerst einen kostenlosen Schlichter versuchen. Dann gehen Sie mit einem Formular (requête) zum Gericht oder verlangen einen Zahlungsbefehl. Ein Anwalt ist nicht nötig. Ein Beitrag von 50 € kann anfallen; nicht mit Prozesskostenhilfe.',
  },
  'fr.ask-debt.court-contribution': {
    says: 'Seit 1. Mai 2026 zahlt meist 50 € online, wer beim Zivilgericht (tribunal judiciaire) oder Arbeitsgericht (prud’hommes) klagt. Mit Prozesskostenhilfe (aide juridictionnelle) zahlen Sie nichts, also beantragen Sie die zuerst. Frei sind auch Überschuldung, Kinderrichter, Betreuung und einiges andere. Fehlt sie, muss das Gericht Sie auffordern, und Sie haben einen Monat. Wer verliert, muss sie meist erstatten. Wer verklagt wird, zahlt nichts.',
  },
}
