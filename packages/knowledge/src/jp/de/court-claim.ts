/** The German words of Japan: court claim. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_DE: Words = {
  'jp.court.want-order': {
    says: 'Ein Gerichtsbeamter befiehlt Ihnen zu zahlen, auf Antrag des Gläubigers. Sie wurden noch nicht gehört.',
  },
  'jp.court.want-suit': {
    says: 'Jemand hat Sie verklagt. Das Gericht nennt den Tag der Verhandlung und bittet um eine Antwort (答弁書).',
  },
  'jp.court.who': {
    says: 'Das kommt von einem Gericht, meist dem Schnellgericht (簡易裁判所) für bis zu 1,4 Millionen Yen.',
  },
  'jp.court.real': {
    says: 'Noch ist nichts endgültig. Eine kurze Antwort in der Frist wahrt Ihre Rechte.',
  },
  'jp.court.not-yet': {
    says: 'Lohn oder Bankgeld kann jetzt nicht genommen werden. Zuerst braucht es ein Urteil oder einen vollstreckbaren Befehl. Ein Gericht kann vorher etwas einfrieren (仮差押え), das ist selten.',
  },
  'jp.court.rights': {
    says: 'Sie dürfen bestreiten, um Raten bitten und sagen, dass die Schuld zu alt ist. Ein Anwalt ist nicht nötig.',
  },
  'jp.court.deadline-order': {
    says: 'Sie haben zwei Wochen ab Zustellung für den Widerspruch (督促異議). Ein Grund ist nicht nötig.',
    action: 'Den Widerspruch an das Gericht schicken',
    consequence: 'Der Gläubiger kann sofort die Vollstreckung verlangen.',
  },
  'jp.court.deadline-provisional': {
    says: 'Das ist das zweite und letzte Mal für einen Widerspruch: zwei Wochen ab Zustellung. Die Pfändung kann schon beginnen, beantragen Sie also auch, sie zu stoppen.',
    action: 'Widersprechen und beantragen, die Vollstreckung zu stoppen',
    consequence: 'Es gilt wie ein endgültiges Urteil.',
  },
  'jp.court.deadline-day': {
    says: 'Schicken Sie Ihre Antwort (答弁書) vor dem Tag, den das Gericht nennt, oder gehen Sie zur Verhandlung.',
    action: 'Die Antwort schicken oder zur Verhandlung gehen',
    consequence: 'Was die andere Seite sagt, gilt als wahr, und sie gewinnt.',
  },
  'jp.court.step-real': {
    says: 'Prüfen Sie, ob es echt ist. Suchen Sie die Nummer des Gerichts selbst und fragen Sie mit dem Aktenzeichen (事件番号).',
  },
  'jp.court.step-reply-order': {
    says: 'Füllen Sie das Formular für den Widerspruch im Umschlag aus und schicken Sie es. Eine Zeile, dass Sie widersprechen, reicht.',
  },
  'jp.court.step-reply-suit': {
    says: 'Schreiben Sie eine Antwort (答弁書): was falsch ist, oder wie viel Sie im Monat zahlen können. Bei der ersten Verhandlung kann sie Sie ersetzen.',
  },
  'jp.court.step-help': {
    says: 'Rufen Sie jetzt Houterasu oder einen Anwalt an.',
  },
  'jp.court.step-old': {
    says: 'Ist die Schuld zu alt, schreiben Sie es in die Antwort (時効を援用します).',
  },
  'jp.court.step-split': {
    says: 'Schulden Sie es, bitten Sie um Raten. Das Schnellgericht kann bis zu fünf Jahre festsetzen.',
  },
  'jp.court.right-object': {
    says: 'Sie haben das Recht, ohne Grund zu widersprechen. Dann wird es ein gewöhnlicher Fall.',
  },
  'jp.court.right-ordinary': {
    says: 'Bei einer kleinen Klage (少額訴訟) dürfen Sie in der ersten Verhandlung einen gewöhnlichen Fall verlangen.',
  },
  'jp.court.right-self': {
    says: 'Sie dürfen selbst sprechen und schreiben, ohne Anwalt.',
  },
  'jp.court.right-heard': {
    says: 'Sie haben das Recht, dem Richter Ihre Sicht zu sagen und die Beweise zu sehen.',
  },
  'jp.court.option-defend': {
    title: 'Widersprechen oder antworten',
    says: 'Schicken Sie Formular oder Antwort rechtzeitig.',
    cost: 'Nur das Porto.',
    time: 'Zwei Wochen oder der genannte Tag.',
    risk: 'Kosten, wenn Sie verlieren.',
    bestFor: 'Sie sind nicht einverstanden oder brauchen Raten.',
  },
  'jp.court.option-split': {
    title: 'Bei Gericht um Raten bitten',
    says: 'Schreiben Sie die Monatssumme in Ihre Antwort.',
    cost: 'Was Sie anbieten.',
    time: 'Bei der Verhandlung.',
    risk: 'Der Gläubiger kann zuerst ablehnen.',
    bestFor: 'Sie schulden es.',
  },
  'jp.court.option-help': {
    title: 'Houterasu oder einen Anwalt fragen',
    says: 'Kostenloser Rat bei kleinem Einkommen.',
    cost: 'Nichts.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Jeder mit Papieren vom Gericht.',
  },
  'jp.court.warn-ignore': {
    says: 'Tun Sie nichts, verlieren Sie, und Lohn oder Bankgeld können gepfändet werden.',
  },
}
