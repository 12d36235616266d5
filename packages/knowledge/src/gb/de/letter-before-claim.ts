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
  'gb.lbc.thirty-days': {
    says: 'Sie haben 30 Tage ab dem Datum oben im Brief für Ihre Antwort. Rechnen Sie Zeit für die Post ein.',
    action: 'Antwortformular (Reply Form) oder eigenen Brief zurückschicken',
    consequence: 'Nach diesem Tag können sie klagen (court claim).',
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
}
