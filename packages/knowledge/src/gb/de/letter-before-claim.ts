/** Letzte Aufforderung vor einer Klage: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_DE: Words = {
  'gb.lbc.want': {
    says: 'Sie sollen zahlen oder antworten. Tun Sie beides nicht, lassen sie vielleicht ein Gericht entscheiden.',
  },
  'gb.lbc.rights-summary': {
    says: 'Sie haben 30 Tage zum Antworten. Sie können Unterlagen und Zeit für Beratung verlangen. Antworten Sie rechtzeitig, sollen sie warten.',
  },
  'gb.lbc.reality': {
    says: 'Das ist ernst, aber noch ist kein Gericht beteiligt. Es gibt kein Urteil gegen Sie. Eine gute Antwort kann es hier beenden.',
  },
  'gb.lbc.reality-scotland': {
    says: 'Das ist ernst, aber noch ist kein Gericht beteiligt. In Schottland gilt für Klagen bis £5,000 ein Verfahren namens simple procedure.',
  },
  'gb.lbc.reality-ni': {
    says: 'Das ist ernst, aber noch ist kein Gericht beteiligt. Ohne Urteil kann niemand eine Schuld vollstrecken.',
  },
  'gb.lbc.who': {
    says: 'Der Brief ist von der Firma, der Sie Geld schulden sollen, oder von ihren Anwälten (solicitors). Die Anwälte handeln für die Firma, nicht für Sie. Sie sind kein Gericht.',
  },
  'gb.lbc.no-judgment-yet': {
    says: 'Aus diesem Brief folgt kein Urteil (county court judgment). Zuerst muss eine Klage (claim) über das Gericht kommen, und Sie haben Zeit zur Antwort.',
  },
  'gb.lbc.no-bailiffs-yet': {
    says: 'Für diese Schuld kann jetzt kein Gerichtsvollzieher (bailiff) kommen. Das braucht zuerst ein Urteil und dann eine verpasste Zahlung.',
  },
  'gb.lbc.know-wait': {
    says: 'Verlangen Sie auf dem Antwortformular (Reply Form) Unterlagen? Dann sollen sie nach deren Versand 30 Tage warten, bevor sie vor Gericht gehen.',
    learnMore:
      'Kreuzen Sie an, dass Sie Unterlagen wollen, und listen Sie auf: Vertrag, Kontoauszug, Mitteilung über den Verkauf.',
  },
  'gb.lbc.org-conduct': {
    says: 'Ist der Brief von einem Anwalt (solicitor)? Seine Regeln setzt die Solicitors Regulation Authority. Er darf Menschen ohne Anwalt nicht unfair ausnutzen.',
  },
  'gb.lbc.want-rest': {
    says: 'Sie sollen zahlen oder antworten. Tun Sie beides nicht, lassen sie vielleicht ein Gericht entscheiden.',
  },
  'gb.lbc.who-rest': {
    says: 'Der Brief ist von der Firma, der Sie Geld schulden sollen, oder von ihren Anwälten (solicitors). Sie sind kein Gericht.',
  },
  'gb.lbc.rights-rest': {
    says: 'Sie haben das Recht zu fragen, wofür die Schuld ist, wie sie sich zusammensetzt und welche Daten sie über Sie haben.',
  },
  'gb.lbc.step-check-rest': {
    says: 'Prüfen Sie drei Dinge: Ist es Ihre Schuld, stimmt die Summe, und wie alt ist sie? Erkennen Sie nichts an, bis Sie sicher sind.',
  },
  'gb.lbc.step-advice-rest': {
    says: 'Rufen Sie vor dem Datum im Brief eine kostenlose Schuldnerberatung an. Schreiben Sie dem Absender, dass Sie Rat holen.',
  },
  'gb.lbc.step-old-scotland': {
    says: 'Gab es fünf Jahre keine Zahlung, kein schriftliches Anerkenntnis und kein Gerichtsverfahren? Schreiben Sie, dass die Schuld erloschen ist.',
  },
  'gb.lbc.thirty-days': {
    says: 'Sie haben 30 Tage ab dem Datum oben im Brief für Ihre Antwort. Rechnen Sie Zeit für die Post ein.',
    action: 'Antwortformular (Reply Form) oder eigenen Brief zurückschicken',
    consequence: 'Nach diesem Tag können sie klagen (court claim).',
  },
  'gb.lbc.step-reply': {
    says: 'Antworten Sie innerhalb von 30 Tagen ab dem Datum im Brief. Nehmen Sie das Antwortformular (Reply Form), wenn es eines gibt. Behalten Sie Kopie und Versandbeleg.',
  },
  'gb.lbc.step-reply-other': {
    says: 'Antworten Sie schriftlich vor dem Datum im Brief. Schreiben Sie, was stimmt und was nicht. Behalten Sie Kopie und Versandbeleg.',
  },
  'gb.lbc.step-check': {
    says: 'Prüfen Sie drei Dinge: Ist es Ihre Schuld, stimmt die Summe, und wie alt ist sie? Kreuzen Sie nicht an, dass Sie es schulden, bis Sie sicher sind.',
  },
  'gb.lbc.step-documents': {
    says: 'Verlangen Sie, was Sie brauchen: Vertrag, Kontoauszug und wie jede Gebühr berechnet wurde. Sie haben 30 Tage, um es zu schicken.',
  },
  'gb.lbc.step-advice': {
    says: 'Rufen Sie eine kostenlose Schuldnerberatung an und schreiben Sie das auf das Antwortformular (Reply Form). Dann sollen sie Ihnen faire Zeit dafür geben.',
  },
  'gb.lbc.step-offer': {
    says: 'Schulden Sie es? Schicken Sie einen Haushaltsplan und bieten Sie eine Monatsrate an. Eine Einigung jetzt bedeutet keine Gerichtskosten und kein Urteil.',
  },
  'gb.lbc.step-part': {
    says: 'Schulden Sie nur einen Teil? Schreiben Sie, welchen und warum. Bieten Sie diesen Teil an. Bestreiten Sie den Rest.',
  },
  'gb.lbc.step-dispute': {
    says: 'Schulden Sie es nicht? Schreiben Sie das klar und mit Gründen. Schicken Sie Kopien Ihrer Belege, nie die Originale.',
  },
  'gb.lbc.step-agreement': {
    says: 'Verlangen Sie bei Kreditschulden für £1 auch Ihren Kreditvertrag (credit agreement). Bis sie ihn liefern, soll ein Gericht ihn nicht durchsetzen.',
  },
  'gb.lbc.step-old': {
    says: 'War Ihre letzte Zahlung vor mehr als sechs Jahren? Schreiben Sie, dass die Schuld zu alt für das Gericht ist. Bieten Sie keine Zahlung an.',
  },
  'gb.lbc.step-post': {
    says: 'Melden Sie einen Umzug. Viele verlieren, weil das Gerichtsformular an eine alte Adresse geht.',
  },
  'gb.lbc.step-breathing-space': {
    says: 'Haben Sie mehrere Schulden? Fragen Sie eine Schuldnerberatung nach der Zahlungspause (breathing space). Sie kann die meisten Schritte 60 Tage stoppen.',
  },
  'gb.lbc.right-thirty': {
    says: 'Sie haben das Recht auf 30 Tage für die Antwort, ab dem Datum im Brief. Das gilt, wenn eine Firma Geld von einer Privatperson fordert.',
  },
  'gb.lbc.right-documents': {
    says: 'Sie haben das Recht, Unterlagen zu verlangen. Sie müssen sie innerhalb von 30 Tagen schicken oder sagen, warum es nicht geht.',
  },
  'gb.lbc.right-wait': {
    says: 'Schicken Sie das Formular zurück, sollen sie 30 Tage nicht vor Gericht gehen. Das zählt ab Eingang oder ab Versand Ihrer Unterlagen.',
  },
  'gb.lbc.right-talk': {
    says: 'Beide Seiten müssen versuchen, sich ohne Gericht zu einigen. Sie können Raten anbieten oder einen Vermittler (mediator) oder Ombudsman vorschlagen.',
  },
  'gb.lbc.right-notice': {
    says: 'Scheitern die Gespräche, sollen sie es Ihnen mindestens 14 weitere Tage vor der Klage ankündigen.',
  },
  'gb.lbc.right-breach': {
    says: 'Überspringen sie diese Schritte, können Sie es dem Gericht sagen. Ein Richter kann den Fall anhalten oder die Kosten anders verteilen.',
  },
  'gb.lbc.person-right': {
    says: 'Sie sollen eine faire Zeit zum Antworten haben: 14 Tage in einfachen Fällen. Die längere Frist für Schulden bei Firmen gilt hier nicht.',
  },
  'gb.lbc.person-step': {
    says: 'Antworten Sie vor dem Datum im Brief. Schreiben Sie, was stimmt und was nicht, und schicken Sie Belege. Bieten Sie ein Gespräch an.',
  },
  'gb.lbc.option-dispute': {
    says: 'Schicken Sie das Formular zurück. Schreiben Sie, was Sie bestreiten und welche Unterlagen Sie wollen. Das hält die Uhr eine Zeit lang an.',
    title: 'Bestreiten und Unterlagen verlangen',
    cost: 'Eine Briefmarke.',
    time: 'Ein bis zwei Stunden. Dann haben sie 30 Tage für die Unterlagen.',
    risk: 'Haben sie recht, können später Gerichtskosten dazukommen.',
    bestFor: 'Sie kennen die Schuld nicht, oder Summe oder Datum wirken falsch.',
  },
  'gb.lbc.option-negotiate': {
    says: 'Kreuzen Sie an, dass Sie es schulden. Füllen Sie den Haushaltsplan aus und bieten Sie eine Monatsrate an. Stimmen sie zu, gibt es kein Gericht.',
    title: 'Ratenzahlung anbieten',
    cost: 'Was Sie anbieten.',
    time: 'Ein Abend für den Haushaltsplan.',
    risk: 'Sie erkennen die Schuld an. Überlegen Sie zuerst, ob sie zu alt ist.',
    bestFor: 'Sie schulden es und können etwas zahlen.',
  },
  'gb.lbc.option-help': {
    says: 'Eine kostenlose Schuldnerberatung kann den Brief mit Ihnen lesen und beim Formular helfen.',
    title: 'Vor der Antwort kostenlosen Rat holen',
    cost: 'Nichts.',
    time: 'Etwa eine Stunde.',
    risk: 'Keines, wenn Sie trotzdem rechtzeitig antworten.',
    bestFor: 'Sie sind unsicher oder haben noch andere Schulden.',
  },
  'gb.lbc.option-pay': {
    says: 'Schulden Sie es und können ohne Not zahlen, beendet eine Zahlung jetzt alles. Verlangen Sie eine Quittung und dass Ihre Kreditakte berichtigt wird.',
    title: 'Alles zahlen',
    cost: 'Die Summe im Brief.',
    time: 'Ein Tag.',
    risk: 'Gezahltes Geld bekommt man schwer zurück.',
    bestFor: 'Die Schuld und die Summe stimmen.',
  },
  'gb.lbc.warn-silence': {
    says: 'Schweigen Sie, kann eine Klage weitergehen und ein Urteil ohne Verhandlung folgen.',
  },
  'gb.lbc.warn-admit': {
    says: 'Kreuzen Sie nicht an, dass Sie es schulden, wenn Sie nicht sicher sind. Ein unterschriebenes Anerkenntnis kann die Verjährung neu starten.',
  },
  'gb.lbc.insight-short': {
    says: 'Der Brief gibt Ihnen weniger als 30 Tage. Fordert eine Firma Geld von einer Privatperson, gelten 30 Tage.',
    actionable:
      'Antworten Sie früh und schreiben Sie, dass das Debt Protocol 30 Tage ab dem Datum im Brief gibt.',
  },
  'gb.lbc.insight-no-form': {
    says: 'Wir sehen im Text kein Antwortformular (Reply Form). Fordert eine Firma eine Schuld, muss eines beiliegen.',
    actionable:
      'Sehen Sie im Umschlag nach. Fehlt es, verlangen Sie es. Schreiben Sie, dass die 30 Tage erst mit dem Erhalt beginnen sollen.',
  },
  'gb.lbc.insight-sold': {
    says: 'Diese Schuld wurde verkauft. Der Brief muss den ersten Kreditgeber nennen und wann und an wen sie verkauft wurde.',
    actionable: 'Verlangen Sie die Mitteilung über den Verkauf und alle Bewegungen des Kontos.',
  },
  'gb.lbc.insight-costs': {
    says: 'Kosten können groß aussehen. In kleinen Fällen (small claim) bis £10,000 zahlt der Verlierer meist nur feste Kosten und Gerichtsgebühren, nicht die volle Anwaltsrechnung.',
    actionable:
      'Verlangen Sie eine Liste aller Kosten und die Regel oder Vertragsstelle, die sie erlaubt.',
  },
  'gb.lbc.tactic-reply-late-days': {
    says: 'Nutzen Sie die Zeit, die die Regeln geben. Verlangen Sie mit dem Formular Unterlagen und holen Sie in den nächsten Wochen Rat.',
    risk: 'Zinsen können weiterlaufen, während Sie warten.',
    notWhen: 'Sie schulden es und können jetzt zahlen.',
  },
  'gb.lbc.tactic-breach': {
    says: 'Haben sie die Regeln für diesen Brief verletzt? Schreiben Sie das jetzt. Es hilft Ihnen, wenn sie später Kosten verlangen.',
    risk: 'Ein Richter sieht auf das Wichtige. Kleine Fehler zählen nicht.',
    notWhen: 'Der einzige Fehler ist klein.',
  },
  'gb.lbc.tactic-offer': {
    says: 'Machen Sie Ihr Angebot schriftlich, mit Haushaltsplan. Lehnen sie ab und klagen, können Sie dem Richter Ihren Versuch zeigen.',
    risk: 'Ein Angebot kann die Schuld anerkennen.',
    notWhen: 'Sie bestreiten die Schuld oder sie ist vielleicht zu alt.',
  },
  'gb.lbc.myth-ccj': {
    says: 'Eine letzte Aufforderung (letter before claim) ist kein Urteil (judgment). Ein Urteil kommt erst nach einer Klage, die Sie verloren oder nicht beantwortet haben.',
  },
  'gb.lbc.right-data': {
    says: 'Sie können von der Firma eine Kopie von allem verlangen, was sie über Sie hat: Kontoauszüge, Notizen, Anrufe. Das ist kostenlos und binnen eines Monats fällig.',
  },
}
