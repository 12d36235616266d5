/** Questions about the bank account, not being able to pay, the credit file and loans: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_MONEY_JA: Words = {
  'gb.ask-debt.bank-account': {
    says: '取立て会社は口座に手を出せません。判決（judgment）の後なら、裁判所が止められます。自分の銀行に借金があるなら、銀行がお金を移せることがあるので、相談してください。',
    dependsOn: '判決（judgment）があるか、自分の銀行への借金か',
  },
  'gb.ask-debt.ignore': {
    says: '取立て会社の手紙だけでは、何もできません。でも、本当の借金を放っておくと、裁判になることがあります。返事をして証拠を求め、裁判所の用紙は絶対に放っておかないでください。',
    dependsOn: 'あなたの借金か、古すぎないか',
  },
  'gb.ask-debt.cannot-pay': {
    says: '先に、住まい、暖房、食べ物、地方税（council tax）を払ってください。それから無料の借金の相談員に電話します。計画、一時停止、借金をなくす方法を手配できます。',
  },
  'gb.ask-debt.credit-effect': {
    says: 'お金を求める手紙だけでは信用情報に何も載りません。大事なのは貸し手や事業者の報告です。支払いの遅れや債務不履行（default）は6年残ります。判決も6年載りますが、イングランドとウェールズでは1か月以内に全額払えば載りません。まず無料の信用報告書を見て、何を報告したか会社に聞いてください。',
    dependsOn: '何が報告されたか、裁判になるか',
  },
  'gb.ask-debt.credit-file': {
    says: 'デフォルトの記録は、払っても払わなくても、その日付から6年残ります。払えば「完済」と記され、貸し手の印象はふつう良くなります。消さなければならないのは誤った記録だけです。自分の借金でない、日付が違う、本当の滞納がない場合です。貸し手に書面で訂正を求め、断られたらFinancial OmbudsmanかInformation Commissionerへ。',
  },
  'gb.ask-debt.payday': {
    says: '正しく調べずに貸したなら、苦情を出せます。利息の返金を求めてください。8週間後か最終回答の後に、Financial Ombudsmanに無料で行けます。',
  },
  'gb.ask-debt.real-letter': {
    says: 'メッセージの番号やリンクは使わないでください。FCA Registerで会社を探し、そこの番号に電話します。借金の内容を書面で求めてください。',
    dependsOn: '自分で調べた番号で、会社が本当だと認めるか',
  },
  'gb.ask-debt.ni-rates': {
    says: '今日Land & Property Services（0300 200 7801）に電話し、分割を申し出てください。督促の額を7日以内に払えば分割は続きます。final noticeの後は10日です。収入が少なければ、Universal CreditのRate RebateまたはratesのHousing Benefitを求めてください。裁判になると費用が増えるので、必ず返事をしてください。Advice NI（0800 915 4604）が無料で助けます。',
  },
}
