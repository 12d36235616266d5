/** The Japanese words of the rows in ../private-parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_JA: Words = {
  'de.consumer.park-want': {
    says: '民間の会社が、駐車の違約金（Vertragsstrafe）を求めています。国の罰金ではありません。',
  },
  'de.consumer.park-who': {
    says: '民間の会社が、持ち主のためにこの駐車場を見張っています。点数はつかず、何も差し押さえられません。',
  },
  'de.consumer.park-reality': {
    says: 'はっきりした標識に決まりと金額があり、あなたが運転したときだけ、払う義務があります。',
  },
  'de.consumer.park-rights': {
    says: '証拠、写真、標識を求められます。断ることもできます。',
  },
  'de.consumer.park-not-yet': {
    says: 'この手紙で、点数、執行官、信用の記録はありません。先に裁判で勝たなければなりません。',
  },
  'de.consumer.park-step-check': {
    says: '時間、場所、標識を確かめてください。写真をとります。店のレシートはありましたか。',
  },
  'de.consumer.park-step-shop': {
    says: '客でしたか。取り消してもらうよう店に頼んでください。よくうまくいきます。',
  },
  'de.consumer.park-step-driver': {
    says: 'あなたではありませんか。そう言い、ほかにだれが運転できたかを書いてください。車の持ち主がただ否定するだけでは、裁判では足りません。',
  },
  'de.consumer.park-step-pay': {
    says: '正しいなら、違約金そのものを払ってください。上乗せの費用は、よく見てください。',
  },
  'de.consumer.park-option-dispute': {
    says: 'なぜ払う義務がないかを書き、写真と標識を求めます。',
    title: '書面で違約金を断る',
    cost: '無料。',
    time: 'メール1通。',
    risk: '取立て会社を送るか、裁判所に行くことがあります。',
    bestFor: '標識がはっきりしない、運転していない、または客だったとき。',
  },
  'de.consumer.park-option-pay': {
    says: '早く払うと、取立ての費用がかかりません。',
    title: '違約金を払う',
    cost: 'よく€30から€50。',
    time: '期日の前。',
    risk: 'ありません。',
    bestFor: 'はっきりした標識に反して駐車したとき。',
  },
  'de.consumer.park-right-keeper': {
    says: '車の持ち主は、違約金に責任を負いません。契約したのは運転した人だけです。',
  },
  'de.consumer.park-right-signs': {
    says: '標識は大きく、読みやすくなければなりません。高すぎる違約金は効きません。',
  },
  'de.parking.right-costs': {
    says: '取り立て費用は、運転者に督促が届き、支払いが遅れた後だけです。所有者への最初の手紙だけでは、ふつう足りません。',
  },
}
