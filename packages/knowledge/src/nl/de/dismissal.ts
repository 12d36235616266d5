/** The German words of the Netherlands: dismissal. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_DE: Words = {
  'nl.job.want': {
    says: 'Ihr Arbeitgeber will Ihre Arbeit beenden.',
  },
  'nl.job.who': {
    says: 'Meist braucht Ihr Arbeitgeber Ihr Ja, eine Erlaubnis des UWV oder eine Entscheidung des Richters.',
  },
  'nl.job.real': {
    says: 'Sie müssen heute nichts unterschreiben.',
  },
  'nl.job.not-yet': {
    says: 'Ein Brief allein kann Ihre Arbeit meist nicht beenden. Es braucht das UWV, einen Richter oder Ihr Ja.',
  },
  'nl.job.rights': {
    says: 'Sie haben meist das Recht auf eine Frist, eine Abfindung (transitievergoeding) und die Prüfung durch einen Richter.',
  },
  'nl.job.deadline-two': {
    says: 'Sie haben ab dem Ende der Arbeit zwei Monate, den Richter um Aufhebung zu bitten. Zählen Sie zur Sicherheit ab dem Brief.',
    action: 'Den Richter (kantonrechter) bitten, die Kündigung aufzuheben',
    consequence: 'Danach kann ein Richter sie nicht mehr aufheben.',
  },
  'nl.job.deadline-three': {
    says: 'Sie haben ab dem Ende der Arbeit drei Monate, die Abfindung (transitievergoeding) zu fordern. Zählen Sie zur Sicherheit ab dem Brief.',
    action: 'Beim Richter die Abfindung (transitievergoeding) fordern',
    consequence: 'Danach endet das Recht darauf.',
  },
  'nl.job.deadline-think': {
    says: 'Sie können eine unterschriebene Vereinbarung 14 Tage lang schriftlich und ohne Grund auflösen. Es sind drei Wochen, wenn sie Ihnen das nicht sagte. Zählen Sie zur Sicherheit ab dem Brief.',
    action: 'Die Vereinbarung schriftlich auflösen',
    consequence: 'Die Vereinbarung bleibt.',
  },
  'nl.job.step-not-sign': {
    says: 'Unterschreiben Sie nichts. Schreiben Sie, dass Sie nicht einverstanden sind und bereit sind zu arbeiten.',
  },
  'nl.job.step-help': {
    says: 'Fragen Sie diese Woche Ihre Gewerkschaft, einen Anwalt oder das Juridisch Loket. Die Zeit für das Gericht ist kurz.',
  },
  'nl.job.step-ww': {
    says: 'Beantragen Sie Arbeitslosengeld (WW) beim UWV, spätestens eine Woche nach dem letzten Arbeitstag.',
  },
  'nl.job.step-check': {
    says: 'Prüfen Sie die Frist: ein Monat bis zu fünf Arbeitsjahren, danach zwei, drei und vier Monate.',
  },
  'nl.job.step-reason': {
    says: 'Schreiben Sie sofort, dass Sie die fristlose Kündigung (ontslag op staande voet) bestreiten. Verlangen Sie den Grund schriftlich.',
  },
  'nl.job.right-on-the-spot': {
    says: 'Eine fristlose Entlassung (ontslag op staande voet) braucht einen dringenden Grund. Die Firma muss sofort handeln und den Grund gleich sagen. Fehlt eines davon, kann der Richter sie aufheben.',
  },
  'nl.job.right-reason': {
    says: 'Eine Kündigung braucht einen Grund aus dem Gesetz. Ihr Arbeitgeber muss zuerst andere Arbeit für Sie suchen.',
  },
  'nl.job.right-transition': {
    says: 'Sie haben meist das Recht auf ein Drittel eines Monatslohns für jedes Arbeitsjahr.',
  },
  'nl.job.right-think': {
    says: 'Sie haben 14 Tage, um eine unterschriebene Vereinbarung aufzulösen. Stand das nicht im Papier, sind es drei Wochen.',
  },
  'nl.job.right-agency-bed': {
    says: 'Eine Zeitarbeitsfirma, die Ihnen ein Bett vermietet, muss Sie noch vier Wochen nach dem Ende der Arbeit bleiben lassen, zur selben Miete. Bei Krankheit oder ohne Geld muss sie darauf Rücksicht nehmen.',
  },
  'nl.job.right-agency-clause': {
    says: 'Zeitarbeit kann mit dem Auftrag des Kunden enden, aber nur wenn das schriftlich in Ihrem Vertrag steht (uitzendbeding). Sonst gelten die normalen Regeln.',
  },
  'nl.job.right-notice': {
    says: 'Sie haben das Recht auf eine Frist von einem bis vier Monaten, je nach Arbeitsjahren.',
  },
  'nl.job.option-court': {
    title: 'Den Richter um Aufhebung bitten',
    says: 'Ein Anwalt oder die Gewerkschaft schickt einen Antrag.',
    cost: 'Gerichtsgebühr; Prozesskostenhilfe ist möglich.',
    time: 'Zwei Monate ab dem Ende der Arbeit.',
    risk: 'Kosten, wenn Sie verlieren.',
    bestFor: 'Der Grund ist falsch oder es gab keine Erlaubnis.',
  },
  'nl.job.option-deal': {
    title: 'Bessere Bedingungen verlangen',
    says: 'Lassen Sie die Vereinbarung prüfen und verlangen Sie mehr.',
    cost: 'Oft zahlt der Arbeitgeber die Beratung.',
    time: 'Eine oder zwei Wochen.',
    risk: 'Ein schlechter Text kann Sie das Arbeitslosengeld kosten.',
    bestFor: 'Sie wollen nicht zurück.',
  },
  'nl.job.option-help': {
    title: 'Kostenlosen Rat holen',
    says: 'Das Juridisch Loket oder Ihre Gewerkschaft prüft den Brief.',
    cost: 'Nichts oder Ihr Mitgliedsbeitrag.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Jeder, der gekündigt wurde.',
  },
  'nl.job.warn-resign': {
    says: 'Kündigen Sie nicht selbst. Sie können Ihr Arbeitslosengeld verlieren.',
  },
}
