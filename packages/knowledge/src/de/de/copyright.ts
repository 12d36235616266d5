/** Warnings over copyright (Abmahnung): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_DE: Words = {
  'de.consumer.copy-want': {
    says: 'Eine Abmahnung verlangt eine unterschriebene Unterlassungserklärung und Geld.',
  },
  'de.consumer.copy-who': {
    says: 'Anwälte schreiben für den Inhaber eines Werks, Bildes oder Namens. Sie sind kein Gericht.',
  },
  'de.consumer.copy-reality': {
    says: 'Ist sie berechtigt, ist es ernst. Nichtstun kann zur einstweiligen Verfügung führen. Das fremde Formular kann Sie 30 Jahre binden.',
  },
  'de.consumer.copy-rights': {
    says: 'Sie dürfen eine eigene, engere Erklärung abgeben, Fakten bestreiten und weniger zahlen. Bei Privatleuten sind Anwaltskosten gedeckelt.',
  },
  'de.consumer.copy-not-yet': {
    says: 'Jetzt kann kein Geld gepfändet werden. Dafür brauchen sie ein Gericht.',
  },
  'de.consumer.copy-step-nosign': {
    says: 'Unterschreiben Sie das Formular nicht und rufen Sie nicht an. Holen Sie vor der kurzen Frist Rat.',
  },
  'de.consumer.copy-step-who': {
    says: 'Klären Sie, wer damals das Internet genutzt hat. Schreiben Sie es auf. Löschen Sie nichts.',
  },
  'de.consumer.copy-step-modified': {
    says: 'Anwalt oder Verbraucherzentrale können eine modifizierte Unterlassungserklärung schreiben. Schicken Sie sie bei Bedarf vor der Frist.',
  },
  'de.consumer.copy-step-valid': {
    says: 'Waren Sie es, geben Sie eine modifizierte Erklärung ab und bieten Sie weniger. Viele Fälle enden mit Vergleich.',
  },
  'de.consumer.copy-step-dispute': {
    says: 'Sie waren es nicht? Sagen Sie, wer den Anschluss selbst nutzen konnte. Sie müssen niemanden beschuldigen.',
  },
  'de.consumer.copy-option-modified': {
    says: 'Versprechen Sie, es nicht zu wiederholen, ohne Anerkenntnis. Bieten Sie weniger.',
    title: 'Modifizierte Erklärung abgeben, Summe verhandeln',
    cost: 'Anwalt oder Verbraucherzentrale.',
    time: 'Vor der Frist.',
    risk: 'Die Erklärung gilt lebenslang. Jeder Verstoß kostet Strafe.',
    bestFor: 'Der Verstoß stimmt wohl.',
  },
  'de.consumer.copy-option-dispute': {
    says: 'Schreiben Sie, warum sie falsch ist. Bei unberechtigter Abmahnung können Sie Ihre Kosten fordern.',
    title: 'Abmahnung zurückweisen',
    cost: 'Anwalt ratsam.',
    time: 'Vor der Frist.',
    risk: 'Eine Verfügung oder Klage kann folgen.',
    bestFor: 'Sie waren es nicht oder durften es.',
  },
  'de.consumer.copy-option-help': {
    says: 'Nehmen Sie den ganzen Brief mit und fragen Sie nach einer modifizierten Erklärung.',
    title: 'Verbraucherzentrale oder Fachanwalt',
    cost: 'Kleine Gebühr oder Festpreis.',
    time: 'Diese Woche.',
    risk: 'Keins.',
    bestFor: 'Alle mit einer Abmahnung.',
  },
  'de.consumer.copy-right-cap': {
    says: 'Bei Privatpersonen zählt für die Anwaltskosten der Unterlassung nur ein Wert von 1.000 €. Schadensersatz kommt dazu.',
  },
  'de.consumer.copy-right-form': {
    says: 'Der Brief muss Inhaber und genauen Verstoß nennen und Schadensersatz von Kosten trennen. Sonst ist er unwirksam.',
  },
  'de.consumer.copy-right-family': {
    says: 'Der Anschlussinhaber haftet nicht immer. Andere im Haushalt können es gewesen sein.',
  },
  'de.consumer.copy-warn-date': {
    says: 'Die Frist ist kurz und ernst. Bitten Sie schriftlich um Verlängerung, wenn Sie vorher keinen Rat bekommen.',
  },
  'de.consumer.copy-element-split': {
    says: 'Der Brief muss Schadensersatz und Kosten trennen.',
    name: 'Schadensersatz und Kosten getrennt',
    ifMissing:
      'Wir sehen Schadensersatz und Anwaltskosten nicht getrennt. Dann kann die Abmahnung unwirksam sein.',
  },
  'de.consumer.copy-limitation': {
    says: 'Kosten und die meisten Ansprüche verjähren drei Jahre nach Jahresende.',
    from: 'das Ende des Jahres, in dem der Inhaber von Verstoß und Person erfuhr',
    restartedBy:
      'Zahlung oder Anerkenntnis starten neu. Ein Teil des Schadensersatzes verjährt erst nach zehn Jahren.',
  },
  'de.consumer.desist-right-own': {
    says: 'Sie müssen das fremde Formular nicht nutzen. Eine eigene Erklärung reicht, wenn sie den Verstoß und eine passende Strafe nennt.',
  },
  'de.consumer.desist-right-costs': {
    says: 'Anwaltskosten schulden Sie nur bei berechtigter und klarer Abmahnung. Fragen Sie nach der Berechnung.',
  },
  'de.consumer.copy-right-child': {
    says: 'Eltern haften meist nicht für ein Kind, dem sie Tauschbörsen verboten haben. Sie müssen es nicht ständig überwachen.',
  },
  'de.consumer.copy-right-court': {
    says: 'Als Privatperson können Sie deswegen nur am Gericht Ihres Wohnorts verklagt werden.',
  },
}
