/** The Japanese words of the Netherlands: consumer rights. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_JA: Words = {
  'nl.buy.want': {
    says: '会社が、契約に縛られている、または払う義務があると言っています。',
  },
  'nl.buy.who': {
    says: '民間の会社です。裁判官なしに、強制はできません。',
  },
  'nl.buy.not-yet': {
    says: '判決なしに、あなたから何も取れません。',
  },
  'nl.buy.rights': {
    says: 'ネットでは、ほとんどの場合、14日以内に考えを変えられます。悪い品物は、修理か交換をしなければなりません。',
  },
  'nl.buy.step-write': {
    says: '何が悪く、何を求めるかを、会社に書いてください。適切な時間を与えます。',
  },
  'nl.buy.step-withdraw': {
    says: 'ネットか訪問で買って、14日たっていませんか。今すぐ書面で取り消してください。',
  },
  'nl.buy.step-acm': {
    says: 'ConsuWijzerかJuridisch Loketに、手紙の例を求めてください。',
  },
  'nl.buy.right-withdraw': {
    says: 'ネットの購入を、14日以内に理由なしで取り消す権利があります。その後、売り手は14日以内に返金します。',
  },
  'nl.buy.right-conform': {
    says: '期待どおりに使える品物を受ける権利があります。最初の1年の欠陥は、最初からあったとみなされます。',
  },
  'nl.buy.right-month': {
    says: '最初の期間の後は、ほとんどの契約を1か月の予告で終えられます。',
  },
  'nl.buy.right-phone': {
    says: '会社からの電話での契約には、ほとんどの場合、あなたの書面の同意が必要です。',
  },
  'nl.buy.option-dispute': {
    title: '書面で争う',
    says: '払う必要がない理由を書きます。',
    cost: '無料。',
    time: '手紙1通。',
    risk: '取立て会社が来ることがあります。',
    bestFor: '契約に縛られていない、または品物が悪いとき。',
  },
  'nl.buy.option-board': {
    title: '紛争の委員会に行く',
    says: '会社がDe Geschillencommissieに入っているか聞きます。',
    cost: '少しの手数料。',
    time: '数か月。',
    risk: '決定には両方が従います。',
    bestFor: '会社が助けてくれないとき。',
  },
  'nl.buy.option-help': {
    title: '無料の相談を受ける',
    says: 'Juridisch Loketに電話します。',
    cost: '無料。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '迷っているとき。',
  },
}
