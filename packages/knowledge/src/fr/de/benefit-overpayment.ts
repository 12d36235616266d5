/** Benefits paid by mistake (trop-perçu, indu): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_WORDS: Words = {
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
  'fr.public.benefit-right-sick': {
    says: 'Die Krankenkasse darf ohne Betrug höchstens zwei Jahre zurückgehen. Raten von späteren Zahlungen darf sie erst abziehen, wenn Sie informiert wurden und widersprechen konnten.',
  },
  'fr.public.benefit-right-pension': {
    says: 'Bei Renten dürfen sie höchstens zwei Jahre zurückgehen, außer bei falschen Angaben. War es ihr Fehler und ist Ihr Einkommen sehr niedrig, dürfen sie nichts fordern.',
  },
  'fr.public.benefit-right-penalty': {
    says: 'Eine Strafe wegen Betrugs setzt Absicht voraus. Vorher müssen Tatsachen und Summe genannt und ein Monat zur Antwort gegeben werden. Ein ehrlicher Irrtum reicht nicht. Danach entscheidet das Gericht (pôle social).',
  },
  'fr.public.benefit-right-survivor': {
    says: 'Eine Hinterbliebenenrente hängt von Ihren Mitteln ab. Haben Sie alle eigenen Renten, steht sie drei Monate später fest und sinkt nicht mehr. Prüfen Sie das Datum.',
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
    risk: 'Keines. Fristen laufen weiter.',
    bestFor: 'Sie haben geschrieben und keine Antwort bekommen.',
  },
  'fr.public.benefit-warn-order': {
    says: 'Eine Zahlungsanordnung (contrainte) hat eine sehr kurze Frist: 15 Tage. Gehen Sie jetzt zu einem point-justice (3039).',
  },
}
