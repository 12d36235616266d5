/** The German words of the rows of Texas: ../texas-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const TEXAS_DE: Words = {
  'us.state.tx.collector-calls': {
    says: 'In Texas darf ein Inkassobüro oder Kreditgeber Sie nicht belästigen, beschimpfen oder mit Verhaftung drohen. Machen Sie Notizen: Sie können klagen.',
  },
  'us.state.tx.collector-license': {
    says: 'In Texas muss ein Inkassobüro beim Bundesstaat eingetragen sein. Prüfen Sie den Namen, bevor Sie zahlen.',
  },
  'us.state.tx.judgment-life': {
    says: 'In Texas ruht ein Urteil, wenn zehn Jahre nichts damit geschieht, und kann noch zwei Jahre lang geweckt werden. Fragen Sie das Gericht, was eingereicht wurde.',
  },
  'us.state.tx.medical-debt': {
    says: 'In Texas muss ein Arzt oder Krankenhaus die Rechnung vor dem elften Monat nach der Behandlung schicken, sonst kann meist nichts verlangt werden.',
  },
  'us.state.tx.rest-after-sale': {
    says: 'In Texas hat ein Kreditgeber nach dem Verkauf zwei Jahre, um den Rest einzuklagen. Sie können verlangen, dass der faire Wert des Hauses zählt.',
  },
  'us.state.tx.debt-relief': {
    says: 'In Texas bindet ein Gesetz des Bundesstaats Firmen, die Hilfe bei Schulden oder bessere Kreditdaten versprechen. Zahlen Sie nichts im Voraus, und fragen Sie, wie Sie kündigen.',
  },
  'us.state.tx.builder-lien': {
    says: 'In Texas braucht ein Pfandrecht (lien) eines Bauunternehmers an Ihrem Wohnhaus einen Vertrag, den Sie und Ihr Ehepartner vor der Arbeit unterschrieben. Ein Gericht kann es löschen.',
  },
  'us.state.tx.small-judgment': {
    says: 'In Texas können Sie gegen ein Urteil des Justice Court binnen 21 Tagen Berufung einlegen. Bei einer Räumung sind es nur fünf Tage.',
  },
  'us.state.tx.rest-of-car-loan': {
    says: 'In Texas hat ein Kreditgeber meist vier Jahre, um den Rest eines Autokredits einzuklagen. War seine Mitteilung oder der Verkauf falsch, kann er ihn verlieren.',
  },
  'us.state.tx.court-fees': {
    says: 'In Texas können Menschen mit wenig Einkommen das Gericht bitten, seine Gebühren zu erlassen. Fragen Sie die Geschäftsstelle (clerk) nach dem Formular.',
  },
  'us.state.tx.rental-refused': {
    says: 'In Texas darf ein Vermieter Sie nicht wegen Herkunft, Religion, Kindern, Behinderung und Ähnlichem ablehnen. Die Beschwerde kostet nichts.',
  },
  'us.state.tx.upfront-money': {
    says: 'In Texas gilt es als Ablehnung, wenn der Vermieter nicht binnen sieben Tagen zusagt. Dann muss er das Geld für die Bewerbung (application deposit) zurückgeben.',
  },
  'us.state.tx.last-notice': {
    says: 'In Texas muss der Beamte zuerst eine schriftliche Warnung aushängen, mindestens 24 Stunden vorher. Fragen Sie heute die Rechtshilfe (legal aid) nach einer Berufung.',
  },
  'us.state.tx.safe-leave': {
    says: 'In Texas kann ein Opfer von Gewalt einen Mietvertrag mit Belegen meist früher beenden. Fragen Sie zuerst ein Hilfetelefon.',
  },
  'us.state.tx.landlords-bill': {
    says: 'In Texas können Mieter, wenn der Vermieter Strom oder Wasser nicht zahlt, meist selbst zahlen und das von der Miete abziehen.',
  },
  'us.state.tx.mobile-home': {
    says: 'In Texas schützt ein eigenes Gesetz, wer einen Platz für ein Mobilheim mietet. Es verlangt einen schriftlichen Vertrag und längere Fristen.',
  },
  'us.state.tx.late-rent': {
    says: 'In Texas muss ein Mieter, der vorher nicht im Verzug war, innerhalb der Frist die Miete zahlen dürfen.',
  },
  'us.state.tx.eviction-day': {
    says: 'In Texas brauchen Sie auf eine Räumungsklage keine schriftliche Antwort. Kommen Sie am Tag in den Papieren zur Verhandlung, sonst kann der Vermieter gewinnen.',
  },
  'us.state.tx.pay-deductions': {
    says: 'In Texas darf eine Firma von Ihrem Lohn nur abziehen, was das Gesetz erlaubt oder Sie schriftlich erlaubt haben.',
  },
  'us.state.tx.keep-cover': {
    says: 'In Texas können Sie die Krankenversicherung einer kleinen Firma meist neun Monate behalten, auf eigene Kosten. Fragen Sie binnen Tagen.',
  },
  'us.state.tx.faulty-goods': {
    says: 'In Texas müssen Waren aus einem Laden meist für den normalen Gebrauch taugen. Wenn nicht, verlangen Sie schriftlich Reparatur, Ersatz oder Ihr Geld.',
  },
  'us.state.tx.sales-calls': {
    says: 'In Texas begrenzt auch das Recht des Bundesstaats Werbeanrufe und Werbe-SMS. Notieren Sie Nummer und Zeit, und beschweren Sie sich beim Bundesstaat.',
  },
  'us.state.tx.own-data': {
    says: 'In Texas können Sie die meisten großen Firmen fragen, was sie über Sie wissen, und verlangen, es zu löschen oder nicht zu verkaufen. Sie haben meist 45 Tage.',
  },
  'us.state.tx.credit-freeze': {
    says: 'In Texas können Sie Ihre Kreditakte kostenlos sperren (freeze), damit niemand leicht ein Konto auf Ihren Namen eröffnet.',
  },
  'us.state.tx.association-records': {
    says: 'In Texas kann ein Eigentümer schriftlich verlangen, die Unterlagen und Konten des Eigentümervereins (association) zu sehen.',
  },
  'us.state.tx.hearing-days': {
    says: 'In Texas haben Sie meist 90 Tage ab dem Bescheid, um eine Anhörung (hearing) zu verlangen. Fragen Sie vor Beginn der Änderung, dann laufen die Leistungen meist weiter.',
  },
  'us.state.tx.cannot-pay-fine': {
    says: 'In Texas sagen Sie dem Gericht vor dem Zahltag, wenn Sie einen Strafzettel nicht zahlen können. Es kann Zeit, Raten oder Arbeit statt Geld geben.',
  },
  'us.state.tx.license-hold': {
    says: 'In Texas kann eine Stadt wegen eines offenen Strafzettels die Verlängerung Ihres Führerscheins sperren. Das endet, wenn Sie zahlen oder der Fall endet. Fragen Sie dieses Gericht.',
  },
  'us.state.tx.school-absence': {
    says: 'In Texas muss eine Schule meist erst helfen, bevor es wegen Fehltagen einen Fall gibt. Gehen Sie zum Gespräch und bringen Sie Atteste mit.',
  },
  'us.state.tx.toll-hold': {
    says: 'In Texas können offene Mautgebühren die Zulassung Ihres Autos sperren. Verlangen Sie rechtzeitig eine Prüfung oder einen Zahlungsplan, und behalten Sie Belege.',
  },
  'us.state.tx.jury-call': {
    says: 'In Texas können Sie meist bitten, den Geschworenendienst (jury duty) auf einen anderen Tag zu legen. Ihr Arbeitgeber darf Ihnen deshalb nicht kündigen. Antworten Sie bis zum genannten Tag.',
  },
  'us.state.tx.child-report': {
    says: 'In Texas können Sie binnen der Tage im Brief eine Prüfung (review) einer Feststellung von Kindesmisshandlung verlangen. Verlangen Sie auch Ihre Akte.',
  },
}
