/** An offer to end a job by agreement: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENT_DE: Words = {
  'gb.exit.not-yet': {
    says: 'Ein Angebot beendet nichts. Bis Sie unterschreiben, bleiben Arbeit, Lohn und Ansprüche.',
  },
  'gb.exit.reality': {
    says: 'Über alles kann man reden: Summe, letzter Tag, Zeugnis und was andere erfahren.',
  },
  'gb.exit.right-adviser': {
    says: 'Es bindet Sie nur schriftlich und nur, wenn ein versicherter, unabhängiger Berater Ihnen erklärt hat, was Sie aufgeben. Er muss darin genannt sein.',
  },
  'gb.exit.right-time': {
    says: 'Sie sollen mindestens zehn Kalendertage zum Überlegen und für Rat haben. Weniger geht nur mit Ihrer Zustimmung.',
  },
  'gb.exit.right-no': {
    says: 'Sie dürfen Nein sagen. Niemand kann Sie zwingen, Ihre Ansprüche aufzugeben.',
  },
  'gb.exit.right-owed-anyway': {
    says: 'Lohn bis zum letzten Tag, Lohn für die Kündigungsfrist und Resturlaub stehen Ihnen sowieso zu. Sehen Sie, was das Angebot dazugibt.',
  },
  'gb.exit.right-speak-up': {
    says: 'Keine Klausel kann Ihnen verbieten, eine Straftat oder Gefahr auf geschütztem Weg zu melden.',
  },
  'gb.exit.know-tax': {
    says: 'Die ersten £30,000 für den Verlust der Arbeit sind meist steuerfrei. Lohn für Kündigungsfrist und Urlaub wird besteuert.',
  },
  'gb.exit.step-sign': {
    says: 'Unterschreiben Sie noch nichts. Verlangen Sie schriftlich den ganzen Text und mindestens zehn Tage.',
  },
  'gb.exit.step-adviser': {
    says: 'Wählen Sie selbst: eine Anwältin oder jemanden mit Zulassung bei Gewerkschaft oder Beratungsstelle. Bitten Sie den Arbeitgeber zu zahlen.',
  },
  'gb.exit.step-add-up': {
    says: 'Rechnen Sie aus, was Ihnen sowieso zusteht und was ein Anspruch wert sein kann. Sehen Sie erst dann das Angebot an.',
  },
  'gb.exit.warn-clock': {
    says: 'Gespräche halten die Klagefrist nicht an. Für Ereignisse seit 1. Oktober 2026 sind es meist sechs Monate weniger einen Tag.',
  },
  'gb.exit.warn-acas': {
    says: 'Eine Einigung über Acas (COT3) kann ohne Berater binden, sogar nach einem Ja am Telefon. Holen Sie vorher Rat.',
  },
  'gb.exit.insight-talks': {
    says: 'Solche Gespräche bleiben meist aus einem gewöhnlichen Kündigungsverfahren heraus. Nicht bei Diskriminierung, Hinweisgebern oder unzulässigem Druck.',
    actionable: 'Notieren Sie, wer was wann sagte, vor allem Drohungen mit Kündigung.',
  },
  'gb.exit.option-more': {
    says: 'Schreiben Sie mit Gründen, was Sie wollen: mehr Geld, ein späterer Tag, ein gutes Zeugnis, die Beraterkosten.',
    title: 'Bessere Bedingungen verlangen',
    cost: 'Nichts, wenn die Firma den Berater zahlt.',
    time: 'Ein bis drei Wochen.',
    risk: 'Die Firma kann das Angebot zurückziehen.',
    bestFor: 'Sie gehen, wenn die Bedingungen stimmen.',
  },
  'gb.exit.option-accept': {
    says: 'Unterschreiben Sie, wenn Ihr Berater jede Klausel mit Ihnen besprochen hat.',
    title: 'Nach Beratung annehmen',
    cost: 'Der Berater, oft vom Arbeitgeber bezahlt.',
    time: 'Ein bis zwei Wochen.',
    risk: 'Sie geben die genannten Ansprüche endgültig auf.',
    bestFor: 'Die Summe ist fair und Sie wollen gehen.',
  },
  'gb.exit.option-no': {
    says: 'Sagen Sie höflich Nein und arbeiten Sie weiter.',
    title: 'Das Angebot ablehnen',
    cost: 'Nichts.',
    time: 'Ein kurzer Brief.',
    risk: 'Die Firma kann ein förmliches Verfahren beginnen. Es muss fair sein.',
    bestFor: 'Sie wollen bleiben oder Ihr Anspruch ist mehr wert.',
  },
  'gb.exit.right-adviser-ni': {
    says: 'Es bindet nur schriftlich und nach Rat eines unabhängigen Beraters. Eine Einigung über die Labour Relations Agency braucht keinen Berater.',
  },
  'gb.exit.right-no-ni': {
    says: 'Sie dürfen Nein sagen. Bis Sie unterschreiben, bleiben Arbeit, Lohn und Ansprüche.',
  },
  'gb.exit.step-ni': {
    says: 'Unterschreiben Sie noch nichts. Verlangen Sie den Text und Zeit. Rufen Sie kostenlos die Labour Relations Agency an.',
  },
  'gb.exit.warn-clock-ni': {
    says: 'Gespräche halten die Klagefrist nicht an. In Nordirland sind es meist drei Monate.',
  },
  'gb.exit.option-ni': {
    says: 'Schreiben Sie mit Gründen, was Sie wollen, und bitten Sie um die Beraterkosten.',
    title: 'Bessere Bedingungen verlangen',
    cost: 'Nichts, wenn die Firma den Berater zahlt.',
    time: 'Ein bis drei Wochen.',
    risk: 'Die Firma kann das Angebot zurückziehen.',
    bestFor: 'Sie gehen, wenn die Bedingungen stimmen.',
  },
}
