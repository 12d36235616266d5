/** Letters that end a job: reasons, times, pay and help: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_JA: Words = {
  'ie.work.myth-contract': {
    says: '書面の契約がなくても、仕事の権利があります。最低賃金、予告、休暇は当てはまります。',
  },
  'ie.work.want': {
    says: '理由と最後の勤務日を見てください。それで、できることが決まります。',
  },
  'ie.work.reality': {
    says: '会社は、公正な理由と公正な手順を示さなければなりません。Workplace Relations Commission（WRC）で争えます。',
  },
  'ie.work.who': {
    says: 'WRCは仕事の苦情を無料で扱います。弁護士はいりません。',
  },
  'ie.work.rights': {
    says: '予告か代わりの賃金、未払いの賃金、休暇の分を受ける権利が残ります。',
  },
  'ie.work.no-hold': {
    says: '働いて得た賃金を払わずにいてはいけません。その場で署名させることもできません。',
  },
  'ie.work.know-always': {
    says: '働いた期間に関係なく、いつも不公正な理由があります。妊娠、労働組合、不正を知らせたことです。',
  },
  'ie.work.right-unfair': {
    says: '12か月働いた後は、不公正な解雇（unfair dismissal）を請求できます。公正だったことは会社が証明しなければなりません。',
  },
  'ie.work.right-notice': {
    says: '予告は、13週の後は1週間、2年の後は2、5年の後は4、10年の後は6、15年の後は8週間です。',
  },
  'ie.work.right-pay': {
    says: '働いて得た賃金と休暇の分を、全部受け取る権利があります。',
  },
  'ie.work.right-equality': {
    says: '性別、家族、年齢、障害、人種、宗教、性的指向、またはTravellerであることを理由に、解雇してはいけません。',
  },
  'ie.work.wrc': {
    says: '仕事が終わった日から6か月です。ここでは安全のため、手紙から数えます。',
    action: 'WRCに苦情を送る',
    consequence: 'その後は、遅れたよい理由が必要で、12か月を超えることは決してできません。',
  },
  'ie.work.step-reason': {
    says: '理由を書面で求めてください。会社は14日以内に答えなければなりません。',
  },
  'ie.work.step-appeal': {
    says: '社内の不服申立てを使ってください。ただし、WRCの6か月に注意します。',
  },
  'ie.work.step-keep': {
    says: '手紙、契約書、給与明細、メッセージを残してください。',
  },
  'ie.work.step-call': {
    says: '労働組合、FLAC、またはWRCの情報の電話に相談してください。',
  },
  'ie.work.opt-wrc': {
    title: 'WRCに苦情を出す',
    says: 'オンラインの用紙に書きます。調停（mediation）を選べます。',
    cost: '無料。',
    time: '6か月。',
    risk: '小さいです。費用はそれぞれが払います。',
    bestFor: '公正な理由か公正な手順がなかったとき。',
  },
  'ie.work.opt-deal': {
    title: 'もっとよい条件を求める',
    says: 'もっと多い額か、よい証明書を求めます。権利放棄（waiver）に署名する前に相談してください。',
    cost: '無料、または弁護士（solicitor）の数時間分。',
    time: '数日から数週間。',
    risk: '6か月を過ぎないようにしてください。',
    bestFor: '先に進みたいとき。',
  },
  'ie.work.opt-wages': {
    title: '未払いの賃金を請求する',
    says: 'WRCは、賃金、予告、休暇の分を命じられます。',
    cost: '無料。',
    time: '6か月。',
    risk: '小さいです。',
    bestFor: '働いて得た分が全部払われていないとき。',
  },
  'ie.work.insight-process': {
    says: '警告、面談、不服申立てがないと、本当の理由があっても、解雇が不公正になることがあります。',
    actionable: '面談ごとに、だれがいて、何を言ったかを書きとめてください。',
  },
  'ie.work.warn-six': {
    says: '社内で不服を申し立てている間も、6か月は進みます。',
  },
  'ie.work.right-procedure': {
    says: '解雇の前に、苦情の内容を知り、答え、人を連れて行き、不服を申し立てられる必要があります。',
  },
  'ie.work.right-holiday-pay': {
    says: 'たまって使っていない休暇は、仕事が終わるときに払わなければなりません。',
  },
  'ie.work.right-reasons': {
    says: '解雇の理由を書面で求められます。会社は14日以内に答えなければなりません。',
  },
  'ie.work.appeal-over': {
    says: '会社への不服申立ては終わりました。今WRCに申し立てます。6か月は仕事が終わった日から数え、この手紙からではありません。',
  },
}
