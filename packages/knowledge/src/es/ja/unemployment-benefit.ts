/** Unemployment benefit (paro) after a dismissal, and the fund that pays wages of a firm without money (FOGASA): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const UNEMPLOYMENT_BENEFIT_JA: Words = {
  'es.work.paro-any': {
    says: '懲戒でも、どの解雇の後も、失業給付を受けられます。先に訴える必要はありません。',
  },
  'es.work.fogasa': {
    says: '会社が払えなければ、公の基金（FOGASA）が、賃金と補償を上限まで払います。',
  },
  'es.work.deadline-paro': {
    says: '仕事が終わってから15営業日以内に、失業給付を申し込んでください。',
    action: 'SEPEに給付を申し込む',
    consequence: '申し込むまでの日数の給付を失います。',
  },
  'es.work.step-paro': {
    says: '求職者として登録し、15営業日以内にSEPEに給付を申し込んでください。',
  },
}
