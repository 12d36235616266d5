/** Notices to leave a rented home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_DE: Words = {
  'de.home.want': {
    says: 'Ihr Vermieter will das Mietverhältnis beenden. Der Brief allein zwingt Sie nicht zum Auszug.',
  },
  'de.home.who': {
    says: 'Ihr Vermieter ist eine Privatperson oder Firma. Nur ein Gericht kann die Räumung anordnen, nur der Gerichtsvollzieher sie durchführen.',
  },
  'de.home.reality': {
    says: 'Ohne Gerichtsverfahren kann Sie niemand aus der Wohnung werfen. Das dauert Monate. Schlösser tauschen oder Strom abstellen ist verboten.',
  },
  'de.home.rights-at-once': {
    says: 'Die Kündigung braucht Papier, Unterschrift und Gründe. Sie können sie bestreiten und bis zum Urteil bleiben.',
  },
  'de.home.rights-summary': {
    says: 'Die Kündigung braucht Papier, Unterschrift und Gründe. Sie können wegen Härte widersprechen und bis zum Urteil bleiben.',
  },
  'de.home.not-yet': {
    says: 'Sie können jetzt nicht geräumt werden. Zuerst kommen Klage, Urteil, oft eine Räumungsfrist und dann ein Termin.',
  },
  'de.home.step-stay': {
    says: 'Ziehen Sie nicht aus und unterschreiben Sie nichts. Lassen Sie die Kündigung vom Mieterverein oder Anwalt prüfen.',
  },
  'de.home.step-form': {
    says: 'Prüfen Sie die Form: Papier, Unterschrift aller Vermieter, an alle Mieter, mit Gründen. Sonst ist sie unwirksam.',
  },
  'de.home.option-time': {
    says: 'Bitten Sie schriftlich um ein späteres Datum, Schuldenerlass und Umzugsgeld.',
    title: 'Mehr Zeit oder Umzugsgeld aushandeln',
    cost: 'Nichts.',
    time: 'Einige Gespräche.',
    risk: 'Ein unterschriebener Aufhebungsvertrag beendet Ihre Rechte. Lassen Sie ihn vorher prüfen.',
    bestFor: 'Sie würden gehen, brauchen aber Zeit oder Hilfe.',
  },
  'de.home.option-help': {
    says: 'Gehen Sie mit dem Brief zum Mieterverein oder Anwalt und zur Wohnungssicherung.',
    title: 'Mieterverein und Wohnungssicherung',
    cost: 'Das Amt ist kostenlos, der Verein kostet Beitrag.',
    time: 'Diese Woche.',
    risk: 'Keins.',
    bestFor: 'Alle mit Kündigung oder Mietschulden.',
  },
  'de.home.right-court': {
    says: 'Sie dürfen bleiben, bis ein Gericht die Räumung anordnet. Das Gericht kann bis zu einem Jahr Räumungsfrist geben.',
  },
  'de.home.right-reason': {
    says: 'Ihr Vermieter braucht einen gesetzlichen Grund. Er muss im Brief stehen. Mehr Miete ist nie ein Grund.',
  },
  'de.home.right-periods': {
    says: 'Eine ordentliche Kündigung braucht drei Monate. Nach fünf Jahren sind es sechs, nach acht Jahren neun.',
  },
  'de.home.warn-sign': {
    says: 'Unterschreiben Sie keinen Aufhebungsvertrag und keine Bestätigung, die Sie nicht verstehen.',
  },
  'de.home.insight-message': {
    says: 'Das scheint per Mail oder Nachricht zu kommen. Eine Kündigung der Wohnung braucht Papier mit Unterschrift von Hand oder eine qualifizierte elektronische. Ein Scan genügt nicht.',
    actionable: 'Schreiben Sie, dass Sie sie wegen der falschen Form nicht annehmen.',
  },
  'de.home.insight-both': {
    says: 'Der Brief kündigt doppelt: fristlos und hilfsweise mit Frist. Beides braucht eine Antwort.',
    actionable:
      'Zahlen Sie alles gegen die erste. Bitten Sie um Rücknahme der zweiten, vor allem wenn der Verzug nicht Ihre Schuld war.',
  },
  'de.home.tactic-power': {
    says: 'Hat ein Vertreter ohne Originalvollmacht unterschrieben, weisen Sie die Kündigung binnen etwa einer Woche auf Papier zurück.',
    risk: 'Der Vermieter kann neu kündigen. Sie gewinnen nur Zeit.',
    notWhen: 'Der Vermieter hat selbst unterschrieben oder Sie kannten die Vollmacht.',
  },
  'de.home.element-signature': {
    says: 'Eine Kündigung braucht Papier und eine Unterschrift von Hand.',
    name: 'Unterschrift auf Papier',
    ifMissing:
      'Wir sehen keine Unterschrift. Eine Kündigung per E-Mail, SMS oder ohne Unterschrift ist unwirksam.',
  },
  'de.home.element-reason': {
    says: 'Der Grund muss in der Kündigung stehen.',
    name: 'Der Grund der Kündigung',
    ifMissing:
      'Wir sehen keinen Grund. Ohne Gründe im Brief ist die Kündigung des Vermieters meist unwirksam.',
  },
  'de.home.myth-fourteen': {
    says: 'Niemand darf Sie sofort hinauswerfen, auch nicht nach fristloser Kündigung. Der Vermieter muss zuerst klagen und gewinnen.',
  },
  'de.home.myth-winter': {
    says: 'Drei Nachmieter befreien Sie nicht von der Kündigungsfrist. Das gilt nur, wenn Vertrag oder Vermieter es erlauben.',
  },
}
