/** Klage vor Gericht: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_DE: Words = {
  'gb.claim.reply-online': {
    says: 'Sie haben 14 Tage ab Zustellung. Bei diesen Klagen gilt die Zustellung 5 Tage nach dem Ausgabedatum (issue date).',
    action:
      'Auf die Klage antworten oder die Empfangserklärung (acknowledgment of service) schicken',
    consequence: 'Danach können sie ein Urteil gegen Sie ohne Verhandlung verlangen.',
    service: 'Klagen vom nationalen Zentrum gelten 5 Tage nach dem Ausgabedatum als zugestellt',
  },
  'gb.claim.defend-online': {
    says: 'Haben Sie die Empfangserklärung (acknowledgment) rechtzeitig geschickt, haben Sie ab Zustellung 28 Tage für Ihre Verteidigung (defence).',
    action: 'Die Verteidigung schicken, wenn Sie den Empfang rechtzeitig erklärt haben',
    consequence: 'Ohne Verteidigung bis 4pm an diesem Tag können sie ein Urteil verlangen.',
    service: 'Klagen vom nationalen Zentrum gelten 5 Tage nach dem Ausgabedatum als zugestellt',
  },
  'gb.claim.reply-post': {
    says: 'Sie haben 14 Tage ab Zustellung. Eine Klage per Post gilt zwei Werktage nach dem Absenden als zugestellt. Zur Sicherheit zählen wir ab dem Ausgabedatum.',
    action:
      'Auf die Klage antworten oder die Empfangserklärung (acknowledgment of service) schicken',
    consequence: 'Danach können sie ein Urteil gegen Sie ohne Verhandlung verlangen.',
    service: 'Eine Klage per Post gilt am zweiten Werktag nach dem Absenden als zugestellt',
  },
  'gb.claim.defend-post': {
    says: 'Haben Sie die Empfangserklärung (acknowledgment) rechtzeitig geschickt, haben Sie ab Zustellung 28 Tage für Ihre Verteidigung (defence).',
    action: 'Die Verteidigung schicken, wenn Sie den Empfang rechtzeitig erklärt haben',
    consequence: 'Ohne Verteidigung bis 4pm an diesem Tag können sie ein Urteil verlangen.',
    service: 'Eine Klage per Post gilt am zweiten Werktag nach dem Absenden als zugestellt',
  },
  'gb.claim.option-defend': {
    says: 'Schicken Sie die Empfangserklärung (acknowledgment), dann eine Verteidigung (defence) mit dem, was falsch ist. Die meisten kleinen Fälle gehen zuerst in eine kostenlose Telefon-Vermittlung.',
    title: 'Sich gegen die Klage verteidigen',
    cost: 'Keine Gebühr. Fordern Sie selbst etwas, kostet es eine Gebühr.',
    time: 'Einige Stunden jetzt. Einige Monate bis zur Verhandlung.',
    risk: 'Verlieren Sie, zahlen Sie Klagesumme, Gerichtsgebühren und kleine feste Kosten.',
    bestFor: 'Es ist nicht Ihre Schuld, die Summe ist falsch oder sie ist zu alt.',
  },
  'gb.claim.option-admit': {
    says: 'Schicken Sie N9A mit Haushaltsplan und Angebot. Lehnen sie ab, legt das Gericht eine Rate fest.',
    title: 'Anerkennen und in Raten zahlen',
    cost: 'Die Monatsrate, die Sie anbieten.',
    time: 'Ein Abend für das Formular.',
    risk: 'Es gibt ein Urteil. Es bleibt sechs Jahre im Register, außer Sie zahlen innerhalb eines Monats.',
    bestFor: 'Sie schulden es, können aber nicht sofort zahlen.',
  },
  'gb.claim.option-pay': {
    says: 'Zahlen Sie die Gesamtsumme im Formular in der Antwortfrist direkt an den Kläger. Behalten Sie den Beleg.',
    title: 'Jetzt zahlen',
    cost: 'Die Gesamtsumme im Formular.',
    time: 'Ein Tag.',
    risk: 'Zahlen erkennt die Klage an. Das Geld kommt schwer zurück.',
    bestFor: 'Sie schulden es, die Summe stimmt und Sie haben das Geld.',
  },
  'gb.claim.option-help': {
    says: 'Eine gemeinnützige Schuldnerberatung, Citizens Advice oder ein law centre kann beim Formular helfen und Ihre Gründe prüfen.',
    title: 'Kostenlose Hilfe mit den Formularen holen',
    cost: 'Nichts.',
    time: 'Ein Anruf oder Besuch in dieser Woche.',
    risk: 'Warten Sie nicht auf einen Termin, wenn der letzte Tag nah ist. Schicken Sie zuerst die Empfangserklärung (acknowledgment).',
    bestFor: 'Alle mit einem Gerichtsformular.',
  },
  'gb.claim.service-rights': {
    says: 'Sie können anerkennen, sagen, dass Sie gezahlt haben, bestreiten oder um Raten bitten. Vor dem genannten Datum können Sie online 14 weitere Tage bekommen.',
  },
  'gb.claim.service-step': {
    says: 'Antworten Sie online mit Klagenummer (claim number) und Sicherheitscode, vor Tag und Stunde im Brief. Brauchen Sie mehr Zeit, bitten Sie dort um 14 Tage.',
  },
}
