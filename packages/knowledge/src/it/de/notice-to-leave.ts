/** The landlord's notice that a lease ends, its reasons and its time: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_TO_LEAVE_WORDS: Words = {
  'it.home.want-notice': {
    says: 'Ihr Vermieter sagt, dass der Mietvertrag endet (disdetta), oder will, dass Sie ausziehen.',
  },
  'it.home.four-four': {
    says: 'Ein freier Mietvertrag für eine Wohnung läuft vier Jahre und dann vier weitere. Ein Vertrag mit vereinbarter Miete (canone concordato) läuft drei Jahre und dann zwei.',
  },
  'it.home.right-six-months': {
    says: 'Um den Vertrag zum Ende der Laufzeit zu beenden, muss der Vermieter mindestens sechs Monate vorher schreiben. Ist er zu spät, verlängert sich der Vertrag.',
  },
  'it.home.right-first-term': {
    says: 'Am Ende der ersten vier Jahre braucht der Vermieter einen der Gründe im Gesetz, etwa Eigenbedarf oder Verkauf. Bei vereinbarter Miete (canone concordato) sind es drei Jahre. Der Brief muss den Grund nennen.',
  },
  'it.home.right-false-reason': {
    says: 'Nutzt der Vermieter die Wohnung nicht innerhalb von 12 Monaten wie gesagt, können Sie zurückkommen. Oder Sie bekommen mindestens 36 Monatsmieten.',
  },
  'it.home.right-leave': {
    says: 'Aus ernsten Gründen (gravi motivi) dürfen Sie jederzeit gehen. Kündigen Sie sechs Monate vorher per Einschreiben (raccomandata).',
  },
  'it.home.step-no-sign': {
    says: 'Unterschreiben Sie kein Papier, das den Vertrag beendet oder die Miete erhöht, bevor Sie Rat haben.',
  },
  'it.home.warning-no-leave': {
    says: 'Ziehen Sie nicht allein wegen dieses Briefs aus. Geben Sie deshalb auch keine Schlüssel zurück. Holen Sie zuerst Rat.',
  },
  'it.home.element-reason': {
    name: 'Der Grund',
    says: 'Eine Kündigung (disdetta) zum Ende der ersten Laufzeit muss den gesetzlichen Grund nennen.',
    ifMissing: 'Schreiben Sie, dass sich der Vertrag ohne gesetzlichen Grund verlängert.',
  },
  'it.home.right-leave-date': {
    says: 'Ordnet ein Gericht den Auszug an, setzt es den Tag fest: binnen sechs Monaten, in harten Fällen zwölf. Es sind 60 Tage, wenn Sie eine Zahlungsfrist versäumt haben.',
  },
  'it.home.right-buy-first': {
    says: 'Ein Verkauf beendet die erste Laufzeit nur, wenn der Vermieter außer der eigenen keine andere Wohnung hat. Dann dürfen Sie zum gleichen Preis zuerst kaufen (prelazione).',
  },
}
