/** The offer of a fixed penalty of the police in place of court: the words in Japanese. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const COURT: RowWords = {
  says: '受け入れる必要はありません。裁判所の判断を求めることができ、その場合は相手が事実を証明します。',
}
const ACCEPT: RowWords = {
  says: '手紙の期日までにお金を払い、免許証の情報を伝えます。',
  title: '反則金を受け入れる',
  cost: '手紙の額と点数。',
  time: '数分。',
  risk: '点数は3年間数えられます。保険料が上がることもあります。',
  bestFor: '自分がしたことで、早く終わらせたい方。',
}

export const POLICE_PENALTY_OFFERS_JA: Words = {
  'gb.police-penalty.points': {
    says: '速度違反では多くの場合、£100と3点です。3年で12点になると免許を失うことがあります。',
  },
  'gb.police-penalty.right-court': COURT,
  'gb.police-penalty.right-ends-it': {
    says: '期限までに受け入れて求められたことをすべてすれば、この件で裁判はありません。前科にもなりません。',
  },
  'gb.police-penalty.step-check': {
    says: 'ナンバー、場所、日付、時刻を確かめてください。最終日の前に選びます。受け入れる、講習があれば受ける、または裁判を求める、です。',
  },
  'gb.police-penalty.step-accept': {
    says: '受け入れるときは、手紙のとおりにお金を払い、免許証の情報を送ります。両方を期日までにして、証拠を残してください。',
  },
  'gb.police-penalty.step-advice': {
    says: '点数が9点以上ある方や、運転が仕事の方は、選ぶ前に弁護士（solicitor）に相談してください。',
  },
  'gb.police-penalty.warning-new-driver': {
    says: '最初の試験合格から2年以内に6点になると免許はなくなります。試験を受け直さなければなりません。',
  },
  'gb.police-penalty.warning-silence': {
    says: '何もしないと申し出は終わり、裁判所に送られることがあります。路上で渡された通知は、5割増しの罰金になります。',
  },
  'gb.police-penalty.deadline': {
    says: '条件付きの申し出（conditional offer）は、その日付から少なくとも28日間有効です。',
    action: '申し出を受け入れるか、裁判を求める',
    consequence:
      '申し出は終わり、裁判所が判断することがあります。罰金は高くなり、費用もかかります。',
  },
  'gb.police-penalty.option-accept': ACCEPT,
  'gb.police-penalty.option-course': {
    says: '手紙の期日までに予約します。反則金も払うと講習の申し出がなくなるので、払わないでください。',
    title: '申し出のあった講習を受ける',
    cost: '講習の料金。点数はつきません。',
    time: '数時間。',
    risk: '最後まで受けないと、反則金か裁判に戻ります。',
    bestFor: '講習の申し出があり、3年間同じ講習を受けていない方。',
  },
  'gb.police-penalty.option-court': {
    says: '手紙のとおりに審理を求めます。無罪を主張することも、事情を述べて認めることもできます。',
    title: '裁判所に判断してもらう',
    cost: '負けると、収入に応じた罰金と費用。',
    time: '数か月。',
    risk: '罰金と点数が申し出より重くなることがあります。',
    bestFor: '自分ではない方、または強い証拠がある方。',
  },
  'gb.police-penalty.ni-right-court': COURT,
  'gb.police-penalty.ni-right-ends-it': {
    says: '期限までに受け入れて求められたことをすべてすれば、この件で裁判はありません。',
  },
  'gb.police-penalty.ni-step': {
    says: 'ナンバー、場所、日付、時刻を確かめてください。手紙の期日までに、受け入れる、講習があれば受ける、または裁判を求めます。',
  },
  'gb.police-penalty.ni-option-accept': ACCEPT,
}
