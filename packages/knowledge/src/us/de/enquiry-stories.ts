/** The German words of the rows in ../enquiry-stories.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STORIES_DE: Words = {
  'us.story.house-deal': {
    says: 'Lesen Sie den Vertrag: seine Daten, seine Auswege und wer die Anzahlung bekommt. Ein Geschäft über Land zählt meist nur unterschrieben und schriftlich. Bitten Sie die title firm, das Geld zu halten, und sprechen Sie bald mit einem Anwalt.',
    dependsOn: 'was im Vertrag steht und wer ihn gebrochen hat',
  },
  'us.story.contract': {
    says: 'Ein Vertrag bindet, wenn beide über die Hauptpunkte einig waren. Eine Seite allein kann ihn nicht ändern, außer der Vertrag erlaubt es. Behalten Sie den Text und Ihre Nachrichten, und schreiben Sie, was Sie bis wann erwarten.',
    dependsOn: 'was vereinbart wurde und wie Sie es zeigen können',
  },
  'us.story.hidden-fault': {
    says: 'Ein Verkäufer, der einen schweren Fehler kannte und versteckte oder log, kann Ihnen die Reparatur schulden. Behalten Sie Fotos, das Formular, den Prüfbericht und was der Nachbar sagte. Die Zeit zu klagen ist begrenzt.',
    dependsOn: 'was der Verkäufer wusste, und Ihr Bundesstaat',
  },
  'us.story.police-home': {
    says: 'Die Polizei braucht einen Durchsuchungsbefehl (warrant), Ihr Ja oder einen Notfall, um in eine Wohnung zu gehen. Sagen Sie ruhig, dass Sie nicht zustimmen. Sie müssen keine Fragen beantworten: Sagen Sie, dass Sie einen Anwalt wollen.',
    dependsOn: 'ob jemand zugestimmt hat oder es ein Notfall war',
  },
  'us.story.police-talk': {
    says: 'Fragen der Polizei müssen Sie nicht beantworten, außer Ihren Namen, wo das Gesetz ihn verlangt. Sagen Sie: „I want a lawyer and will stay silent.“ Lügen Sie nicht.',
  },
  'us.story.old-record': {
    says: 'Viele Bundesstaaten löschen alte oder kleine Fälle, manche von selbst. Holen Sie Ihren Auszug (record), prüfen Sie die Wartezeit und stellen Sie den Antrag beim Gericht. Die Rechtshilfe (legal aid) hilft oft kostenlos.',
    dependsOn: 'der Bundesstaat, der Vorwurf und die Jahre seitdem',
  },
  'us.story.heirs': {
    says: 'Ohne Testament teilt das Gesetz des Bundesstaats zwischen Ehepartner und Kindern. Bitten Sie das Nachlassgericht (probate court), jemanden für den Nachlass zu bestimmen: Diese Person muss alles aufzählen und abrechnen.',
    dependsOn: 'Ihr Bundesstaat und ob es ein Testament gibt',
  },
  'us.story.stalked': {
    says: 'Speichern Sie alle Nachrichten und schreiben Sie jeden Tag auf. Sagen Sie es der Polizei und bitten Sie das Gericht um eine Schutzanordnung (protective order): Sie ist meist kostenlos. Bei Gefahr rufen Sie 911 an oder die Hotline 1-800-799-7233.',
  },
  'us.story.images': {
    says: 'Sichern Sie Beweise mit Links. Bitten Sie die Seite, es zu entfernen: Große Plattformen müssen intime Bilder innerhalb von 48 Stunden löschen. Sie zu teilen ist in den meisten Bundesstaaten eine Straftat, und Sie können klagen.',
  },
  'us.story.plan-fee': {
    says: 'Rechnungen müssen klar sein, und ein versprochener Preis sollte gelten. Fragen Sie schriftlich, auf welche Bedingung man sich stützt, und beschweren Sie sich dann bei der FCC: Die Firma muss in 30 Tagen antworten. Das Verbrauchergesetz Ihres Bundesstaats kann helfen.',
    dependsOn: 'was in den Bedingungen des Tarifs steht',
  },
  'us.story.vendor': {
    says: 'Wer nicht liefert, muss meist zurückzahlen. Bestreiten Sie jetzt den Teil auf der Karte, schreiben Sie eine Forderung mit Datum, und nutzen Sie das Gericht für kleine Fälle (small claims court) oder das Verbrauchergesetz Ihres Bundesstaats.',
    dependsOn: 'der Vertrag und warum es nicht klappte',
  },
  'us.story.repair-shop': {
    says: 'Eine Werkstatt muss meist Ihr Ja holen, bevor sie weit über die Schätzung geht. Für vereinbarte Arbeit darf sie das Auto behalten. Brauchen Sie es, zahlen Sie unter Protest. Beschweren Sie sich dann und nutzen Sie das Gericht für kleine Fälle (small claims court).',
    dependsOn: 'was Sie unterschrieben haben, und Ihr Bundesstaat',
  },
  'us.story.crash': {
    says: 'Unterschreiben Sie keinen Verzicht (release), bevor Ihr Arzt weiß, wie gut Sie heilen. Er beendet alle Ansprüche. Behalten Sie Rechnungen und Fotos, und kennen Sie die Zeit zu klagen in Ihrem Bundesstaat.',
    dependsOn: 'die Schuld, Ihre Verletzungen und Ihr Bundesstaat',
  },
  'us.story.speak-up': {
    says: 'Gesetze schützen die, die Gefahr oder Verbotenes melden. Zu OSHA müssen Sie innerhalb von 30 Tagen. Behalten Sie die Nachrichten mit den Daten, und sprechen Sie bald mit einem Anwalt für Arbeitsrecht.',
    dependsOn: 'was Sie wem gemeldet haben, und Ihr Bundesstaat',
  },
  'us.story.vacation-pay': {
    says: 'In Bundesstaaten wie Kalifornien, Illinois und Massachusetts ist verdienter Urlaub Lohn und kann nicht gestrichen werden. Anderswo entscheidet die schriftliche Regel der Firma. Verlangen Sie sie und stellen Sie einen Lohnantrag (wage claim).',
    dependsOn: 'Ihr Bundesstaat und die Regel der Firma',
  },
  'us.story.job-offer': {
    says: 'Die meisten Stellen sind at will, ein Angebot kann also zurückgezogen werden. Haben Sie sich auf ein klares Versprechen verlassen und dadurch verloren, bekommen Sie diese Kosten vielleicht. Behalten Sie den Brief und Ihre Belege.',
    dependsOn: 'was versprochen wurde und was Sie aufgegeben haben',
  },
  'us.story.rent-rise': {
    says: 'Während eines Mietvertrags bleibt die Miete meist. Danach verlangen Bundesstaaten eine Mitteilung, oft 30 bis 90 Tage, und manche Bundesstaaten und Städte begrenzen die Erhöhung. Fragen Sie schriftlich nach der benutzten Regel.',
    dependsOn: 'Ihr Bundesstaat, Ihre Stadt und das Gebäude',
  },
  'us.story.injured-spouse': {
    says: 'Ihren Teil einer gemeinsamen Erstattung können Sie meist zurückbekommen. Reichen Sie Form 8379 (injured spouse) bei der IRS ein, innerhalb von drei Jahren nach der Steuererklärung.',
  },
  'us.story.private-sale': {
    says: 'Ein privater Verkauf ist meist endgültig, denn nur Händler geben die Grundgarantie. Sie schulden etwas, wenn Sie gelogen oder versprochen haben, dass es funktioniert. Behalten Sie die Anzeige und die Nachrichten.',
    dependsOn: 'was Sie darüber gesagt haben',
  },
  'us.story.no-papers': {
    says: 'Lohngesetze schützen Sie mit oder ohne Papiere. Ihr Chef darf Sie nicht bestrafen oder die Einwanderungsbehörde rufen, weil Sie Lohn verlangt haben. Sprechen Sie zuerst mit der Rechtshilfe (legal aid) oder einem worker center.',
  },
  'us.story.service-dog': {
    says: 'Ein Geschäft darf einen ausgebildeten Hilfshund (service dog) nicht abweisen und keine Papiere verlangen. Es darf fragen, ob er wegen einer Behinderung nötig ist und was er gelernt hat. Beschweren Sie sich auf ADA.gov.',
  },
  'us.story.college-bill': {
    says: 'Gehen Sie vor 60 % des Semesters, geht ein Teil der Hilfe zurück, und die Schule kann Ihnen eine Rechnung schicken. Verlangen Sie die Berechnung schriftlich, einen Plan und einen Abbruch wegen Notlage (hardship withdrawal).',
    dependsOn: 'der Tag, an dem Sie gingen, und die Erstattungsregel der Schule',
  },
  'us.story.recording': {
    says: 'Nach Bundesrecht dürfen Sie ein Gespräch aufnehmen, an dem Sie teilnehmen. Manche Bundesstaaten, etwa Kalifornien, Florida und Pennsylvania, brauchen das Ja von allen.',
    dependsOn: 'Ihr Bundesstaat',
  },
  'us.story.my-things': {
    says: 'Schreiben Sie eine Forderung mit einer Liste, einem Datum und einem Weg zur Übergabe. Die Polizei kann meist nur für Ruhe sorgen. Danach kann eine Klage (small claims oder replevin) Sachen oder ihren Wert zurückholen.',
  },
  'us.story.hoa-limits': {
    says: 'Regeln des Bundes schützen kleine Satellitenschüsseln und die amerikanische Flagge, und viele Bundesstaaten schützen Solaranlagen. Faire Grenzen für Ort und Größe sind erlaubt. Verlangen Sie die schriftliche Regel und eine Anhörung (hearing).',
    dependsOn: 'Ihr Bundesstaat und die Regel',
  },
  'us.story.visits': {
    says: 'Besuche und Unterhalt sind zwei Dinge. Auch wenn Sie Unterhalt schulden, muss der andere Elternteil die Besuchsanordnung befolgen. Bitten Sie das Gericht, sie durchzusetzen und den Unterhalt zu ändern.',
  },
  'us.story.ambulance': {
    says: 'Das Bundesverbot von Überraschungsrechnungen gilt nicht für Krankenwagen auf der Straße, aber manche Bundesstaaten schützen Sie. Verlangen Sie alle Posten der Rechnung, legen Sie bei der Versicherung Widerspruch (appeal) ein, und bitten Sie um weniger oder einen Plan.',
    dependsOn: 'Ihr Bundesstaat und Ihre Versicherung',
  },
  'us.story.care': {
    says: 'Solange die Person noch versteht, kann sie eine Vollmacht (power of attorney) unterschreiben. Wenn nicht, bitten Sie das Gericht um eine Betreuung (guardianship). Wer das Geld verwaltet, muss es getrennt halten und abrechnen.',
  },
  'us.story.name': {
    says: 'Stellen Sie einen Antrag (petition) bei Ihrem örtlichen Gericht, zahlen Sie die Gebühr oder bitten Sie um Erlass, und meist müssen Sie ihn bekannt machen. Nach Heirat oder Scheidung reichen die Papiere oft. Sagen Sie es dann Social Security und dem DMV.',
  },
  'us.story.doctor': {
    says: 'Meist müssen Sie zeigen, dass der Arzt schlechter als üblich arbeitete und Ihnen das schadete. Die Zeiten zu klagen sind kurz, und viele Bundesstaaten wollen zuerst einen Sachverständigen. Holen Sie Ihre Unterlagen und sprechen Sie mit einem Anwalt.',
    dependsOn: 'was wann schiefging',
  },
}
