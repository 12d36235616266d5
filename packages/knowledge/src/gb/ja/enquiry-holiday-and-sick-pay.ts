/** Questions about holiday pay and sick pay: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAY_AND_SICK_PAY_JA: Words = {
  'gb.ask-work.holiday': {
    says: 'ほとんどの働き手には、年5.6週の有給休暇があります。パートなら割合で決まります。辞めるとき、たまって使っていない休暇は払ってもらわなければなりません。',
  },
  'gb.ask-work.sick-pay': {
    says: '2026年4月6日から、ほとんどの従業員は最初の丸1日から病気手当をもらえます。週£123.25、または普段の賃金の80%の低いほうです。低賃金でも対象です。7日間は自分の届けで足り、その後はfit noteが必要です。断られたら理由を書面（SSP1）で求め、HMRCかAcasに電話してください。',
  },
  'gb.ask-work.zero-hours-holiday': {
    says: 'ゼロ時間契約でも有給休暇は発生します。時間が不規則なら、働いた時間の12.07%です。毎回の賃金と一緒に払えるのは、上乗せで、給与明細に別に書かれている場合だけです。「時給に込み」は認められません。辞めるとき、取らなかった分は払われます。時間数に12.07%を掛けた額を雇い主に書面で求め、期限内にAcas（0300 123 1100）に電話してください。',
  },
  'gb.ask-work.holiday-part-time': {
    says: '週に働く日数に5.6をかけます。年間の有給休暇は、週2日なら11.2日、3日なら16.8日、4日なら22.4日です。祝日(bank holidays)が含まれることもあります。時間が一定しない人や一年の一部だけ働く人は、働いた時間の12.07％がたまります。契約でこれより多くはできますが、少なくはできません。',
  },
}
