/** The German words of the rows in ../public-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBT_WORDS: Words = {
  'fr.public.tax-want': { says: 'Das Finanzamt will, dass eine Steuer gezahlt wird.' },
  'fr.public.tax-want-proposal': {
    says: 'Das Finanzamt will Ihre Steuer ändern. Das ist ein Vorschlag (proposition de rectification): Sie dürfen zuerst antworten.',
  },
  'fr.public.tax-want-seizure': {
    says: 'Die Staatskasse nimmt Geld von Ihrer Bank, Ihrem Arbeitgeber oder einem anderen Dritten (SATD).',
  },
  'fr.public.tax-who': {
    says: 'Die Staatskasse (Trésor public) hat große Macht. Sie braucht zum Pfänden keinen Richter, muss aber Schritte einhalten.',
  },
  'fr.public.tax-reality': {
    says: 'Die meisten, die früh fragen, bekommen Zeit zum Zahlen. Schreiben Sie vor dem Datum.',
  },
  'fr.public.tax-rights': {
    says: 'Sie können die Steuer bestreiten, um Zeit bitten und bitten, dass alles oder ein Teil erlassen wird.',
  },
  'fr.public.tax-not-yet': {
    says: 'Die neue Summe darf nicht eingetrieben werden, bevor Ihre 30 Tage für die Antwort vorbei sind.',
  },
  'fr.public.tax-deadline-thirty': {
    says: 'Sie haben 30 Tage für die Antwort. Sie können 30 Tage mehr verlangen.',
    action: 'Auf den Vorschlag antworten oder 30 weitere Tage verlangen',
    consequence: 'Tun Sie nichts, gilt das als Zustimmung.',
  },
  'fr.public.tax-deadline-seizure': {
    says: 'Sie haben zwei Monate, um die Pfändung bei der Stelle anzufechten, die sie gemacht hat.',
    action: 'Die Pfändung schriftlich anfechten',
    consequence: 'Danach kann sie nicht mehr angefochten werden.',
  },
  'fr.public.tax-step-check': {
    says: 'Prüfen Sie die Summe und das Jahr in Ihrem eigenen Konto auf impots.gouv.fr.',
  },
  'fr.public.tax-step-time': {
    says: 'Können Sie nicht zahlen? Schicken Sie eine Nachricht in Ihrem Konto oder rufen Sie an. Bitten Sie vor dem Datum um einen Plan.',
  },
  'fr.public.tax-step-bank': {
    says: 'Prüfen Sie, ob Ihre Bank Ihnen die Grundsumme von etwa 650 € gelassen und Sozialleistungen freigegeben hat.',
  },
  'fr.public.tax-step-claim': {
    says: 'Ist es falsch, schicken Sie einen Einspruch (réclamation). Bitten Sie darin, inzwischen nicht zahlen zu müssen (sursis de paiement).',
  },
  'fr.public.tax-step-waive': {
    says: 'Können Sie gar nicht zahlen, bitten Sie um einen Erlass (remise gracieuse), mit Belegen zu Ihrem Haushalt.',
  },
  'fr.public.tax-right-claim': {
    says: 'Bei der Einkommensteuer können Sie bis zum 31. Dezember des zweiten Jahres nach dem Bescheid Einspruch (réclamation) einlegen. Bei örtlichen Steuern bis zum Jahr danach.',
  },
  'fr.public.tax-right-floor': {
    says: 'Ihre Bank muss Ihnen eine Grundsumme lassen, auch gegenüber dem Staat.',
  },
  'fr.public.tax-right-error': {
    says: "Sie haben das Recht, sich einmal ehrlich zu irren (droit à l'erreur). Berichtigen Sie es, gibt es meist keine Strafe.",
  },
  'fr.public.tax-right-four': {
    says: 'Die Staatskasse (Trésor public) hat nach der Festsetzung vier Jahre, um die Steuer einzutreiben, aber jeder Schritt startet das neu.',
  },
  'fr.public.tax-option-time': {
    title: 'Um Zeit zum Zahlen bitten',
    says: 'Bieten Sie Teile an und zeigen Sie Ihren Haushaltsplan.',
    cost: 'Die Steuer, vielleicht der Zuschlag von 10 %.',
    time: 'Eine Nachricht.',
    risk: 'Keines, wenn Sie früh fragen.',
    bestFor: 'Sie schulden sie, können aber nicht sofort zahlen.',
  },
  'fr.public.tax-option-claim': {
    title: 'Die Steuer bestreiten',
    says: 'Schicken Sie in Ihrem Onlinekonto einen Einspruch (réclamation) mit Beweisen.',
    cost: 'Nichts.',
    time: 'Bis zu sechs Monate bis zur Antwort.',
    risk: 'Der Zuschlag von 10 % kann dazukommen, wenn Sie nicht zahlen und verlieren.',
    bestFor: 'Die Steuer ist falsch.',
  },
  'fr.public.tax-option-help': {
    title: 'Den Steuerschlichter fragen',
    says: 'Lehnt das Amt ab, prüft der Steuerschlichter (conciliateur fiscal) Ihres Départements es kostenlos.',
    cost: 'Nichts.',
    time: 'Ein Monat.',
    risk: 'Keines.',
    bestFor: 'Sie haben geschrieben und keine gute Antwort bekommen.',
  },
  'fr.public.tax-warn-surcharge': {
    says: 'Zu spätes Zahlen kostet meist 10 % mehr. Bitten Sie vor dem Datum um Zeit.',
  },
  'fr.public.benefit-want': {
    says: 'Man sagt, dass Sie zu viel bekommen haben, und will es zurück.',
  },
  'fr.public.benefit-want-order': {
    says: 'Das ist eine Zahlungsanordnung (contrainte). Sie wird so stark wie ein Urteil, wenn Sie nicht rechtzeitig Einspruch einlegen.',
  },
  'fr.public.benefit-who': {
    says: 'Die Sozialkassen können Geld von späteren Zahlungen abziehen. Sie müssen Gründe nennen und Ihnen den Einspruch ermöglichen.',
  },
  'fr.public.benefit-reality': {
    says: 'Sie können die Schuld bestreiten. Stimmt sie, können Sie bitten, dass sie ganz oder zum Teil erlassen wird.',
  },
  'fr.public.benefit-not-yet': {
    says: 'Bestreiten Sie eine Schuld aus dem RSA oder bitten Sie um Erlass, muss der Abzug ruhen, bis man antwortet.',
  },
  'fr.public.benefit-rights': {
    says: 'Sie können die Aufstellung sehen, sie bestreiten, um Erlass bitten und um kleine monatliche Summen bitten.',
  },
  'fr.public.benefit-deadline-two': {
    says: 'Sie haben zwei Monate, um es beim Beschwerdeausschuss (commission de recours amiable) oder der Stelle im Brief zu bestreiten.',
    action: 'Die Überzahlung schriftlich bestreiten',
    consequence: 'Danach können Sie nur noch um Erlass oder einen Plan bitten.',
  },
  'fr.public.benefit-deadline-fifteen': {
    says: 'Sie haben ab der Zustellung (signification) nur 15 Tage für den Einspruch gegen eine Zahlungsanordnung (contrainte). Nennen Sie Ihre Gründe.',
    action: 'Einspruch gegen die Anordnung (opposition à contrainte)',
    consequence: 'Danach kann sie wie ein Urteil vollstreckt werden.',
  },
  'fr.public.benefit-step-count': {
    says: 'Verlangen Sie die Aufstellung: welche Leistung, welche Monate, welcher Grund. Vergleichen Sie sie mit dem, was Sie gemeldet haben.',
  },
  'fr.public.benefit-step-dispute': {
    says: 'Bestreiten Sie es binnen zwei Monaten schriftlich, mit Beweisen. Behalten Sie eine Kopie.',
  },
  'fr.public.benefit-step-waive': {
    says: 'Bitten Sie auch um einen Erlass (remise de dette). Zeigen Sie Einkommen, Miete und Familie.',
  },
  'fr.public.benefit-step-social': {
    says: 'Ein Sozialarbeiter oder France services kann kostenlos mit Ihnen schreiben.',
  },
  'fr.public.benefit-right-reasons': {
    says: 'Sie haben das Recht auf einen Grund, eine Aufstellung und einen kostenlosen Einspruch.',
  },
  'fr.public.benefit-right-waive': {
    says: 'Waren Sie ehrlich und ist das Geld knapp, kann man die Schuld erlassen.',
  },
  'fr.public.benefit-right-two-years': {
    says: 'Ohne Betrug kann man bei den meisten Leistungen der CAF nur zwei Jahre zurückgehen.',
  },
  'fr.public.benefit-right-error': {
    says: "Ein ehrlicher Irrtum ist kein Betrug. Sie haben das Recht, ihn zu berichtigen (droit à l'erreur).",
  },
  'fr.public.benefit-option-appeal': {
    title: 'Es bestreiten',
    says: 'Schreiben Sie an den Beschwerdeausschuss (commission de recours amiable) oder die Stelle im Brief.',
    cost: 'Nichts.',
    time: 'Zwei Monate bis zur Antwort.',
    risk: 'Keines.',
    bestFor: 'Die Summe, die Monate oder der Grund sind falsch.',
  },
  'fr.public.benefit-option-waive': {
    title: 'Um Erlass oder kleine Summen bitten',
    says: 'Bitten Sie um Erlass (remise de dette), oder darum, jeden Monat wenig zu zahlen.',
    cost: 'Nichts.',
    time: 'Ein Brief.',
    risk: 'Nach Betrug gibt es keinen Erlass.',
    bestFor: 'Die Schuld stimmt, aber Sie können nicht zahlen.',
  },
  'fr.public.benefit-option-help': {
    title: 'Hilfe bei einer Ombudsstelle holen',
    says: 'Die Ombudsstelle (médiateur) der Kasse oder der Défenseur des droits ist kostenlos.',
    cost: 'Nichts.',
    time: 'Einige Wochen.',
    risk: 'Die zwei Monate laufen weiter.',
    bestFor: 'Sie haben geschrieben und keine Antwort bekommen.',
  },
  'fr.public.benefit-warn-order': {
    says: 'Eine Zahlungsanordnung (contrainte) hat eine sehr kurze Frist: 15 Tage. Gehen Sie jetzt zu einem point-justice (3039).',
  },
  'fr.public.urssaf-deadline': {
    says: 'Sie haben zwei Monate, um die Forderung der Urssaf bei ihrem Beschwerdeausschuss (commission de recours amiable) zu bestreiten. Zahlen oder regeln müssen Sie sie binnen eines Monats.',
    action: 'Beim Beschwerdeausschuss der Urssaf bestreiten',
    consequence:
      'Danach kann die Urssaf eine Zahlungsanordnung (contrainte) erlassen, die Sie kaum noch bestreiten können.',
  },
  'fr.public.urssaf-want': { says: 'Die Urssaf verlangt Sozialbeiträge.' },
  'fr.public.title-want': {
    says: 'Eine Gemeinde, Klinik oder andere öffentliche Stelle schickt Ihnen eine Rechnung (avis des sommes à payer). Die Staatskasse treibt sie ein und kann ohne Richter pfänden.',
  },
  'fr.public.title-reality': {
    says: 'Das ist stärker als der Brief einer Firma. Fechten Sie sie rechtzeitig vor einem Richter an, ruht die Eintreibung.',
  },
  'fr.public.title-deadline': {
    says: 'Sie haben zwei Monate, um die Rechnung vor dem Gericht anzufechten, das darauf steht.',
    action: 'Die öffentliche Rechnung vor Gericht anfechten',
    consequence: 'Danach können Sie nur noch um Zeit oder Erlass bitten.',
  },
  'fr.public.title-step': {
    says: 'Bitten Sie die Stelle, die Ihnen die Rechnung schickte, Fehler zu berichtigen. Bitten Sie das Büro der Staatskasse (Trésor public) um einen Plan. Die zwei Monate laufen trotzdem.',
  },
  'fr.public.benefit-jobseeker': {
    says: 'Bestreiten Sie es binnen zwei Monaten bei France Travail. Meist darf man nur dann Geld einbehalten, wenn Sie die Schuld nicht bestreiten.',
  },
  'fr.public.benefit-jobseeker-three': {
    says: 'Arbeitslosengeld kann drei Jahre lang zurückverlangt werden. Bei Betrug sind es zehn.',
  },
}
