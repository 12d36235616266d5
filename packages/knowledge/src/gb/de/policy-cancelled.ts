/** Die Kündigung einer Versicherung: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_DE: Words = {
  'gb.policy-end.still-on': {
    says: 'Bis zum genannten Tag sind Sie versichert. Zahlen Sie vorher oder vereinbaren Sie einen Plan, läuft der Vertrag oft weiter.',
  },
  'gb.policy-end.step-call': {
    says: 'Rufen Sie heute den Versicherer an. Fragen Sie, was den Vertrag erhält, und lassen Sie es sich schriftlich geben.',
  },
  'gb.policy-end.step-new': {
    says: 'Endet er, schließen Sie eine neue Versicherung ab, die am selben Tag beginnt. So entsteht keine Lücke.',
  },
  'gb.policy-end.step-car': {
    says: 'Fahren Sie nach dem Ende nicht, bis ein neuer Schutz gilt. Bleibt das Fahrzeug stehen, melden Sie es still (SORN).',
  },
  'gb.policy-end.right-notice': {
    says: 'Sie müssen angemessen und schriftlich vorgewarnt werden, wie im Vertrag: oft 7 oder 14 Tage. Weniger kann unfair sein, außer bei Lüge oder Missbrauch.',
  },
  'gb.policy-end.right-credit': {
    says: 'Zahlen Sie monatlich über einen Kreditvertrag, muss vor dessen Ende ein Schreiben (default notice) mit mindestens 14 Tagen kommen.',
  },
  'gb.policy-end.right-help': {
    says: 'Sagen Sie, wenn das Geld knapp ist oder Sie krank sind. Der Versicherer muss fair handeln und kann kleinere oder spätere Raten vereinbaren.',
  },
  'gb.policy-end.right-refund': {
    says: 'Verlangen Sie das Geld für die Tage ohne Schutz zurück. Ohne Schadensfall dürfen nur angemessene Kosten abgezogen werden.',
  },
  'gb.policy-end.right-ombudsman': {
    says: 'Beschweren Sie sich beim Versicherer. Nach acht Wochen oder der letzten Antwort hilft der Financial Ombudsman kostenlos, sechs Monate lang.',
  },
  'gb.policy-end.insight-record': {
    says: 'Spätere Versicherer fragen, ob Ihnen je gekündigt wurde. Ein ehrliches „Ja“ macht es oft teurer.',
    actionable:
      'Fragen Sie, ob Sie vorher selbst kündigen dürfen. Antworten Sie auf diese Frage immer ehrlich.',
  },
  'gb.policy-end.warning-driving': {
    says: 'Fahren ohne Schutz kann £300 und sechs Punkte bringen, und das Fahrzeug kann weg sein. Halten ohne Schutz oder SORN kann £100 kosten.',
  },
  'gb.policy-end.option-plan': {
    says: 'Sagen Sie, was Sie wann zahlen können. Lassen Sie sich schriftlich geben, dass der Vertrag weiterläuft.',
    title: 'Den Rest zahlen oder einen Plan vereinbaren',
    cost: 'Die offene Rate, manchmal eine Gebühr.',
    time: 'Ein Anruf vor dem Tag.',
    risk: 'Sie können Nein sagen. Halten Sie anderen Schutz bereit.',
    bestFor: 'Sie wollen diesen Vertrag behalten.',
  },
  'gb.policy-end.option-complain': {
    says: 'Sagen Sie, dass es eine Beschwerde ist. Fragen Sie nach der Klausel, den Warnungen und der Löschung des Eintrags.',
    title: 'Sich über das unfaire Ende beschweren',
    cost: 'Nichts.',
    time: 'Bis zu acht Wochen bis zur Antwort.',
    risk: 'Eine Beschwerde erhält den Schutz nicht.',
    bestFor: 'Es kam keine Warnung, oder der Grund ist falsch.',
  },
}
