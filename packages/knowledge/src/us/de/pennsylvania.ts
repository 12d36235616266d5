/** The German words of the rows of Pennsylvania: ../pennsylvania-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const PENNSYLVANIA_DE: Words = {
  'us.state.pa.collector-calls': {
    says: 'In Pennsylvania darf ein Inkassobüro oder Kreditgeber Sie nicht belästigen, Ihrem Chef nichts von der Schuld sagen und nicht falsch drohen. Machen Sie Notizen: Sie können klagen.',
  },
  'us.state.pa.judgment-life': {
    says: 'In Pennsylvania endet das Pfandrecht (lien) aus einem Urteil an Land nach fünf Jahren, wenn es nicht erneuert wird. Die Zinsen sind meist 6 % im Jahr.',
  },
  'us.state.pa.rest-after-sale': {
    says: 'In Pennsylvania muss ein Kreditgeber binnen sechs Monaten das Gericht bitten, den fairen Wert des Hauses festzusetzen. Sonst schulden Sie meist keinen Rest.',
  },
  'us.state.pa.debt-relief': {
    says: 'In Pennsylvania bindet ein Gesetz des Bundesstaats Firmen, die Hilfe bei Schulden oder bessere Kreditdaten versprechen. Zahlen Sie nichts im Voraus, und fragen Sie, wie Sie kündigen.',
  },
  'us.state.pa.builder-lien': {
    says: 'In Pennsylvania muss eine Baufirma ein Pfandrecht (lien) binnen sechs Monaten nach der letzten Arbeit einreichen und binnen zwei Jahren klagen. Sie können es auf 20 Tage verkürzen.',
  },
  'us.state.pa.rest-of-car-loan': {
    says: 'In Pennsylvania hat ein Kreditgeber meist vier Jahre, um den Rest eines Autokredits einzuklagen. War seine Mitteilung oder der Verkauf falsch, kann er ihn verlieren.',
  },
  'us.state.pa.court-fees': {
    says: 'In Pennsylvania können Menschen mit wenig Einkommen das Gericht bitten, seine Gebühren zu erlassen. Fragen Sie die Geschäftsstelle (clerk) nach dem Formular.',
  },
  'us.state.pa.will-defend': {
    says: 'In Pennsylvania schreiben Sie dem Büro des District Judge vor der Anhörung, dass Sie sich wehren. Eine eigene Forderung muss vor diesem Tag dort eingereicht sein.',
  },
  'us.state.pa.rental-refused': {
    says: 'In Pennsylvania darf ein Vermieter Sie nicht wegen Herkunft, Religion, Kindern, Behinderung und Ähnlichem ablehnen. Die Beschwerde kostet nichts.',
  },
  'us.state.pa.upfront-money': {
    says: 'In Pennsylvania darf eine Kaution im ersten Jahr höchstens zwei Monatsmieten sein, danach eine.',
  },
  'us.state.pa.last-notice': {
    says: 'In Pennsylvania darf ein Beamter erst ab dem 11. Tag nach Zustellung der Anordnung räumen. Sie haben zehn Tage für eine Berufung gegen das Urteil.',
  },
  'us.state.pa.landlords-bill': {
    says: 'In Pennsylvania können Mieter, wenn der Vermieter Strom oder Wasser nicht zahlt, meist selbst zahlen und das von der Miete abziehen.',
  },
  'us.state.pa.mobile-home': {
    says: 'In Pennsylvania darf ein Wohnpark (park) nur aus gesetzlichen Gründen räumen lassen und muss Ihnen zuerst Bescheid und Zeit zur Abhilfe geben.',
  },
  'us.state.pa.rent-escrow': {
    says: 'In Pennsylvania können Sie, wenn die Stadt eine Wohnung für unbewohnbar erklärt, die Miete auf ein Treuhandkonto (escrow) zahlen. Dafür darf man Sie nicht räumen.',
  },
  'us.state.pa.broken-rule': {
    says: 'In Pennsylvania muss eine Mitteilung wegen eines Regelverstoßes meist 15 Tage Frist geben, bei einem Vertrag über mehr als ein Jahr 30. Lesen Sie, ob Ihr Vertrag weniger sagt.',
  },
  'us.state.pa.eviction-day': {
    says: 'In Pennsylvania kommen Sie am Tag in den Papieren zur Anhörung. Haben Sie eine Forderung gegen den Vermieter, reichen Sie sie vorher dort ein.',
  },
  'us.state.pa.pay-deductions': {
    says: 'In Pennsylvania darf eine Firma von Ihrem Lohn nur abziehen, was das Gesetz erlaubt oder Sie schriftlich erlaubt haben.',
  },
  'us.state.pa.keep-cover': {
    says: 'In Pennsylvania können Sie die Krankenversicherung einer kleinen Firma meist neun Monate behalten, auf eigene Kosten. Fragen Sie binnen Tagen.',
  },
  'us.state.pa.own-file': {
    says: 'In Pennsylvania dürfen Sie, solange Sie dort arbeiten, Ihre Personalakte zu festen Zeiten ansehen. Fragen Sie schriftlich.',
  },
  'us.state.pa.faulty-goods': {
    says: 'In Pennsylvania müssen Waren aus einem Laden meist für den normalen Gebrauch taugen. Wenn nicht, verlangen Sie schriftlich Reparatur, Ersatz oder Ihr Geld.',
  },
  'us.state.pa.sales-calls': {
    says: 'In Pennsylvania begrenzt auch das Recht des Bundesstaats Werbeanrufe und Werbe-SMS. Notieren Sie Nummer und Zeit, und beschweren Sie sich beim Bundesstaat.',
  },
  'us.state.pa.credit-freeze': {
    says: 'In Pennsylvania können Sie Ihre Kreditakte kostenlos sperren (freeze), damit niemand leicht ein Konto auf Ihren Namen eröffnet.',
  },
  'us.state.pa.association-records': {
    says: 'In Pennsylvania kann ein Eigentümer schriftlich verlangen, die Unterlagen und Konten des Eigentümervereins (association) zu sehen.',
  },
  'us.state.pa.claim-days': {
    says: 'In Pennsylvania muss ein Versicherer binnen zehn Arbeitstagen antworten. Meist muss er binnen 15 Arbeitstagen nach Ihren Belegen Ja oder Nein sagen.',
  },
  'us.state.pa.sick-at-home': {
    says: 'In Pennsylvania kann ein Schreiben vom Arzt, dass jemand zu Hause sehr krank ist, eine Sperre aufhalten. Verlangen Sie heute das Formular der Firma.',
  },
  'us.state.pa.back-bill': {
    says: 'In Pennsylvania kann eine hohe Nachforderung für früheren Verbrauch meist über so viele Monate bezahlt werden, wie sie umfasst.',
  },
  'us.state.pa.no-fault-cover': {
    says: 'In Pennsylvania muss Ihr eigener Autoversicherer Arztrechnungen meist binnen 30 Tagen nach dem Beleg zahlen, egal wer schuld war. Verspätung bringt Zinsen.',
  },
  'us.state.pa.hearing-days': {
    says: 'In Pennsylvania haben Sie meist 30 Tage ab dem Bescheid für den Einspruch (appeal), bei SNAP 90. Tun Sie es vor Beginn der Änderung, dann laufen die Leistungen meist weiter.',
  },
  'us.state.pa.cannot-pay-fine': {
    says: 'In Pennsylvania sagen Sie dem Gericht vor dem Zahltag, wenn Sie einen Strafzettel nicht zahlen können. Es kann Zeit, Raten oder Arbeit statt Geld geben.',
  },
  'us.state.pa.license-hold': {
    says: 'In Pennsylvania kann Ihr Führerschein ruhen, wenn Sie auf einen Strafzettel nicht antworten, bis Sie antworten oder mit dem Gericht einen Plan machen.',
  },
  'us.state.pa.school-absence': {
    says: 'In Pennsylvania muss eine Schule meist erst helfen, bevor es wegen Fehltagen einen Fall gibt. Gehen Sie zum Gespräch und bringen Sie Atteste mit.',
  },
  'us.state.pa.toll-hold': {
    says: 'In Pennsylvania können offene Mautgebühren die Zulassung Ihres Autos sperren. Verlangen Sie rechtzeitig eine Prüfung oder einen Zahlungsplan, und behalten Sie Belege.',
  },
  'us.state.pa.jury-call': {
    says: 'In Pennsylvania können Sie meist bitten, den Geschworenendienst (jury duty) auf einen anderen Tag zu legen. Ihr Arbeitgeber darf Ihnen deshalb nicht kündigen. Antworten Sie bis zum genannten Tag.',
  },
  'us.state.pa.insurance-gap': {
    says: 'In Pennsylvania kann eine Lücke in Ihrer Autoversicherung die Zulassung (registration) kosten. Schicken Sie bis zum Tag den Beleg der Versicherung, oder verlangen Sie eine Anhörung (hearing).',
  },
  'us.state.pa.child-report': {
    says: 'In Pennsylvania haben Sie meist 90 Tage ab dem Bescheid, um die Änderung eines Berichts über Kindesmisshandlung zu verlangen. Eine Anhörung (hearing) kann folgen.',
  },
}
