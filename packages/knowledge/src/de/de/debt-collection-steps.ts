/** What to do about a letter of a debt collector: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_DE: Words = {
  'de.debt.step-before-claim': {
    says: 'Antworten Sie schriftlich vor dem Datum, auch wenn Sie nur Belege verlangen. Das kann Gerichtskosten sparen.',
  },
  'de.debt.option-defend-later': {
    says: 'Weisen Sie die Forderung schriftlich zurück. Kommt Gerichtspost, wehren Sie sich binnen zwei Wochen.',
    title: 'Es auf das Gericht ankommen lassen',
    cost: 'Jetzt nichts. Wer verliert, zahlt Gericht und Anwälte.',
    time: 'Wochen oder Monate.',
    risk: 'Stimmt die Forderung, wird es teurer.',
    bestFor: 'Sie sind sicher, nichts zu schulden, und haben Belege.',
  },
  'de.debt.step-check': {
    says: 'Prüfen Sie, bevor Sie zahlen. Kennen Sie die Firma, den Vertrag und den Betrag? Haben Sie schon bezahlt?',
  },
  'de.debt.step-dispute-fast': {
    says: 'Stimmt es nicht? Bestreiten Sie die Forderung bald schriftlich. Dann darf sie bei der Schufa nicht zählen.',
  },
  'de.debt.step-no-sign': {
    says: 'Unterschreiben Sie kein Schuldanerkenntnis. Sie verlieren dadurch meist Ihre Einwände.',
  },
  'de.debt.step-court-post': {
    says: 'Achten Sie auf gelbe Umschläge. Bei einem Mahnbescheid haben Sie nur zwei Wochen für den Widerspruch.',
  },
  'de.debt.step-valid-pay': {
    says: 'Schulden Sie die Hauptforderung? Dann zahlen Sie nur diese, mit genauem Verwendungszweck. Über die Kosten können Sie streiten.',
  },
  'de.debt.step-valid-rates': {
    says: 'Können Sie nicht sofort zahlen? Bieten Sie schriftlich kleine Raten an. Die Kosten dafür müssen sie Ihnen vorher nennen.',
  },
  'de.debt.step-valid-living': {
    says: 'Zahlen Sie zuerst Miete, Strom und Essen. Schuldnerberatung ist bei Caritas, Diakonie, AWO und vielen Städten kostenlos.',
  },
  'de.debt.step-dispute-letter': {
    says: 'Schreiben Sie: „Ich bestreite die Forderung.“ Verlangen Sie Vertrag, Datum, ersten Gläubiger und alle Kosten. Heben Sie den Nachweis auf.',
  },
  'de.debt.step-dispute-creditor': {
    says: 'Schicken Sie den Brief auch an die ursprüngliche Firma. Wurde die Forderung verkauft? Verlangen Sie die Abtretungsurkunde.',
  },
  'de.debt.step-keep': {
    says: 'Heben Sie jeden Brief und Umschlag auf. Schreiben Sie zu jedem Anruf Tag, Namen und Inhalt auf.',
  },
  'de.debt.step-p-account': {
    says: 'Haben Sie viele Schulden? Machen Sie Ihr Konto zum P-Konto. Ihre Bank muss das tun.',
  },
  'de.debt.option-dispute': {
    says: 'Sagen Sie, dass Sie die Forderung bestreiten und warum. Verlangen Sie Vertrag und Kostenliste.',
    title: 'Forderung schriftlich bestreiten',
    cost: 'Porto, per E-Mail kostenlos.',
    time: 'Eine halbe Stunde. Machen Sie es bald.',
    risk: 'Sie können trotzdem einen Mahnbescheid beantragen. Auch dem können Sie widersprechen.',
    bestFor: 'Sie kennen die Forderung nicht, haben bezahlt oder der Betrag ist falsch.',
  },
  'de.debt.option-pay-main': {
    says: 'Zahlen Sie die Rechnung mit genauem Zweck. Weisen Sie Kosten zurück, die höher sind als beim Anwalt.',
    title: 'Hauptforderung zahlen, Kosten bestreiten',
    cost: 'Hauptforderung und gesetzliche Zinsen.',
    time: 'Bald.',
    risk: 'Sie können die Kosten weiter verlangen. Oft geht es um wenig Geld.',
    bestFor: 'Die Rechnung stimmt, aber die Kosten sind zu hoch oder es kam keine Mahnung.',
  },
  'de.debt.option-rates': {
    says: 'Bieten Sie an, was Sie im Monat übrig haben. Bitten Sie um Zinsstopp und kein Anerkenntnis.',
    title: 'Ratenzahlung anbieten',
    cost: 'Die Schuld und vielleicht eine Gebühr für den Vertrag.',
    time: 'Ein Brief. Warten Sie auf ein schriftliches Ja.',
    risk: 'Der Plan kann Kosten und ein Anerkenntnis enthalten. Streichen Sie es. Jede Zahlung startet die Verjährung neu.',
    bestFor: 'Sie schulden das Geld und können nicht alles zahlen.',
  },
  'de.debt.option-help': {
    says: 'Die Schuldnerberatung prüft die Forderung, schreibt für Sie und sieht alle Schulden an.',
    title: 'Kostenlose Schuldnerberatung',
    cost: 'Kostenlos bei Wohlfahrtsverbänden und Städten.',
    time: 'Es gibt Wartezeiten, rufen Sie früh an.',
    risk: 'Firmen, die vorher Geld verlangen, sind nicht die kostenlose Beratung.',
    bestFor: 'Sie haben mehrere Schulden oder kein Geld übrig.',
  },
  'de.debt.option-complain': {
    says: 'Schreiben Sie dem Bundesamt für Justiz, was die Firma getan hat. Legen Sie Kopien bei.',
    title: 'Bei der Aufsicht beschweren',
    cost: 'Kostenlos.',
    time: 'Ein Brief oder Online-Formular.',
    risk: 'Die Forderung läuft weiter. Bestreiten Sie sie auch.',
    bestFor: 'Sie drohen, täuschen oder antworten nicht.',
  },
  'de.debt.step-legal-advice': {
    says: 'Mit wenig Einkommen holen Sie beim Amtsgericht einen Beratungsschein. Ein Anwalt kostet Sie dann 15 €.',
  },
}
