/** Enforcement by a court, and seizures by public offices: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const JUDGMENT_ENFORCEMENT_DE: Words = {
  'es.enforce.want-enforce': {
    says: 'Es geht um Vollstreckung (ejecución): Für eine Schuld werden Geld oder Sachen genommen (embargo).',
  },
  'es.enforce.who-court': {
    says: 'Das ordnet ein Gericht an. In Spanien gibt es keine privaten Gerichtsvollzieher: Das Gericht schreibt der Bank oder Ihrem Arbeitgeber.',
  },
  'es.enforce.who-public': {
    says: 'Das macht eine Behörde selbst, ohne Richter: Finanzamt, Sozialversicherung, Ihre Stadt oder die DGT.',
  },
  'es.enforce.rights': {
    says: 'Ein Teil Ihres Lohns ist immer sicher. Sie können widersprechen und verlangen, dass unpfändbares Geld zurückkommt.',
  },
  'es.enforce.reality': {
    says: 'Das ist echte Macht, aber mit Grenzen. Niemand nimmt Ihren ganzen Lohn oder was Sie zum Leben brauchen.',
  },
  'es.enforce.no-home-entry': {
    says: 'Niemand darf ohne Ihr Ja oder den Beschluss eines Richters in Ihre Wohnung.',
  },
  'es.enforce.deadline-oppose': {
    says: 'Sie haben zehn Werktage ab dem Tag, an dem Sie den Vollstreckungsbeschluss bekamen. Wir zählen ab dem Datum.',
    action: 'Der Vollstreckung widersprechen (oposición a la ejecución)',
    consequence: 'Das Gericht nimmt weiter Geld und Sachen.',
  },
  'es.enforce.deadline-public': {
    says: 'Gegen eine Pfändung oder einen Zuschlag der Behörde haben Sie einen Monat ab dem Tag nach Erhalt.',
    action: 'Die Behörde um Überprüfung bitten (recurso de reposición)',
    consequence: 'Die Pfändung wird endgültig.',
  },
  'es.enforce.right-oppose': {
    says: 'Sie können widersprechen, wenn Sie zahlten, wenn es eine Einigung gibt, wenn es zu spät ist oder bei unfairen Klauseln.',
  },
  'es.enforce.right-five-years': {
    says: 'Die Vollstreckung eines Urteils muss in fünf Jahren ab dem Tag beantragt werden, an dem es endgültig wurde.',
  },
  'es.enforce.right-mortgage-oppose': {
    says: 'Bei einem Hauskredit haben Sie zehn Werktage zum Widerspruch, auch wegen unfairer Klauseln. Sie können Ihr Haus retten, wenn Sie den Rückstand zahlen.',
  },
  'es.enforce.right-mortgage-pause': {
    says: 'Familien in Not können das Gericht bitten, die Räumung aus dem Haus mit Hypothek bis zum 15. Mai 2028 zu stoppen.',
  },
  'es.enforce.right-instalments-tax': {
    says: 'Sie können das Finanzamt um Raten bitten (aplazamiento). Tun Sie es, bevor es Geld nimmt.',
  },
  'es.enforce.step-read': {
    says: 'Suchen Sie drei Dinge: Gericht oder Amt, Aktenzeichen und den Tag, an dem Sie es bekamen. Markieren Sie den letzten Tag.',
  },
  'es.enforce.step-lawyer': {
    says: 'Bitten Sie um einen Anwalt. Bei kleinem Einkommen ist er kostenlos. Die Prozesskostenhilfe aus dem ersten Fall kann für die Vollstreckung weitergelten.',
  },
  'es.enforce.step-plan': {
    says: 'Bieten Sie dem Gläubiger einen Plan an. Stimmt er zu, können beide das Gericht um eine Pause bitten.',
  },
  'es.enforce.step-budget': {
    says: 'Haben Sie viele Schulden, fragen Sie jetzt nach einer zweiten Chance. Die Eröffnung kann Pfändungen stoppen.',
  },
  'es.enforce.option-oppose': {
    title: 'Der Vollstreckung widersprechen',
    says: 'Sagen Sie dem Gericht, warum sie enden muss: bezahlt, Einigung, zu spät oder unfaire Klauseln.',
    cost: 'Ein Anwalt über 2.000 €, oder Prozesskostenhilfe.',
    time: 'Zehn Werktage.',
    risk: 'Verlieren Sie, kommen Kosten dazu.',
    bestFor: 'Es gibt einen gesetzlichen Grund und Beweise.',
  },
  'es.enforce.option-plan': {
    title: 'Raten vereinbaren',
    says: 'Bieten Sie eine feste Summe im Monat an und bitten Sie den Gläubiger, es dem Gericht zu sagen.',
    cost: 'Was Sie vereinbaren.',
    time: 'Einige Tage.',
    risk: 'Ohne sein Ja geht die Pfändung weiter.',
    bestFor: 'Sie schulden es und verdienen mehr als die Grenze.',
  },
  'es.enforce.option-plan-public': {
    title: 'Die Behörde um Raten bitten',
    says: 'Bitten Sie online oder im Amt um einen Plan (fraccionamiento). Bitten Sie, die Pfändung aufzuheben, wenn der Plan läuft.',
    cost: 'Zinsen und der Zuschlag.',
    time: 'Minuten für den Antrag.',
    risk: 'Schon genommenes Geld wird meist behalten.',
    bestFor: 'Sie schulden es und können nicht auf einmal zahlen.',
  },
  'es.enforce.warning-hide': {
    says: 'Verstecken oder verschenken Sie nicht, was Sie besitzen, um dem zu entgehen. Das ist eine Straftat (alzamiento de bienes).',
  },
  'es.enforce.tactic-list': {
    says: 'Fragt das Gericht, was Sie besitzen, antworten Sie. Nennen Sie zuerst, was Ihnen am wenigsten wehtut.',
    risk: 'Nicht zu antworten kann Geldbußen bringen.',
    notWhen: 'Lassen Sie nichts weg, was Sie besitzen.',
  },
}
