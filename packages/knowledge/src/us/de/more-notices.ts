/** The German words of the rows in ../more-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORE_NOTICES_DE: Words = {
  'us.swarm.right-who': {
    says: 'Einen Internetanschluss zu bezahlen ist kein Beweis, dass Sie kopiert haben. Der Inhaber muss zeigen, dass Sie es taten, oder davon wussten und halfen.',
  },
  'us.swarm.right-quash': {
    says: 'Ihre Internetfirma muss es Ihnen sagen, bevor sie auf Gerichtsbefehl Ihren Namen nennt. Bis zum Datum im Brief können Sie das Gericht bitten, es zu stoppen.',
  },
  'us.tax.right-credits': {
    says: 'Kürzt man eine Steuergutschrift (credit) für Kinder oder kleinen Lohn, haben Sie 60 Tage, um das rückgängig machen zu lassen. Schicken Sie Beweise, dass das Kind bei Ihnen lebte.',
  },
  'us.loan.right-plan': {
    says: 'Bevor Sie Zahlungen verpassen, bitten Sie um einen Plan nach Ihrem Einkommen oder um eine Pause. Aus dem Zahlungsausfall (default) kommen Sie mit neun vereinbarten Zahlungen heraus.',
  },
  'us.life.right-enroll': {
    says: 'Endet der Schutz von der Arbeit, haben Sie 60 Tage, um eine Versicherung vom Marketplace zu nehmen, bei kleinem Einkommen oft billiger.',
  },
  'us.share.want': {
    says: 'Es geht um einen Vertrag über Ferienwohnrecht (timeshare): was Sie zahlen und ob Sie herauskommen.',
  },
  'us.share.right-cancel': {
    says: 'Das Gesetz des Bundesstaats gibt einige Tage, um ein neues timeshare zu widerrufen, egal was der Verkäufer sagt. Zählen Sie ab der Unterschrift oder den letzten Papieren.',
  },
  'us.share.step': {
    says: 'Schicken Sie den Widerruf heute als Einschreiben (certified mail) an die Adresse im Vertrag. Behalten Sie den Beleg.',
  },
  'us.share.option': {
    says: 'Widerrufen Sie schriftlich innerhalb der Tage Ihres Bundesstaats, oder beschweren Sie sich beim attorney general.',
    title: 'Schriftlich widerrufen',
    cost: 'Der Preis für ein Einschreiben (certified mail)',
    time: 'Einige Tage nach der Unterschrift',
    risk: 'Vorsicht bei Firmen, die versprechen, Sie gegen Gebühr herauszuholen.',
    bestFor: 'Sie haben vor Kurzem unterschrieben oder wurden getäuscht.',
  },
  'us.license.right-stop': {
    says: 'Sie müssen die Möglichkeit bekommen, zur Sperre gehört zu werden. Das ist getrennt vom Strafverfahren.',
  },
  'us.license.step-hearing': {
    says: 'Verlangen Sie die Anhörung (hearing) heute: Die Zeit ist oft nur Tage. Fragen Sie vor dem ersten Gerichtstag einen Anwalt.',
  },
  'us.license.option-hearing': {
    says: 'Verlangen Sie eine Anhörung (hearing) und eine Erlaubnis, zur Arbeit zu fahren.',
    title: 'Eine Anhörung verlangen',
    cost: 'In manchen Bundesstaaten eine Gebühr',
    time: 'Tage, wie die Mitteilung sagt',
    risk: 'Keines. Ohne sie beginnt die Sperre.',
    bestFor: 'Sie müssen fahren, oder der Test war falsch.',
  },
  'us.home.right-animal': {
    says: 'Ein Vermieter muss ein Tier, das Sie wegen einer Behinderung brauchen, meist erlauben, ohne Gebühr für Haustiere. Ein Brief Ihres Arztes kann verlangt werden.',
  },
  'us.eob.want': {
    says: 'Ihre Krankenversicherung zeigt, was sie gezahlt hat und was der Arzt von Ihnen verlangen kann. Es ist keine Rechnung.',
  },
  'us.eob.right-appeal': {
    says: 'Gegen das, was die Versicherung nicht zahlte, können Sie Widerspruch (appeal) einlegen, meist innerhalb von 180 Tagen, und danach eine Prüfung von außen verlangen.',
  },
  'us.eob.step': {
    says: 'Warten Sie auf die Rechnung des Arztes und vergleichen Sie sie mit diesem Papier. Zahlen Sie nicht mehr als „your share“ (Ihr Anteil).',
  },
  'us.eob.option': {
    says: 'Rufen Sie die Versicherung an, wenn etwas falsch aussieht, und legen Sie dann schriftlich Widerspruch (appeal) ein.',
    title: 'Fragen, dann Widerspruch einlegen',
    cost: 'Kostenlos',
    time: 'Meist 180 Tage',
    risk: 'Keines.',
    bestFor: 'Die Versicherung zahlte zu wenig, oder Sie hatten diese Behandlung nie.',
  },
  'us.parking.right-signs': {
    says: 'Schilder müssen klar und die Summe fair sein. Eine Firma darf ihre Rechnung nicht Strafe nennen und nicht mit etwas drohen, was sie nicht kann.',
  },
  'us.ask-life.family-leave': {
    says: 'Bei einer Firma mit 50 Beschäftigten können Sie meist 12 Wochen unbezahlt frei nehmen, für Eltern, Kind, Ehepartner oder eigene Krankheit. Ihre Stelle bleibt. Manche Bundesstaaten zahlen einen Teil des Lohns.',
    dependsOn: 'die Größe der Firma, ein Jahr Arbeit dort und Ihr Bundesstaat',
  },
}
