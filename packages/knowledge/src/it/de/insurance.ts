/** The German words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_WORDS: Words = {
  'it.insurance.want': {
    says: 'Ein Versicherer sagt Nein, zahlt weniger, beendet die Police oder verlangt eine Prämie.',
  },
  'it.insurance.who': {
    says: 'Das ist ein privater Versicherer. Das IVASS überwacht ihn.',
  },
  'it.insurance.rights': {
    says: 'Sie können sich kostenlos beschweren (reclamo). Danach können Sie für 20 € zur Schiedsstelle für Versicherungen (Arbitro Assicurativo, AAS) gehen.',
  },
  'it.insurance.reality': {
    says: 'Ein erstes Nein ist nicht endgültig. Unklare Klauseln werden zu Ihren Gunsten gelesen.',
  },
  'it.insurance.no-court': {
    says: 'Für eine unbezahlte Prämie kann der Versicherer ohne Richter nicht Ihr Geld nehmen.',
  },
  'it.insurance.time': {
    says: 'Ihr Anspruch aus der Police ist nach zwei Jahren zu alt (zehn bei Lebensversicherungen). Ein Einschreiben lässt die Frist neu beginnen.',
  },
  'it.insurance.right-reasons': {
    says: 'Sie haben das Recht auf klare Gründe. Sie dürfen die Akte und das Gutachten (perizia) sehen.',
  },
  'it.insurance.right-car-60': {
    says: 'Nach einem Autounfall muss der Versicherer ein Angebot machen oder sagen, warum nicht. Er hat 60 Tage bei Sachen, 90 bei Verletzungen.',
  },
  'it.insurance.right-fifteen': {
    says: 'Zahlen Sie eine spätere Prämie nicht, läuft der Schutz noch 15 Tage weiter. Klagt der Versicherer nicht in sechs Monaten, endet der Vertrag.',
  },
  'it.insurance.right-arbiter': {
    says: 'Seit dem 15. Januar 2026 können Sie nach einer Beschwerde (reclamo) online zur Schiedsstelle für Versicherungen (AAS) gehen. Es kostet 20 €, die Sie zurückbekommen, wenn Sie gewinnen.',
  },
  'it.insurance.right-two-signs': {
    says: 'Klauseln, die Ihre Rechte beschränken, müssen auffallen und extra unterschrieben sein.',
  },
  'it.insurance.step-reasons': {
    says: 'Fragen Sie schriftlich nach dem Grund, der Klausel und dem Gutachten (perizia).',
  },
  'it.insurance.step-complain': {
    says: 'Schicken Sie dem Versicherer eine Beschwerde (reclamo) per PEC oder Einschreiben. Er hat 45 Tage.',
  },
  'it.insurance.step-aas': {
    says: 'Sagt er Nein oder schweigt er, gehen Sie innerhalb von 12 Monaten nach der Beschwerde online zur Schiedsstelle für Versicherungen (AAS).',
  },
  'it.insurance.step-clock': {
    says: 'Stoppen Sie die zwei Jahre mit einem Einschreiben oder einer PEC, in der Sie die Summe fordern.',
  },
  'it.insurance.step-proof': {
    says: 'Behalten Sie Fotos, Rechnungen und Berichte. Melden Sie einen neuen Schaden innerhalb von drei Tagen.',
  },
  'it.insurance.option-complain': {
    title: 'Sich beschweren, dann zur Schiedsstelle (AAS) gehen',
    says: 'Zuerst der Versicherer, dann die Schiedsstelle (Arbitro Assicurativo), online und ohne Anwalt.',
    cost: '20 €.',
    time: '45 Tage, dann einige Monate.',
    risk: 'Sie entscheidet nur nach Papieren.',
    bestFor: 'Das Nein hat keinen klaren Grund.',
  },
  'it.insurance.option-court': {
    title: 'Vor Gericht gehen',
    says: 'Zuerst kommt eine Mediation (mediazione) oder ein Gespräch der Anwälte (negoziazione assistita). Dann ein Richter.',
    cost: 'Anwalt und Gebühren, oder staatliche Rechtshilfe (patrocinio a spese dello Stato).',
    time: 'Jahre.',
    risk: 'Kosten, wenn Sie verlieren.',
    bestFor: 'Eine hohe Summe und gute Beweise.',
  },
  'it.insurance.insight-late-notice': {
    says: 'Melden Sie den Schaden spät, endet Ihr Recht nicht, außer Sie taten es mit Absicht.',
    actionable: 'Sagen Sie, warum es spät war.',
  },
  'it.insurance.warning-quittance': {
    says: 'Ist die Summe zu niedrig, unterschreiben Sie nicht, dass damit alles erledigt ist (quietanza a saldo). Sie können sie als Teilzahlung nehmen.',
  },
  'it.insurance.right-lawyers': {
    says: 'Vor einer Klage nach einem Unfall müssen Sie die Gegenseite zu einer Einigung mit Anwälten einladen (negoziazione assistita).',
  },
}
