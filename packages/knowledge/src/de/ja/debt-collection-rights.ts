/** What a debtor may ask of a collector, what to beware of, and old debts: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_JA: Words = {
  'de.debt.right-information': {
    says: '最初の手紙で、はっきりした事実を知る権利があります。だれのためか、なぜ払うのか、それぞれの費用です。',
  },
  'de.debt.right-more': {
    says: 'あなたが求めれば、最初の債権者と、契約がどう結ばれたかも、遅れずに言わなければなりません。',
  },
  'de.debt.right-prove': {
    says: '契約と借金を証明するのは相手です。払う義務がないことを、あなたが証明する必要はありません。',
  },
  'de.debt.right-cost-cap': {
    says: '費用は、同じ仕事に弁護士が求められる額より高くてはいけません。それを超える分は引いてください。',
  },
  'de.debt.right-small-claim': {
    says: '争いのない€50までの請求では、満額の手数料1つは€31.50だけです。最初の手紙では、ほとんどの場合その半分までです。',
  },
  'de.debt.right-no-double': {
    says: '取立て会社と弁護士の両方が動いても、払うのは多くて一つ分です。例外はまれです。',
  },
  'de.debt.right-reminder': {
    says: '遅れの費用には、先に督促が必要です。または、契約に決まった日があったか、注意を書いた請求書から30日が過ぎたときです。',
  },
  'de.debt.right-schufa': {
    says: '裁判所の文書がなければ、先に書面の督促2回、4週間、警告が必要です。争っている請求は数えません。',
  },
  'de.debt.right-unordered': {
    says: '注文していない物やサービスには、何も払う義務がありません。',
  },
  'de.debt.right-no-entry': {
    says: '取立ての人には、家に入る権利がありません。帰ってもらってかまいません。',
  },
  'de.debt.right-interest': {
    says: '消費者が払う利息は、基準の利率（Basiszinssatz）より5ポイント上です。それより多くには、特別な理由が必要です。',
  },
  'de.debt.warn-restart': {
    says: '古い借金には気をつけてください。少しでも払うか、認めると、3年がまた始まります。',
  },
  'de.debt.warn-ignore': {
    says: '後で来る裁判所の郵便を無視しないでください。だれも異議を出さないと、まちがった請求でも30年強制できるものになります。',
  },
  'de.debt.warn-titled-old': {
    says: '裁判所の執行できる文書は30年続きます。その後の利息は3年で時効になります。年ごとの金額を求めてください。',
  },
  'de.debt.tactic-limitation': {
    says: '丸3年より多くの暦の年が過ぎたなら、「時効（Verjährung）を主張します」と書いてください。相手はもう強制できません。',
    risk: '裁判所の文書、支払い、話し合いで期間が止まっていたら、成り立ちません。',
    notWhen: '裁判所の執行できる文書がある、または最近何か払ったとき。',
  },
  'de.debt.tactic-purpose': {
    says: '振込みに「元の金額だけ」（nur Hauptforderung）と書いてください。費用に消えないようにするためです。相手は断ることがあります。',
    risk: '法律とちがう順番を書いた支払いを、相手は断れます。',
    notWhen: '費用も一度に払ってしまいたいとき。',
  },
}
