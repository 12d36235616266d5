/** Rat bei Fragen zu Kauf und Verträgen: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_GUIDANCE_DE: Words = {
  'gb.ask-consumer.step-dates': {
    says: 'Schreiben Sie auf, wann Sie kauften, wann es kam und wann es kaputtging. Ihre Rechte ändern sich nach 14 Tagen, 30 Tagen und sechs Monaten.',
  },
  'gb.ask-consumer.step-tell': {
    says: 'Schreiben Sie heute dem Verkäufer. Schreiben Sie, was falsch ist und was Sie wollen: Geld zurück, Reparatur oder Ersatz.',
  },
  'gb.ask-consumer.step-proof': {
    says: 'Behalten Sie Belege: Fotos, Anzeige, Nachrichten, Kontoauszug. Benutzen Sie nicht weiter, was Sie zurückgeben wollen.',
  },
  'gb.ask-consumer.step-ombudsman': {
    says: 'Beschweren Sie sich zuerst schriftlich bei Ihrer Bank oder Versicherung. Lehnt sie ab oder dauert es zu lange, kann der Financial Ombudsman es kostenlos prüfen.',
  },
  'gb.ask-consumer.step-card': {
    says: 'Sagt der Verkäufer Nein, fragen Sie Ihre Kartenfirma. Nennen Sie section 75 bei Kreditkarte über £100 oder chargeback bei jeder Karte.',
  },
  'gb.ask-consumer.step-court': {
    says: 'Das Gericht für kleine Fälle (small claims court) kommt zuletzt. Schicken Sie vorher eine letzte Aufforderung (letter before claim) und geben Sie faire Zeit.',
  },
  'gb.ask-consumer.step-court-scotland': {
    says: 'Simple procedure beim sheriff court kommt zuletzt. Es gilt für Forderungen bis £5,000. Schicken Sie vorher einen klaren Brief.',
  },
  'gb.ask-consumer.right-quality': {
    says: 'Was Sie von einer Firma kaufen, muss ordentlich, brauchbar und wie beschrieben sein.',
  },
  'gb.ask-consumer.right-thirty': {
    says: 'Fehlerhafte Ware können Sie innerhalb von 30 Tagen gegen volles Geld zurückgeben.',
  },
  'gb.ask-consumer.right-six-months': {
    says: 'Zeigt sich ein Fehler in den ersten sechs Monaten, können Sie Reparatur oder Ersatz verlangen. Das Gesetz nimmt an, dass er von Anfang an da war.',
  },
  'gb.ask-consumer.right-cancel': {
    says: 'Bei den meisten Käufen online oder per Telefon haben Sie 14 Tage zum Widerruf. Sagte man Ihnen das nicht, viel länger.',
  },
  'gb.ask-consumer.right-service': {
    says: 'Arbeiten müssen mit Sorgfalt und Können, in fairer Zeit und, ohne Absprache, zu fairem Preis gemacht werden.',
  },
  'gb.ask-consumer.option-seller': {
    says: 'Schicken Sie einen klaren Brief mit Tatsachen, Gesetz und Ihrem Wunsch. Geben Sie 14 Tage.',
    title: 'Sich schriftlich beim Verkäufer beschweren',
    cost: 'Nichts.',
    time: 'Eine halbe Stunde.',
    risk: 'Keines.',
    bestFor: 'Jeden Fall, als erster Schritt.',
  },
  'gb.ask-consumer.option-card': {
    says: 'Nutzen Sie section 75 bei Kreditkarte oder chargeback bei jeder Karte.',
    title: 'Von der Kartenfirma Geld verlangen',
    cost: 'Nichts.',
    time: 'Einige Wochen.',
    risk: 'Chargeback hat eine kurze Frist.',
    bestFor: 'Der Verkäufer schweigt, ist weg oder sagt Nein.',
  },
  'gb.ask-consumer.option-help': {
    says: 'Eine kostenlose Verbraucher-Hotline kann Ihre Rechte erklären und Trading Standards informieren.',
    title: 'Die Verbraucher-Hotline anrufen',
    cost: 'Nichts.',
    time: 'Ein Anruf.',
    risk: 'Sie führt den Fall nicht für Sie.',
    bestFor: 'Sie sind unsicher oder der Händler ist vielleicht ein Betrüger.',
  },
  'gb.ask-consumer.warn-court-form': {
    says: 'Kam Gerichtspost, antworten Sie rechtzeitig. Auch eine gute Beschwerde hält die Uhr des Gerichts nicht an.',
  },
  'gb.ask-consumer.know-seller': {
    says: 'Ihre Rechte haben Sie gegen den Laden, nicht gegen den Hersteller. Sie dauern länger als die meisten Garantien.',
    learnMore:
      'Nennen Sie in der ersten Nachricht den Consumer Rights Act 2015. Das zeigt, dass Sie die Regeln kennen.',
  },
  'gb.ask-consumer.myth-receipt': {
    says: 'Für fehlerhafte Ware brauchen Sie keine Quittung. Jeder Beleg für den Kauf dort reicht.',
  },
  'gb.ask-consumer.myth-28-days': {
    says: 'Regeln eines Ladens können Ihre Rechte bei fehlerhafter Ware nicht wegnehmen. Sie können nur mehr geben.',
  },
  'gb.ask-consumer.change-unfair': {
    says: 'Seit 6. April 2025 verbieten strengere Regeln falsche Bewertungen und bis zum Schluss versteckte Gebühren.',
    was: 'Es galten die Regeln von 2008 gegen unfairen Handel.',
    is: 'Neue Regeln verbieten falsche Bewertungen und bis zum Schluss versteckte Gebühren. Die CMA kann Firmen selbst Geldbußen geben.',
  },
}
