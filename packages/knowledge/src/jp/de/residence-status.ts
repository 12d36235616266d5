/** Letters on the right to stay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_STATUS_DE: Words = {
  'jp.stay.reality': {
    says: 'Ein Nein ist nicht das Ende. Aber die Zeit ist kurz und läuft ab dem Brief.',
  },
  'jp.stay.step-first': {
    says: 'Notieren Sie den Tag, behalten Sie den Umschlag und zeigen Sie heute alle Seiten einem Anwalt. Warten Sie nicht auf weitere Papiere.',
  },
  'jp.stay.right-court': {
    says: 'Gegen einen abgelehnten Aufenthalt können Sie binnen sechs Monaten ab Kenntnis klagen (取消訴訟). Die kostenlose Prüfung (審査請求) gilt hier nicht. Fragen Sie zuerst beim Amt nach den Gründen.',
  },
  'jp.stay.right-leave-or-reapply': {
    says: 'Endet Ihr Aufenthalt bald, können Sie meist auf Zeit zur Ausreise wechseln (特定活動, 出国準備) oder mit besseren Papieren neu beantragen. Länger zu bleiben ist strafbar.',
  },
  'jp.stay.right-short': {
    says: 'Beantragen Sie Verlängerung oder Wechsel vor dem Ablauf. Bei rechtzeitigem Antrag dürfen Sie bis zur Antwort bleiben, höchstens zwei Monate länger.',
  },
}
