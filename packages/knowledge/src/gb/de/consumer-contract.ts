/** Käufe und Verträge: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_CONTRACT_DE: Words = {
  'gb.contract.want': {
    says: 'Die Firma sieht es anders als Sie. Suchen Sie, was sie ablehnt, was sie anbietet und was Sie zahlen sollen.',
  },
  'gb.contract.rights-goods': {
    says: 'Fehlerhafte Ware können Sie binnen 30 Tagen gegen das ganze Geld zurückgeben. Danach können Sie Reparatur oder Ersatz verlangen.',
  },
  'gb.contract.rights-leaving': {
    says: 'Eine unfaire Klausel bindet Sie nicht. Fragen Sie, wie eine Gebühr berechnet ist. Sie können sie kostenlos bestreiten.',
  },
  'gb.contract.reality': {
    says: 'Ein Nein der Firma ist nicht das letzte Wort. Ihre eigenen Regeln können Ihnen Rechte als Käufer nicht nehmen.',
  },
  'gb.contract.not-yet': {
    says: 'Wegen dieses Briefes kann niemand Ihr Geld oder Ihre Sachen nehmen. Dafür braucht es erst ein Urteil, und Sie bekämen Papiere.',
  },
  'gb.contract.step-reject': {
    says: 'Haben Sie es vor weniger als 30 Tagen bekommen? Dann schreiben Sie heute: „I reject the goods and want a full refund.“ (Ich gebe die Ware zurück und will das ganze Geld.)',
  },
  'gb.contract.step-write': {
    says: 'Schreiben Sie zurück. Sagen Sie, was falsch ist, was Sie wollen und bis wann, zum Beispiel in 14 Tagen.',
  },
  'gb.contract.step-proof': {
    says: 'Sammeln Sie Belege: Vertrag, Quittung, Anzeige, Fotos, Nachrichten und die Daten jedes Fehlers oder Anrufs.',
  },
  'gb.contract.step-card': {
    says: 'Mit Kreditkarte bezahlt, und es kostete mehr als £100 und bis £30,000? Verlangen Sie Ihr Geld auch von der Kartenfirma.',
  },
  'gb.contract.step-helpline': {
    says: 'Rufen Sie die kostenlose Verbraucherhilfe Ihres Landesteils an. Sie sagt, was Sie schreiben, und kann die Aufsicht (trading standards) warnen.',
  },
  'gb.contract.step-part': {
    says: 'Sollen Sie zahlen? Schreiben Sie, welchen Teil Sie bestreiten und warum. Zahlen Sie einen Teil nur, wenn er stimmt.',
  },
  'gb.contract.insight-last-word': {
    says: 'Das ist vielleicht ihre letzte Antwort. Dann müssen Sie nicht warten, bevor Sie zum genannten Ombudsman oder zur Schlichtung gehen.',
    actionable:
      'Suchen Sie den Namen und den letzten Tag für die Beschwerde dort. Oft sind es sechs oder zwölf Monate.',
  },
  'gb.contract.option-dispute': {
    says: 'Nennen Sie den Fehler oder die Gebühr, Ihr Recht und einen Tag für die Antwort.',
    title: 'Schreiben und das gesetzliche Recht verlangen',
    cost: 'Per E-Mail nichts.',
    time: 'Eine Stunde. Geben Sie 14 Tage.',
    risk: 'Gering. Bleiben Sie bei den Tatsachen.',
    bestFor: 'Sie meinen, dass die Firma unrecht hat.',
  },
  'gb.contract.option-scheme': {
    says: 'Fragen Sie, zu welchem Ombudsman oder welcher Schlichtung die Firma gehört. Meist ist es für Käufer kostenlos.',
    title: 'Zum Ombudsman oder zur Schlichtung gehen',
    cost: 'Meist nichts.',
    time: 'Einige Wochen bis Monate.',
    risk: 'Nicht jede Firma muss mitmachen.',
    bestFor: 'Die Firma hat ihr letztes Wort gesagt.',
  },
  'gb.contract.option-deal': {
    says: 'Ein Teil des Geldes, eine kostenlose Reparatur oder eine kleinere Gebühr kann es beenden. Lassen Sie es sich schriftlich geben.',
    title: 'Einen Mittelweg vereinbaren',
    cost: 'Worauf Sie verzichten.',
    time: 'Einige Tage.',
    risk: 'Eine endgültige Einigung beendet Ihren Anspruch.',
    bestFor: 'Sie wollen es bald hinter sich haben.',
  },
  'gb.contract.option-claim': {
    says: 'Schicken Sie zuerst einen letzten Brief mit Datum. Dann können Sie online klagen, ohne Anwalt.',
    title: 'Eine kleine Klage (small claim) einreichen',
    cost: 'Eine Gerichtsgebühr. Gewinnen Sie, bekommen Sie sie zurück.',
    time: 'Einige Monate.',
    risk: 'Verlieren Sie, ist die Gebühr weg, und kleine Kosten sind möglich.',
    bestFor: 'Sie haben gute Belege, und die Firma bewegt sich nicht.',
  },
}
