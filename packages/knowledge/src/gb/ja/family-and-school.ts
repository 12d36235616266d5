/** Japanese: child maintenance, contact with children, parting, social workers, and school. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_SCHOOL_JA: Words = {
  'gb.maintenance.wants': {
    says: '養育費の役所（Child Maintenance Service）が、子どものためのお金を求めるか、計算を知らせています。',
  },
  'gb.maintenance.right-again': {
    says: '30日以内に、決定の見直しを求めます。その後、審判所（tribunal）に無料で訴えられます。',
  },
  'gb.maintenance.know-change': {
    says: '給料が変わったらすぐ知らせます。毎年の見直しの間は、25%以上上がるか下がるときだけ計算し直します。',
  },
  'gb.maintenance.right-wages': {
    says: '裁判所なしで給料から引けます。手取りの60%以上は残す必要があります。',
  },
  'gb.maintenance.step': {
    says: '新しい給与明細を送ります。それぞれの額の計算を聞き、未払い分の計画を申し出ます。',
  },
  'gb.maintenance.ni': {
    says: '決定の見直しを求めます。その後、審判所（tribunal）に訴えられます。',
  },
  'gb.maintenance.answer': {
    says: '新しい給与明細を送り、30日以内に見直しを求めます。その後、訴えられます。給料からは、手取りの60%以上を残す必要があります。',
  },
  'gb.children.right-order': {
    says: '子どもがどこに住み、誰に会うか、家庭裁判所に決めてもらえます。子どもにとって一番よいことが先です。',
  },
  'gb.children.right-meeting': {
    says: '裁判所の前に、たいてい調停の説明に行く必要があります。虐待があったときは要りません。',
  },
  'gb.children.scotland': {
    says: '面会や住む所の命令を Sheriff Court に求められます。子どもにとって一番よいことが先です。',
  },
  'gb.children.ni': {
    says: '面会や住む所の命令を家庭裁判所に求められます。子どもにとって一番よいことが先です。',
  },
  'gb.children.answer': {
    says: '調停の助けで合意を試します。だめなら家庭裁判所に命令（child arrangements order）を求めます。子どもにとって一番よいことが先です。',
  },
  'gb.divorce.right-no-blame': {
    says: '相手を責めずに、一方から離婚を申し立てられます。少なくとも26週間かかります。家、お金、年金も決めてもらいましょう。',
  },
  'gb.divorce.answer': {
    says: '一方が、相手を責めずにネットで申し立てられます。少なくとも26週間かかります。お金の命令を忘れないでください。なければ請求が残ります。',
  },
  'gb.abuse.right-order': {
    says: 'その人があなたと家に近づかないよう、家庭裁判所が命じられます。無料で、その日のうちにもできます。危ないときは999に電話します。',
  },
  'gb.unmarried.right-share': {
    says: '一緒に住むだけでは結婚になりません。それでも裁判所は、約束と支払いから、家のどれだけがあなたの分か決められます。',
  },
  'gb.social-work.right-consent': {
    says: '子どもの危険は調べる義務があります。あなたの同意、裁判所の命令、緊急の警察がなければ、子どもを連れて行けません。',
  },
  'gb.social-work.answer': {
    says: '協力し、早く弁護士に頼みます。助言なしに、子どもの住む所の書類に署名しないでください。連れて行けるのは、あなたの同意、裁判所、緊急の警察だけです。',
  },
  'gb.attorney.know': {
    says: '委任状（lasting power of attorney）は、本人が分かるうちに作り、登録が必要です。遅ければ Court of Protection が人を決められます。',
  },
  'gb.school.wants': {
    says: '学校は、しばらくの間か、ずっと、子どもを来させないと言っています。理由、期間、反対の仕方を書く必要があります。',
  },
  'gb.school.right-governors': {
    says: '学校の理事（governors）に言い分を話せます。ずっとか、学期に15日を超えるなら、授業日15日以内に調べる必要があります。',
  },
  'gb.school.right-panel': {
    says: '理事がずっとの除外を変えなければ、授業日15日以内に独立の審査（review panel）を求められます。',
  },
  'gb.school.exclude-step': {
    says: '手紙と証拠を書面で求めます。子どもの話を書きとめ、governors と話したいと頼みます。',
  },
  'gb.school.right-equal': {
    says: '自閉症など障害のある子に、学校は公正な配慮をする必要があります。障害から来る事を、よい理由なく罰せません。審判所（tribunal）が決められます。',
  },
  'gb.school.right-plan': {
    says: '役所は計画に書いた助けを与える必要があります。決定から2か月以内に SEND Tribunal に訴えられます。',
  },
  'gb.school.scotland-support': {
    says: '役所は、学ぶために要る追加の助けを子どもに与える必要があります。一部は審判所（tribunal）が決めます。',
  },
  'gb.school.wales-support': {
    says: '学ぶ助けがもっと要る子は、計画とその助けを受ける権利があります。Education Tribunal for Wales に訴えられます。',
  },
  'gb.school.absence': {
    says: '罰金は親1人と子1人ごとに、21日以内なら£80、その後28日目まで£160です。訴えられませんが、取り消しを役所に頼めます。',
  },
  'gb.school.absence-wants': {
    says: '学校は、子どもが毎日来るよう求め、来ないとどうなるかを書いています。',
  },
  'gb.school.absence-step': {
    says: '話し合いに行きます。病気の日ごとに証明を送り、学校に行けないときは助けを求めます。',
  },
  'gb.school.place-wants': {
    says: '手紙は、子どもがどの学校に入れるかを知らせています。その席を取ったまま、別の学校を求めて訴えられます。',
  },
  'gb.school.right-place': {
    says: '断られたら、学校から独立した審査会に訴えられます。断った学校は方法を知らせる必要があります。',
  },
  'gb.school.place-step': {
    says: '今ある席を受けます。手紙の日までに、この学校が合う証拠と一緒に訴えを送ります。',
  },
  'gb.school.right-bus': {
    says: '一番近い合う学校が2マイルより遠ければ無料です。8歳からは3マイルです。障害、低い収入、危ない道も大切です。',
  },
  'gb.school.answer-excluded': {
    says: '理由を書面で求め、理事（governors）に言い分を話します。ずっとなら独立の審査会が調べられます。障害のある子にはもっと権利があります。',
  },
  'gb.school.answer-fine': {
    says: '訴えはできません。間違いなら、取り消しを役所に頼めます。21日以内に£80か、28日目までに£160を払います。払わないと役所が裁判所に行くことがあります。',
  },
  'gb.divorce.answer-pension': {
    says: '当然に半分をもらえる人はいません。裁判所は双方の必要、子ども、年齢、収入、一緒にいた年数を見て、命令で年金を分けることができます。年金の価値（CETV）を尋ね、同意する前に相談してください。合意が最終になるのは裁判所の命令だけです。',
  },
  'gb.ask-family.mediation': {
    says: '家庭裁判所に申し立てる前に、多くは調停についての面談（MIAM）に一度行く必要があります。調停そのものは任意です。暴力があった場合や急ぐ場合、面談は要りません。利用券や法律扶助が使えるか、調停者に尋ねてください。',
  },
}
