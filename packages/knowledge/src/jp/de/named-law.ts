/** Parkgebühr des Halters, Gemeindesteuern, Krankenkasse, Rente, NHK, Wasser, Lohn bei Pleite: die Zeilen Japans auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_DE: Words = {
  'jp.road.left-car': {
    says: 'Die Polizei verlangt vom Halter ein Parkgeld (放置違反金), weil der Fahrer keine Buße gezahlt hat. Punkte gibt es dafür nicht.',
  },
  'jp.road.right-explain': {
    says: 'Vor der Anordnung können Sie bis zum Termin eine schriftliche Erklärung (弁明書) schicken. Sagen Sie, ob das Auto verkauft oder gestohlen war.',
  },
  'jp.road.who': {
    says: 'Das kommt von der Kommission für öffentliche Sicherheit der Polizei (公安委員会).',
  },
  'jp.road.reality': {
    says: 'Nach einer Anordnung müssen Sie das zahlen. Es ist keine Straftat und steht in keinem Strafregister.',
  },
  'jp.road.option-pay': {
    says: 'Zahlen Sie bis zum Termin bei Bank oder Post.',
    title: 'Das Parkgeld zahlen',
    cost: 'Das Parkgeld.',
    time: 'Bis zum Tag im Brief.',
    risk: 'Keines.',
    bestFor: 'Das Auto stand dort und gehörte Ihnen.',
  },
  'jp.road.option-explain': {
    says: 'Schreiben Sie, warum es nicht Sie treffen soll (弁明書), mit Belegen.',
    title: 'Eine Erklärung schicken',
    cost: 'Eine Briefmarke.',
    time: 'Bis zum Tag im Brief.',
    risk: 'Es kann abgelehnt werden.',
    bestFor: 'Das Auto war verkauft, gestohlen oder nicht dort.',
  },
  'jp.road.step-inspection': {
    says: 'Lassen Sie es nicht liegen. Ohne Zahlung besteht das Auto die nächste Prüfung (車検) vielleicht nicht, und die Polizei kann Geld pfänden.',
  },
  'jp.tax.right-town-wait': {
    says: 'Nach Krankheit, Unglück, Jobverlust oder Geschäftsaufgabe können Sie die Gemeinde um Aufschub oder Raten bitten (徴収の猶予).',
  },
  'jp.tax.right-health': {
    says: 'Ist Ihr Einkommen gesunken, bitten Sie die Gemeinde um einen kleineren Beitrag (減免). Bitten Sie vor dem Termin, mit Belegen.',
  },
  'jp.tax.right-pension': {
    says: 'Mit wenig Einkommen oder nach Jobverlust können Sie sich vom Rentenbeitrag befreien lassen (免除). Das geht bis zu zwei Jahre zurück.',
  },
  'jp.nhk.contract': {
    says: 'Wer ein Gerät hat, das NHK empfängt, muss einen Vertrag schließen. Ohne solches Gerät können Sie den Vertrag beenden.',
  },
  'jp.nhk.right-five': {
    says: 'Jede NHK-Gebühr verjährt nach fünf Jahren, wenn kein Gericht befasst war. Sie müssen es selbst sagen, und zwar vor dem Zahlen.',
  },
  'jp.utility.right-water': {
    says: 'Das Wasserwerk darf nur nach seinen Regeln sperren, wenn eine Rechnung offen bleibt. Rufen Sie vor dem Termin an und bitten Sie um Raten.',
  },
  'jp.work.right-unpaid': {
    says: 'Ist die Firma pleite und schuldet Ihnen Lohn, zahlt der Staat einen Teil davon (立替払). Fragen Sie das Amt für Arbeitsnormen.',
  },
  'jp.road.right-review': {
    says: 'Kommt der Bescheid (納付命令) trotzdem, können Sie innerhalb von drei Monaten ab Kenntnis eine kostenlose Prüfung (審査請求) verlangen.',
  },
  'jp.tax.right-pension-two-years': {
    says: 'Rentenbeiträge verfallen nach zwei Jahren, außer es kam eine förmliche Mahnung (督促状). Ist deren Tag vorbei, kann das Amt pfänden. Rufen Sie vorher an.',
  },
  'jp.nhk.want': {
    says: 'NHK verlangt die Empfangsgebühr. Das ist eine Forderung aus Vertrag, keine Steuer und keine Strafe.',
  },
  'jp.nhk.not-yet': {
    says: 'NHK kann ohne Gericht nichts pfänden. Oft beantragt es einen Zahlungsbefehl (支払督促); widersprechen Sie binnen zwei Wochen.',
  },
  'jp.nhk.step-check': {
    says: 'Prüfen Sie, seit wann Sie ein Empfangsgerät haben und welche Monate älter als fünf Jahre sind. Zahlen und versprechen Sie vorher nichts.',
  },
  'jp.nhk.right-free': {
    says: 'Mit Sozialhilfe, bestimmten Behinderungen oder als Student mit wenig Geld zahlen Sie nichts oder die Hälfte. Bitten Sie NHK um das Formular (免除).',
  },
}
