/** The German words of the rows in ../bank-letters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_LETTERS_DE: Words = {
  'fr.bank.ended-right': {
    says: 'Ihre Bank muss Ihnen schriftlich zwei Monate vorher sagen, dass sie das Konto kündigt. Die Kündigung kostet Sie nichts.',
  },
  'fr.bank.ended-account': {
    says: 'Sie haben ein Recht auf ein Konto (droit au compte). Lehnt eine Bank ab, bestimmt die Banque de France kostenlos eine Bank, die Sie nehmen muss.',
  },
  'fr.bank.ended-step': {
    says: 'Eröffnen Sie jetzt ein anderes Konto. Die neue Bank zieht Ihre Zahlungen auf Wunsch kostenlos um. Geben Sie die neue Nummer dem Arbeitgeber und der CAF.',
  },
  'fr.bank.cheque-right': {
    says: 'Zahlen Sie den Scheck oder legen Sie das Geld dafür zurück, und sagen Sie es der Bank. Dann endet die Sperre sofort. Sonst dauert sie fünf Jahre.',
  },
  'fr.bank.cheque-fee': {
    says: 'Für einen geplatzten Scheck bis 50 € darf die Bank höchstens 30 € nehmen. Darüber sind es höchstens 50 €. Alle ihre Briefe sind in dieser Summe enthalten.',
  },
  'fr.bank.cheque-file': {
    says: 'Vor der Ablehnung musste die Bank Sie vor den Folgen warnen. Bis zur Regelung stehen Sie in einer Datei (FCC); die Bank muss die Regelung in zwei Tagen melden.',
  },
  'fr.bank.cheque-step': {
    says: 'Geben Sie die Scheckhefte zurück. Begleichen Sie den Scheck. Bringen Sie Ihrer Bank den Beweis oder den Scheck selbst.',
  },
  'fr.bank.filed-right': {
    says: 'Vor dem Eintrag in die Liste der Kreditprobleme (FICP) haben Sie 30 Tage, um es in Ordnung zu bringen. Zahlen Sie alles, werden Sie gelöscht. Sonst endet der Eintrag nach fünf Jahren.',
  },
  'fr.bank.option-mediator': {
    says: 'Schreiben Sie an die Beschwerdestelle. Nach zwei Monaten gehen Sie zur Ombudsstelle (médiateur) der Bank.',
    title: 'Sich kostenlos beschweren',
    cost: 'Kostenlos.',
    time: 'Einige Monate.',
    risk: 'Keines.',
    bestFor: 'Die Bank hat eine Regel verletzt.',
  },
  'fr.bank.want': {
    says: 'Ihre Bank kündigt das Konto oder verbietet Ihnen, Schecks zu benutzen.',
  },
  'fr.bank.reality': {
    says: 'Sie behalten ein Recht auf ein Konto und eine Karte. Das meiste lässt sich schnell in Ordnung bringen.',
  },
  'fr.bank.ended-not-yet': {
    says: 'Das Konto läuft, bis die zwei Monate um sind. Das Geld darauf bleibt Ihres.',
  },
  'fr.bank.ended-reasons': {
    says: 'Meist muss eine Bank keinen Grund nennen. Ein Konto nach dem Recht auf ein Konto (droit au compte) endet nur aus Gründen im Gesetz, schriftlich.',
  },
  'fr.bank.ended-list': {
    says: 'Sichern Sie Ihre Auszüge. Schreiben Sie jede Lastschrift und jeden offenen Scheck auf, und lassen Sie Geld dafür stehen.',
  },
  'fr.bank.ended-cheques': {
    says: 'Ein Scheck ohne Deckung kann ein Scheckverbot bringen.',
    actionable: 'Zahlen Sie diesen Leuten anders, bevor das Konto endet.',
  },
  'fr.bank.ended-option': {
    says: 'Lehnt eine Bank ab, fragen Sie online die Banque de France. Sie nennt eine Bank, die Sie nehmen muss.',
    title: 'Das Recht auf ein Konto nutzen',
    cost: 'Kostenlos, mit freien Grunddiensten.',
    time: 'Etwa eine Woche nach vollständigen Papieren.',
    risk: 'Kein Überziehen und keine Schecks.',
    bestFor: 'Keine Bank will Ihnen ein Konto eröffnen.',
  },
  'fr.credit-no.want': {
    says: 'Ein Kreditgeber lehnt Ihren Kreditantrag ab.',
  },
  'fr.credit-no.right': {
    says: 'Keine Bank muss leihen oder Gründe nennen. Sie dürfen fragen, welche Daten sie nutzte. Entschied nur ein Score, verlangen Sie, dass ein Mensch neu prüft. Die Banque de France sagt Ihnen kostenlos, was in ihrer Kartei (FICP) steht.',
  },
  'fr.credit-no.step': {
    says: 'Schreiben Sie der Bank: Welche Daten hat sie genutzt, und hat allein ein Score entschieden?',
  },
}
