/** German: decisions of councils and public offices, harassment, card refunds, illness at work, and contracts signed at home. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DECISIONS_DE: Words = {
  'gb.homeless.wants': {
    says: 'Die Gemeinde sagt, was sie wegen Ihrer Wohnungslosigkeit tut oder nicht tut. Sie können eine neue Prüfung verlangen.',
  },
  'gb.homeless.right-review': {
    says: 'Verlangen Sie innerhalb von 21 Tagen eine Prüfung (review). Danach können Sie innerhalb von 21 Tagen beim County Court klagen, wenn das Recht falsch angewandt wurde.',
  },
  'gb.homeless.right-stay': {
    says: 'Bitten Sie die Gemeinde, Sie bis zur Entscheidung unterzubringen. Sie kann das tun und muss Ihre Gründe ansehen.',
  },
  'gb.homeless.step': {
    says: 'Holen Sie heute Rat bei Shelter oder einem Anwalt; er kann kostenlos sein. Schicken Sie Belege vom Arzt, was Sie nicht aushalten.',
  },
  'gb.homeless.wales': {
    says: 'Verlangen Sie innerhalb von 21 Tagen eine Prüfung (review). Bitten Sie die Gemeinde, Sie solange unterzubringen.',
  },
  'gb.homeless.scotland': {
    says: 'Verlangen Sie innerhalb von 21 Tagen eine Prüfung (review). In Schottland hat jeder Wohnungslose vorerst ein Recht auf eine Unterkunft.',
  },
  'gb.harass.right-order': {
    says: 'Jemanden an zwei oder mehr Tagen zu belästigen ist strafbar, auch Stalking. Ein Gericht kann es zudem verbieten und Ihnen Geld zusprechen.',
  },
  'gb.harass.scotland': {
    says: 'Sie können bei Gericht ein Verbot (non-harassment order) beantragen. Wer es bricht, macht sich strafbar. Heben Sie jede Nachricht auf und gehen Sie zur Polizei.',
  },
  'gb.harass.images': {
    says: 'Intime Bilder ohne Ihr Ja zu teilen oder damit zu drohen ist strafbar. Speichern Sie die Nachrichten und gehen Sie zur Polizei.',
  },
  'gb.harass.answer': {
    says: 'Heben Sie jede Nachricht auf und notieren Sie jeden Besuch. Melden Sie es der Polizei als Belästigung oder Stalking. Ein Gericht kann es verbieten. Bei Gefahr wählen Sie 999.',
  },
  'gb.home-sale.wants': {
    says: 'Die Firma will, dass Sie bei einem Vertrag bleiben, den Sie beenden wollen.',
  },
  'gb.home-sale.right-cancel': {
    says: 'Haben Sie zu Hause, am Telefon oder online unterschrieben, können Sie innerhalb von 14 Tagen absagen. Ohne schriftlichen Hinweis darauf haben Sie bis zu einem Jahr mehr. Waren nach Ihren Wünschen sind ausgenommen.',
  },
  'gb.home-sale.right-deposit': {
    says: 'Die Firma darf nur behalten, was ihrem echten Schaden entspricht. Eine Klausel, nach der sie eine große Anzahlung ganz behält, bindet Sie vielleicht nicht.',
  },
  'gb.home-sale.step': {
    says: 'Sagen Sie heute schriftlich ab und behalten Sie einen Beleg. Verlangen Sie den Hinweis auf Ihr Recht abzusagen und eine Liste der echten Kosten.',
  },
  'gb.refund.right-card': {
    says: 'Bei einem Kauf mit Kreditkarte über £100 und bis £30,000 haftet die Kartenfirma neben dem Verkäufer. Bei weniger verlangen Sie die Rückbuchung (chargeback).',
  },
  'gb.file.right-correct': {
    says: 'Sie können Ihre Kreditauskunft kostenlos sehen und Fehler berichtigen lassen. Schreiben Sie der Auskunftei und der Firma. Sie können eine Notiz von 200 Wörtern hinzufügen.',
  },
  'gb.licence.right-medical': {
    says: "Schicken Sie neue ärztliche Tatsachen und bitten Sie die DVLA um eine neue Prüfung. Klagen können Sie innerhalb von sechs Monaten beim Magistrates' Court, in Schottland innerhalb von 21 Tagen beim Sheriff.",
  },
  'gb.badge.right-again': {
    says: 'Fragen Sie die Gemeinde schriftlich nach dem Grund und bitten Sie mit neuen Belegen vom Arzt um eine neue Prüfung. Danach bleiben ihre Beschwerdestelle und der Local Government Ombudsman.',
  },
  'gb.caution.right-lawyer': {
    says: 'Sie können einen Anwalt dabeihaben, und was Sie sagen, kann vor Gericht zählen. Sie müssen keine Geldbuße statt einer Anklage annehmen.',
  },
  'gb.job.right-illness': {
    says: 'Eine Krankheit von einem Jahr oder mehr kann eine Behinderung sein. Dann muss der Arbeitgeber zuerst faire Änderungen machen und darf nicht ohne guten Grund kündigen.',
  },
  'gb.job.right-report': {
    says: 'Für einen Bericht Ihres eigenen Arztes braucht man Ihre Zustimmung. Sie können ihn vorher sehen und Fehler berichtigen lassen.',
  },
  'gb.job.flexible': {
    says: 'Sie dürfen zweimal im Jahr ab dem ersten Tag um flexible Arbeit bitten. Der Arbeitgeber muss mit Ihnen reden, in zwei Monaten antworten und einen gesetzlichen Grund nennen.',
  },
  'gb.job.grievance': {
    says: 'Der Arbeitgeber muss eine Beschwerde prüfen, Sie mit einer Begleitung anhören und einen Einspruch erlauben. Achten Sie solange auf die Frist des Arbeitsgerichts.',
  },
  'gb.scotland.right-debt-plan': {
    says: 'Ein Zahlungsprogramm (Debt Arrangement Scheme) lässt Sie alle Schulden über die Zeit zahlen. Es stoppt Zinsen und Schritte der Gläubiger. Ein Schuldnerberater richtet es ein.',
  },
}
