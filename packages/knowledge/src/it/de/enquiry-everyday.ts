/** The German words of the rows in ../enquiry-everyday.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_WORDS: Words = {
  'it.ask.return-online': {
    says: 'Online, am Telefon oder an der Haustür gekauft? Dann dürfen Sie 14 Tage lang ohne Grund widerrufen (recesso). Im Laden nur, wenn er es erlaubt oder die Ware fehlerhaft ist.',
    dependsOn: 'wo Sie gekauft haben',
  },
  'it.ask.guarantee': {
    says: 'Ja. Der Verkäufer haftet zwei Jahre. Er muss kostenlos reparieren oder ersetzen. Wenn nicht, verlangen Sie einen niedrigeren Preis oder Ihr Geld zurück.',
  },
  'it.ask.scam-paid': {
    says: 'Rufen Sie jetzt Ihre Bank an und bestreiten Sie die Zahlung schriftlich. Zeigen Sie es bei der Polizia Postale an. Haben Sie die Zahlung nicht erlaubt, muss die Bank sie meist erstatten.',
  },
  'it.ask.scam-real': {
    says: 'Klicken und zahlen Sie nicht. Fragen Sie das echte Amt unter einer selbst gesuchten Nummer, oder die Polizia Postale online.',
  },
  'it.ask.light-cut': {
    says: 'Nicht sofort. Zuerst kommt ein Einschreiben (raccomandata) oder eine zertifizierte E-Mail (PEC). Bei Strom müssen mindestens 25 Tage vergehen, bei Gas 40. Bitten Sie jetzt um Raten.',
    dependsOn: 'ob Sie die förmliche Mahnung (costituzione in mora) bekommen haben',
  },
  'it.ask.fine-too-old': {
    says: 'Das Recht, ein Bußgeld (multa) einzuziehen, endet fünf Jahre nach dem Verstoß. Jedes Papier, das Ihnen in dieser Zeit zugestellt wird, startet die fünf Jahre neu.',
    dependsOn: 'das letzte Papier, das Ihnen zugestellt wurde',
  },
  'it.ask.fine': {
    says: 'Zahlen Sie innerhalb von fünf Tagen 30 % weniger oder innerhalb von 60 Tagen das Minimum. Oder wehren Sie sich (ricorso). Für den Friedensrichter (giudice di pace) haben Sie 30 Tage, für den Prefetto 60. Nicht beides.',
    dependsOn: 'ob Sie Beweise haben',
  },
  'it.ask.insurance-no': {
    says: 'Schicken Sie eine Beschwerde (reclamo) per zertifizierter E-Mail (PEC) oder Einschreiben (raccomandata). Nach 45 Tagen oder einem Nein gehen Sie online zum Arbitro Assicurativo (AAS), für 20 €. Achten Sie auf die zwei Jahre.',
  },
  'it.ask.telecom-leave': {
    says: 'Ja, mit 30 Tagen Frist. Man darf nur echte Kosten verlangen, die man Ihnen vorher genannt hat.',
  },
  'it.ask.flight': {
    says: 'Meist ja. Bei drei Stunden Verspätung oder später Absage gibt es 250 € bis 600 € je nach Strecke, außer es gab eine äußere Ursache. Sie bekommen auch Essen und einen neuen Flug oder Ihr Geld.',
  },
  'it.ask.gym-health': {
    says: 'Eine Klausel, nach der nur das Fitnessstudio gehen darf, kann missbräuchlich und unwirksam sein. Macht die Gesundheit die Nutzung unmöglich, schreiben Sie per Einschreiben oder PEC, mit Attest. Verlangen Sie Ende oder Pause und das Geld für die späteren Monate.',
  },
  'it.ask.not-delivered': {
    says: 'Der Verkäufer muss binnen 30 Tagen liefern, wenn nichts anderes vereinbart ist. Setzen Sie schriftlich eine letzte Frist. Danach lösen Sie den Vertrag: Alles muss ohne Verzug zurück, und Sie können Schadensersatz fordern.',
  },
  'it.ask.fine-driver': {
    says: 'Teilen Sie der Polizei binnen 60 Tagen mit, wer fuhr. Sonst kommt eine zweite Buße, auch wenn Sie die erste bezahlt haben. Die Punkte gehen dann an den echten Fahrer. Für die Buße selbst haftet weiter auch der Halter.',
  },
  'it.ask.fake-invoice': {
    says: 'Rufen Sie sofort Ihre Bank an und verlangen Sie den Rückruf des Geldes. Erstatten Sie Anzeige. Seit dem 9. Oktober 2025 muss die Bank prüfen, ob Name und IBAN passen. Hat sie das nicht getan, fordern Sie das Geld zurück.',
  },
  'it.ask.garage-keeps': {
    says: 'Eine Werkstatt darf das Auto für bestellte und fällige Arbeit behalten, nicht für Arbeit, der Sie nie zugestimmt haben. Verlangen Sie den unterschriebenen Auftrag. Zahlen Sie unter Vorbehalt, um es zu holen, und bestreiten Sie dann.',
  },
  'it.ask.offer-too-low': {
    says: 'Sie können das Geld als Teilzahlung nehmen und den Rest fordern. Schreiben Sie, dass Sie es nur «in acconto» annehmen, mit Kostenvoranschlag oder Arztbericht. Nach einem Nein hilft der Versicherungsschlichter. Nach einem Autounfall haben Sie zwei Jahre.',
  },
  'it.ask.trip-cancelled': {
    says: 'Sagt der Veranstalter eine Pauschalreise ab, muss alles binnen 14 Tagen zurück. Einen Gutschein müssen Sie nicht nehmen. Sie können auch Schadensersatz fordern, außer bei zu wenig Gästen oder äußeren Gründen.',
  },
  'it.ask.speed-camera': {
    says: 'Ein Blitzer, der geprüft, aber nicht omologato ist, ist kein Beweis, sagt das höchste Gericht. Verlangen Sie die Papiere. Gratis zum Prefetto in 60 Tagen oder zum giudice di pace in 30. Zahlen Sie nicht vorher.',
  },
  'it.ask.tv-fee': {
    says: 'Ohne Fernseher daheim keine Gebühr. Sie müssen es jedes Jahr mit dem Formular der Agenzia delle Entrate sagen, bis 31. Januar für das ganze Jahr. Wurde sie mit dem Strom abgebucht, fordern Sie sie dort zurück.',
  },
  'it.ask.not-ordered': {
    says: 'Für nicht Bestelltes schulden Sie nichts: Schweigen ist kein Ja. Schreiben Sie, dass Sie nie zugestimmt haben, und fordern Sie Ihr Geld. Sagen Sie der Bank, dass Sie nichts erlaubt haben.',
  },
  'it.ask.private-seller': {
    says: 'Ein Verkauf unter Privaten bindet: liefern oder Geld zurück. Nutzen Sie rechtzeitig den Käuferschutz und die Karte. Dann mahnen Sie förmlich. War es von Anfang an Betrug, zeigen Sie es an.',
  },
}
