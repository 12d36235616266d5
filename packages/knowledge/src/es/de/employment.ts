/** Letters of employers that end a job: reasons, times, sums and papers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_DE: Words = {
  'es.work.want': {
    says: 'Ihr Arbeitgeber beendet Ihre Arbeit und sagt, ab welchem Tag.',
  },
  'es.work.who': {
    says: 'Das ist Ihr Arbeitgeber. Er entscheidet zuerst, aber ein Richter kann sagen, dass es falsch war.',
  },
  'es.work.rights': {
    says: 'Sie können sich wehren, die Schlusszahlung bekommen und sofort Arbeitslosengeld (paro) beantragen.',
  },
  'es.work.reality': {
    says: 'Ein Brief ist nicht das letzte Wort. Ist der Grund nicht bewiesen, müssen sie Sie zurücknehmen oder zahlen.',
  },
  'es.work.no-sign': {
    says: 'Sie verlieren nichts, wenn Sie den Empfang unterschreiben. Schreiben Sie „no conforme“ und das Datum dazu.',
  },
  'es.work.deadline-challenge': {
    says: 'Sie haben 20 Werktage ab dem letzten Arbeitstag, sich zu wehren. Wir zählen zur Sicherheit ab dem Brief. August zählt mit.',
    action: 'Den Schlichtungsantrag (papeleta de conciliación) einreichen',
    consequence: 'Sie können sich gegen die Kündigung nicht mehr wehren.',
  },
  'es.work.right-letter': {
    says: 'Sie haben das Recht auf einen Brief mit den Tatsachen und dem Tag. Ohne sie ist die Kündigung nicht fair (improcedente).',
  },
  'es.work.right-thirty-three': {
    says: 'Findet ein Richter sie unfair, nimmt die Firma Sie zurück oder zahlt 33 Tage pro Jahr, bis 24 Monate.',
  },
  'es.work.right-null': {
    says: 'War es wegen Schwangerschaft, Kinderbetreuung, Krankheit oder einer Beschwerde, kann sie nichtig sein. Dann kehren Sie mit dem verlorenen Lohn zurück.',
  },
  'es.work.right-hearing': {
    says: 'Vor einer disziplinarischen Kündigung müssen sie Sie anhören. Das sagt das oberste Gericht (Tribunal Supremo) seit November 2024.',
  },
  'es.work.right-final-pay': {
    says: 'Sie haben ein Recht auf Lohn bis zum letzten Tag, offenen Urlaub und Ihren Teil der Sonderzahlungen (finiquito).',
  },
  'es.work.right-rep': {
    says: 'Sie dürfen verlangen, dass ein Arbeitnehmervertreter bei der Unterschrift unter die Schlusszahlung dabei ist.',
  },
  'es.work.right-no-lawyer': {
    says: 'Für Schlichtung und erstes Arbeitsgericht brauchen Sie keinen Anwalt. Arbeitnehmer haben dort ein Recht auf kostenlose Rechtshilfe.',
  },
  'es.work.option-appeal': {
    title: 'Sich gegen die Kündigung wehren',
    says: 'Gehen Sie zur Schlichtung und klagen Sie ohne Einigung beim Arbeitsgericht.',
    cost: 'Der Antrag nichts. Ein Anwalt, eine Gewerkschaft oder kostenlose Rechtshilfe.',
    time: '20 Werktage zum Einreichen. Das Verfahren dauert Monate.',
    risk: 'Gering. Beim Arbeitsgericht zahlt meist jede Seite ihre eigenen Kosten.',
    bestFor: 'Der Grund ist nicht wahr, nicht bewiesen, oder die Summen sind zu niedrig.',
  },
  'es.work.option-negotiate': {
    title: 'Sich in der Schlichtung einigen',
    says: 'Verlangen Sie mehr Geld oder einen besseren Grund. Eine Einigung dort gilt wie ein Urteil.',
    cost: 'Nichts.',
    time: 'Einige Wochen.',
    risk: 'Einmal unterschrieben, ist sie endgültig.',
    bestFor: 'Sie wollen nicht zurück.',
  },
  'es.work.option-help': {
    title: 'Hilfe holen',
    says: 'Eine Gewerkschaft oder ein kostenloser Anwalt prüft Brief und Summen.',
    cost: 'Für Mitglieder kostenlos oder günstig. Vor Gericht kostenlose Rechtshilfe für Arbeitnehmer.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Sie sind nicht sicher.',
  },
  'es.work.option-accept': {
    title: 'Annehmen',
    says: 'Nehmen Sie das Geld, unterschreiben Sie bei Zweifel „no conforme“, und beantragen Sie Arbeitslosengeld.',
    cost: 'Nichts.',
    time: 'Jetzt.',
    risk: 'Nach 20 Werktagen können Sie sich nicht mehr wehren.',
    bestFor: 'Der Grund ist echt und die Summen stimmen.',
  },
  'es.work.insight-vague': {
    says: 'Ein Brief nur mit „geringer Leistung“ ohne Tatsachen oder Daten ist schwach.',
    actionable: 'Erklären Sie sich jetzt nicht schriftlich. Überlassen Sie das einem Anwalt.',
  },
  'es.work.insight-trial': {
    says: 'In der Probezeit können sie ohne Grund kündigen, aber nicht wegen Schwangerschaft oder anderer verbotener Gründe.',
    actionable: 'Prüfen Sie, ob die Probezeit schriftlich ist und nicht zu lang.',
  },
  'es.work.warning-finiquito': {
    says: 'Unterschreiben Sie bei Zweifel an den Summen nicht, dass alles erledigt ist (saldo y finiquito). Schreiben Sie „no conforme“ dazu.',
  },
  'es.work.element-facts': {
    name: 'Die Tatsachen und der Tag',
    says: 'Der Brief muss die Tatsachen und den letzten Tag nennen.',
    ifMissing:
      'Sagen Sie es Ihrem Anwalt. Ohne Tatsachen oder Datum ist die Kündigung meist unfair.',
  },
  'es.work.element-sum': {
    name: 'Die Abfindung',
    says: 'Eine objektive Kündigung muss Ihnen 20 Tage pro Jahr bereitstellen.',
    ifMissing: 'Notieren Sie, dass kein Geld angeboten wurde, und sagen Sie es Ihrem Anwalt.',
  },
}
