/** The German words of the rows in ../child-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_PROTECTION_WORDS: Words = {
  'ca.child.want': {
    says: 'Eine Kinderschutzgesellschaft (children’s aid society) muss einer Sorge um ein Kind nachgehen. Sie will Ihr Zuhause sehen und mit Ihnen und dem Kind sprechen.',
  },
  'ca.child.rights': {
    says: 'Sie können fragen, worum es geht, mit einer Anwältin oder einem Anwalt sprechen, bevor Sie mehr sagen oder unterschreiben, und beim Besuch jemanden bei sich haben.',
  },
  'ca.child.reality': {
    says: 'Das ist der Anfang einer Prüfung, keine Anklage und noch kein Gerichtsverfahren. Viele enden ohne jede Maßnahme.',
  },
  'ca.child.right-court': {
    says: 'Ein Kind darf nur mit richterlicher Erlaubnis (warrant) oder Beschluss weggenommen werden, oder wenn es bis dahin in großer Gefahr wäre. Dann muss sich ein Gericht binnen fünf Tagen damit befassen.',
  },
  'ca.child.right-sign': {
    says: 'Sie müssen nichts sofort unterschreiben, etwa einen Plan oder eine Vereinbarung, dass das Kind woanders bleibt. Zeigen Sie es zuerst einer Anwältin oder einem Anwalt.',
  },
  'ca.child.step-lawyer': {
    says: 'Rufen Sie vor dem Besuch Legal Aid Ontario an: 1-800-668-8258. Dort gibt es eine Anwältin oder einen Anwalt, und andere Beratung, wenn Sie zu viel verdienen.',
  },
  'ca.child.step-visit': {
    says: 'Seien Sie zur gesetzten Zeit da, oder rufen Sie an und vereinbaren Sie eine andere. Bleiben Sie ruhig, und notieren Sie, wer kam, was gefragt wurde und was Sie sagten.',
  },
}
