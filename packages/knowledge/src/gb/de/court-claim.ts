/** Klage vor Gericht: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_DE: Words = {
  'gb.claim.rights-summary': {
    says: 'Sie können anerkennen, bestreiten oder in Raten zahlen. Bitten Sie in den ersten 14 Tagen um mehr Zeit, haben Sie 28 Tage zur Verteidigung.',
  },
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
  'gb.claim.step-acknowledge': {
    says: 'Schicken Sie heute die Empfangserklärung (acknowledgment of service), online oder per Post. Sie sagt nur, dass die Klage da ist. So haben Sie 28 statt 14 Tage zur Verteidigung.',
  },
  'gb.claim.step-choose': {
    says: 'Entscheiden Sie: alles anerkennen, einen Teil anerkennen oder bestreiten. Formular N9A ist für das Anerkenntnis (admission), N9B für die Verteidigung (defence).',
  },
  'gb.claim.step-admit': {
    says: 'Schulden Sie es? Füllen Sie das Formular N9A mit Einkommen und Kosten aus und bieten Sie eine Monatsrate an. Schicken Sie es innerhalb von 14 Tagen an den Kläger.',
  },
  'gb.claim.want': { says: 'Das Gericht will Ihre Antwort. Es hat noch nichts entschieden.' },
  'gb.claim.reality': {
    says: 'Das ist echt und eilig. Antworten Sie nicht rechtzeitig, können sie ein Urteil ohne Verhandlung bekommen. Verteidigen Sie sich rechtzeitig, kann das nicht passieren.',
  },
  'gb.claim.reality-passed': {
    says: 'Diese Klage ist über einen Monat alt. Vielleicht gibt es schon ein Urteil. Es lässt sich noch viel tun, aber finden Sie es heute heraus.',
  },
  'gb.claim.rights-passed': {
    says: 'Gibt es noch kein Urteil, können Sie noch eine Verteidigung (defence) schicken. Gibt es eines, können Sie seine Aufhebung oder Ratenzahlung beantragen.',
  },
  'gb.claim.reality-scotland': {
    says: 'Das ist echt und eilig. Suchen Sie im Zeitplan „the last date for a response“ (letzter Tag zur Antwort). Verpassen Sie ihn, kann der sheriff ohne Sie entscheiden.',
  },
  'gb.claim.who-claimant': {
    says: 'Der Kläger (claimant) sagt, dass Sie Geld schulden. Sie sind Beklagter (defendant). Das Gericht ist neutral. Es schickt die Papiere für beide.',
  },
  'gb.claim.no-bailiff-yet': {
    says: 'Es gibt noch kein Urteil. Deshalb kann für diese Klage jetzt kein Gerichtsvollzieher (bailiff) kommen und niemand Ihren Lohn nehmen.',
  },
  'gb.claim.no-record-yet': {
    says: 'Eine Klage allein kommt nicht in Ihre Kreditakte (credit file). Nur ein Urteil kommt in das öffentliche Register.',
  },
  'gb.claim.know-local-court': {
    says: 'Verteidigen Sie sich, geht eine Geldklage gegen eine Privatperson meist an das Gericht in ihrer Nähe. Sie müssen nicht weit fahren.',
    learnMore:
      'Die Klage kommt von einem nationalen Zentrum. Das ist nur die Poststelle. Ein Richter in Ihrer Nähe kümmert sich darum.',
  },
  'gb.claim.org-national-centre': {
    says: 'Das Civil National Business Centre bearbeitet die meisten Geldklagen per Post und online. Mit dem Passwort auf dem Formular können Sie online antworten.',
  },
  'gb.claim.step-passed-ask': {
    says: 'Die übliche Frist ist vorbei. Rufen Sie heute das Gericht mit der Klagenummer (claim number) an und fragen Sie, ob es ein Urteil gegen Sie gibt.',
  },
  'gb.claim.step-passed-no-judgment': {
    says: 'Gibt es kein Urteil, schicken Sie heute Verteidigung (defence) oder Anerkenntnis (admission) an das Gericht. Es kann noch zählen.',
  },
  'gb.claim.step-passed-judgment': {
    says: 'Gibt es ein Urteil, können Sie mit Formular N244 die Aufhebung beantragen (set aside). Schreiben Sie, warum Sie nicht antworteten und was Ihre Verteidigung ist. Seien Sie schnell.',
  },
  'gb.claim.step-response-scotland': {
    says: 'Füllen Sie das Response Form aus. Schicken Sie es vor dem letzten Tag an das Gericht und den Kläger.',
  },
  'gb.claim.step-reply-ni': {
    says: 'Lesen Sie heute das Gerichtsformular. Es sagt, wie viele Tage Sie haben und wohin die Antwort geht. Holen Sie vorher Rat.',
  },
  'gb.claim.step-dates': {
    says: 'Schreiben Sie Klagenummer, Ausgabedatum (issue date) und letzten Tag zur Antwort auf. Tragen Sie den Tag jetzt im Kalender ein.',
  },
  'gb.claim.step-advice': {
    says: 'Rufen Sie diese Woche eine kostenlose Schuldnerberatung oder Citizens Advice an. Nennen Sie dabei den letzten Tag zur Antwort.',
  },
  'gb.claim.step-pay-in-time': {
    says: 'Können Sie innerhalb von 14 Tagen alles zahlen? Zahlen Sie an den Kläger und behalten Sie den Beleg. Dann soll es kein Urteil geben.',
  },
  'gb.claim.step-time-to-pay-scotland': {
    says: 'Schulden Sie es, bitten Sie um Zeit zum Zahlen. Nehmen Sie das Formular Time to Pay aus den Papieren, vor dem letzten Tag.',
  },
  'gb.claim.step-defend': {
    says: 'Antworten Sie in der Verteidigung (defence) auf jeden Punkt: Zustimmung, Nein mit Grund, oder dass Sie es nicht wissen und sie es beweisen müssen.',
  },
  'gb.claim.step-papers': {
    says: 'Verlangen Sie vom Kläger schriftlich jedes Papier, von dem die Klage spricht, etwa Vertrag und Mitteilungen. Tun Sie es jetzt.',
  },
  'gb.claim.step-agreement': {
    says: 'Verlangen Sie bei Kreditschulden heute für £1 den Vertrag (agreement). Liefern sie ihn nicht, schreiben Sie das in die Verteidigung.',
  },
  'gb.claim.step-too-old': {
    says: 'Ist die Schuld über sechs Jahre alt, müssen Sie das in der Verteidigung (defence) sagen. Das Gericht tut es nicht für Sie.',
  },
  'gb.claim.step-online': {
    says: 'Antworten Sie online, speichern Sie die Bestätigung. Per Post brauchen Sie einen Versandbeleg und einige Tage Zeit.',
  },
  'gb.claim.step-more-time': {
    says: 'Brauchen Sie mehr Zeit zur Verteidigung? Bitten Sie den Kläger um bis zu 28 weitere Tage. Sagen Sie es dann schriftlich dem Gericht.',
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
