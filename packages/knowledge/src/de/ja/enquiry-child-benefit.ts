/** Questions about child benefit that is asked back, and for a grown child between school and training: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_BENEFIT_JA: Words = {
  'de.ask-debt.child-benefit-search': {
    says: '真剣に職業訓練先を探している25歳未満の子は、職業紹介所に登録していなくても対象のままです。1か月以内に異議（Einspruch）を出し、応募と返事を月ごとにすべて送ってください。異議だけでは支払いは止まらないので、同じ手紙で執行停止（Aussetzung der Vollziehung）も求めます。「ohne Anerkennung（認めるものではない）」と書けば分割払いは承認になりません。電話した日と内容も書いてください。',
  },
  'de.ask-debt.child-benefit-gap': {
    says: '18〜24歳の子には、学校・職業訓練・大学・ボランティア年（FSJ、BFD）の間は支給が続きます。二つの段階の間は、まる4か月まで含まれます。それより長い時は、子が進路先を探して応募書類で示すか、求職登録が必要です。旅行やアルバイトだけでは対象になりません。変化があるたびに、次の段階の証明を付けて Familienkasse に書面で知らせてください。',
  },
  'de.ask-debt.child-benefit-back': {
    says: '1か月以内に異議（Einspruch）を出し、支払いの停止を求めてください。Jobcenterが児童手当を収入に数えていたなら、免除（Erlass）を求めてください。少額の分割も頼めます。',
  },
  'de.ask-debt.child-benefit-changed-firm': {
    says: '職業訓練中や学業中の25歳未満の子は、会社や科目が変わっても対象です。二つの訓練の間が4か月までなら、その間も対象です。それより長くても、真剣に場所を探している間は対象です。1か月以内に、古い契約書と新しい契約書を付けて異議(Einspruch)を申し立ててください。それだけでは支払いは止まりません。同じ手紙で執行停止(Aussetzung der Vollziehung)も求めてください。',
  },
  'de.ask-family.parental-allowance': {
    dependsOn: '出産前の手取り',
    says: '普通はその65〜67％で、月300〜1,800ユーロです。給料が低ければ最大100％、無職なら300ユーロです。一人で最長12か月、二人合わせて14か月です。ElterngeldPlusは半額を2倍の期間受けられます。前年の課税所得が175,000ユーロを超えると出ません。さかのぼれるのは3か月なので、出産から3か月以内にElterngeldstelleへ申請してください。',
  },
  'de.ask-family.child-benefit-sum': {
    says: '2026年1月1日からは、子ども一人につき月259ユーロです。18歳まで、学校・職業訓練・大学にいる間は25歳までもらえます。Arbeitsagentur の Familienkasse に申請します。過去の分は六か月だけです。収入が少なければ Kinderzuschlag も尋ねます。子どもが訓練を終えたり家を出たりしたら、すぐ知らせます。知らせないと返すことになるかもしれません。',
  },
}
