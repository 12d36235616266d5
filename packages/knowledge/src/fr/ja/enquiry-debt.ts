/** Questions about debts that a person cannot pay, and whose debts they are. `asks` holds the words people type, in French and in English: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_JA: Words = {
  'fr.ask-debt.step-write': {
    says: '日付と金額を紙に書いてください。いつが支払日か、何を払ったか、だれが書いてきたかです。',
  },
  'fr.ask-debt.step-help': {
    says: 'Point conseil budgetかpoint-justice（3039）に行ってください。どちらも無料です。',
  },
  'fr.ask-debt.step-keep': {
    says: '手紙、封筒、支払いの証拠を残してください。',
  },
  'fr.ask-debt.right-no-title': {
    says: '執行できる文書（titre exécutoire）がなければ、だれもお金や物を差し押さえられません。',
  },
  'fr.ask-debt.right-costs': {
    says: '裁判所の命令の前の取立ての費用を、あなたが払う必要はありません。',
  },
  'fr.ask-debt.right-time': {
    says: '裁判官は、支払いのために最長2年を与えられます。',
  },
  'fr.ask-debt.option-help': {
    says: 'Point conseil budgetが、すべての借金を一緒に見ます。',
    title: '無料の借金の相談員に会う',
    cost: '何もかかりません。',
    time: '1回の訪問。',
    risk: 'ありません。',
    bestFor: '借金のあるすべての人。',
  },
  'fr.ask-debt.option-plan': {
    says: '続けられる金額を書面で申し出ます。先に、借金の古さを確かめます。',
    title: '毎月の少ない金額を申し出る',
    cost: '申し出た金額。',
    time: '一晩。',
    risk: '古い借金の期間がまた始まることがあります。',
    bestFor: '払う義務があり、新しい借金のとき。',
  },
  'fr.ask-debt.know-overdebt': {
    says: 'Banque de Franceの多重債務の助けは無料で、差押えを止められることがあります。',
    learnMore: '代わりにしてあげると言う会社に、決して払わないでください。',
  },
  'fr.ask-debt.warn-court': {
    says: '執行官が届けた書類の期日は短いです。読まずに置かないでください。',
  },
  'fr.ask-debt.right-proof': {
    says: '借金を求める側が証明しなければなりません。',
  },
  'fr.ask-debt.spouse': {
    says: '結婚した人は、家と子どものための借金を、二人とも払う義務があります。一人だけが署名した大きいローンは、その人のものです。',
    dependsOn: '何のための借金か',
  },
  'fr.ask-debt.inherited': {
    says: '相続を断るか、その価値までで受けることができます。全部受けると、借金も受けつぎます。',
    dependsOn: '相続を受けるか',
  },
}
