/** Demands of the tax office and Social Security, and what holds for benefits too: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_DE: Words = {
  'es.public.want-tax': {
    says: 'Finanzamt oder Stadt verlangt Steuern, eine Strafe oder einen Zuschlag.',
  },
  'es.public.want-apremio': {
    says: 'Das ist eine Mahnung mit Zuschlag (providencia de apremio): Die erste Zahlfrist ist vorbei. Zahlen Sie in der kurzen Frist, bleibt der Zuschlag bei 10 %.',
  },
  'es.public.who': {
    says: 'Das ist eine Behörde. Sie kann ohne Richter eintreiben, aber Sie können sich wehren und um Zeit bitten.',
  },
  'es.public.rights': {
    says: 'Sie können die Akte sehen, widersprechen, Rechtsmittel einlegen und um Raten bitten.',
  },
  'es.public.reality': {
    says: 'Es ist ernst, aber die Zeit ist auf Ihrer Seite, wenn Sie vor dem letzten Tag antworten.',
  },
  'es.public.no-seizure': {
    says: 'Die Behörde kann kein Geld pfänden, bevor die freiwillige Frist endet und eine Mahnung mit Zuschlag (providencia de apremio) bei Ihnen ankam.',
  },
  'es.public.pay-days': {
    says: 'Zwischen dem 1. und 15. mitgeteilt? Zahlen Sie bis zum 20. des nächsten Monats. Später mitgeteilt? Bis zum 5. des zweiten Monats danach.',
  },
  'es.public.apremio-days': {
    says: 'Bei einer Mahnung mit Zuschlag: bis zum 15. mitgeteilt, zahlen Sie bis zum 20. desselben Monats. Später mitgeteilt, bis zum 5. des nächsten.',
  },
  'es.public.surcharges': {
    says: 'Der Zuschlag ist 5 %, wenn Sie vor der Mahnung zahlen, 10 % in ihrer Frist und 20 % danach.',
  },
  'es.public.deadline-review': {
    says: 'Sie haben einen Monat ab dem Tag nach Erhalt. Wir zählen zur Sicherheit ab dem Datum.',
    action: 'Um Überprüfung bitten (recurso de reposición) oder zum Steuergericht gehen',
    consequence: 'Die Entscheidung wird endgültig.',
  },
  'es.public.right-instalments': {
    says: 'Sie können um Raten bitten (aplazamiento o fraccionamiento). Bis 50.000 € brauchen Sie keine Sicherheit. Zinsen kommen dazu.',
  },
  'es.public.right-apremio-grounds': {
    says: 'Gegen diese Mahnung zählen nur manche Gründe: bezahlt, zu alt, aufgeschoben, erste Rechnung nicht zugestellt oder Fehler im Papier.',
  },
  'es.public.right-file': {
    says: 'Sie haben das Recht, die Akte zu sehen und vor einer Entscheidung gegen Sie gehört zu werden.',
  },
  'es.public.right-four-years': {
    says: 'Steuern und ihre Eintreibung sind nach vier Jahren zu alt. Jeder Schritt, der Sie erreicht, startet die vier Jahre neu.',
  },
  'es.public.right-wage-limits': {
    says: 'Pfänden sie Lohn, Rente oder Konto, bleibt der Teil bis zum Mindestlohn Ihrer.',
  },
  'es.public.right-fine-cut': {
    says: 'Eine Steuerstrafe ist niedriger, wenn Sie zustimmen und rechtzeitig zahlen.',
  },
  'es.public.option-appeal': {
    title: 'Rechtsmittel einlegen',
    says: 'Bitten Sie dasselbe Amt um Überprüfung oder gehen Sie zum Steuergericht.',
    cost: 'Nichts.',
    time: 'Ein Monat zum Einreichen.',
    risk: 'Die Schuld ist trotzdem zu zahlen, außer sie wird gestoppt.',
    bestFor: 'Summe oder Grund ist falsch.',
  },
  'es.public.option-plan': {
    title: 'Um Raten bitten',
    says: 'Bitten Sie online oder im Amt um einen Plan.',
    cost: 'Zinsen.',
    time: 'Minuten für den Antrag.',
    risk: 'Eine verpasste Rate bringt den Zuschlag.',
    bestFor: 'Sie schulden es und können nicht auf einmal zahlen.',
  },
  'es.public.option-pay': {
    title: 'Rechtzeitig zahlen',
    says: 'Zahlen Sie mit dem Code im Brief bei Ihrer Bank oder auf der amtlichen Seite.',
    cost: 'Die Summe.',
    time: 'Minuten.',
    risk: 'Gering. Sie können auch nach der Zahlung Rechtsmittel einlegen.',
    bestFor: 'Es stimmt und Sie können zahlen.',
  },
  'es.public.insight-ask-first': {
    says: 'Bitten Sie vor dem letzten Tag um einen Plan, beginnt kein Zuschlag, während sie entscheiden.',
    actionable: 'Bitten Sie heute. Behalten Sie die Quittung.',
  },
  'es.public.warning-apremio-date': {
    says: 'Bis zum 15. mitgeteilt? Zahlen Sie bis zum 20. desselben Monats. Später mitgeteilt? Zahlen Sie bis zum 5. des nächsten Monats. Danach können sie pfänden.',
  },
  'es.public.warning-electronic': {
    says: 'Eine Mitteilung in Ihrem elektronischen Postfach (DEHú) gilt nach zehn Tagen, auch wenn Sie sie nicht öffneten.',
  },
  'es.tax.right-reasons': {
    says: 'Ein Steuerbescheid muss zeigen, wie die Summe entstand, warum, und wo und bis wann Sie sich wehren können. Fehlt das, sagen Sie es im Rechtsmittel.',
  },
  'es.surcharge.deadline-pay': {
    says: 'Kam sie bis zum 15.? Zahlen Sie bis zum 20. dieses Monats. Kam sie später? Bis zum 5. des nächsten. Wir zählen ab dem Datum.',
    action: 'Alles zahlen, damit der Zuschlag 10 % ist und nicht 20 %',
    consequence: 'Der Zuschlag ist dann 20 %, mit Zinsen, und sie können pfänden.',
  },
  'es.surcharge.option-pay': {
    title: 'Rechtzeitig zahlen',
    says: 'Zahlen Sie die Schuld und 10 % bei Ihrer Bank oder auf der amtlichen Seite. Es muss alles sein, in der kurzen Zeit.',
    cost: 'Die Schuld und 10 %. Keine Zinsen.',
    time: 'Minuten.',
    risk: 'Gering. Im Monat danach können Sie sich noch wehren.',
    bestFor: 'Sie schulden es und können jetzt zahlen.',
  },
  'es.surcharge.deadline-review': {
    says: 'Sie haben einen Monat ab dem Tag nach Erhalt, um eine Überprüfung zu verlangen. Wir zählen ab dem Datum.',
    action:
      'Um Überprüfung bitten (recurso de reposición), aus einem der wenigen Gründe, die zählen',
    consequence: 'Die Forderung wird endgültig.',
  },
}
