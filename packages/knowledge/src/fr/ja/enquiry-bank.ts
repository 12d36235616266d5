/** Questions about cheques, closed accounts, loans and the payment incident file: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_JA: Words = {
  'fr.ask-debt.bad-cheque': {
    says: '小切手を払い、銀行に伝えてください。禁止はすぐに終わります。そうでなければ5年続きます。',
    dependsOn: '払うか',
  },
  'fr.ask-debt.account-closed': {
    says: '銀行は、書面で2か月の予告をしなければなりません。どの銀行も受け入れなければ、Banque de Franceが、受け入れなければならない銀行を決めます（droit au compte）。',
    dependsOn: '銀行が何をしたか',
  },
  'fr.ask-debt.credit-two-years': {
    dependsOn: '判決があるか',
    says: '貸主は、最初に払われないままになった分から2年以内に訴える必要があります。過ぎれば、どんな手紙が来ても手遅れです。双方が合意した新しい返済計画があれば、2年は数え直しです。判決は10年有効なので、写しを求めてください。執行官（commissaire de justice）の手紙でも差押えではありません。判決を見るまでは、少額でも払わず、何も認めないでください。',
  },
  'fr.ask-debt.ficp': {
    says: 'Banque de Franceに自分の記録を求めてください。無料です。借金を払えば、銀行は消させなければなりません。払わなくても5年で終わります。30日前の警告が必要でした。まちがいなら銀行に、次にCNILに書きます。',
  },
}
