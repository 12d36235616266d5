/** The Japanese words of the Netherlands: family and neighbours. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_NEIGHBOURS_JA: Words = {
  'nl.ask.neighbour-noise': {
    says: '隣の人は、違法な迷惑（onrechtmatige hinder）をかけてはいけません。先に話し、日記をつけ、次に無料の調停（buurtbemiddeling）を頼んでください。',
  },
  'nl.ask.neighbour-tree': {
    says: '木は、ほとんどの場合、境から2メートル、生け垣は半メートル離れていなければなりません。町は別の距離を決められます。切る前に、書面で頼んでください。',
  },
  'nl.ask.estate': {
    says: '自分のお金で払うのは、相続を全部承認した場合だけです。裁判所で放棄するか、目録を作ってから限定して承認（beneficiair）できます。何かに触れる前に選んでください。売ったり使ったりすると全部承認と見なされ得ます。価値のない形見はたいてい問題ありません。公証人か裁判所が助けます。会社には、まだ選んでいると書いてください。',
  },
  'nl.ask.maintenance': {
    says: '両親は、それぞれ出せる分に応じて子どもの費用を払います。収入や暮らしが変われば、裁判官が額を変えられます。',
  },
  'nl.stay.right-short': {
    says: '許可を断られたとき、異議の期間は4週間だけのことが多いです。手紙の終わりを見て、今すぐ弁護士を頼んでください。',
  },
  'nl.ask.maintenance-unpaid': {
    says: 'LBIOに取り立てを頼んでください。あなたには無料です。この6か月の支払いが欠けていて、裁判官が金額を決めている必要があります。まず元の相手に書いてください。',
  },
  'nl.ask.maintenance-cannot-pay': {
    says: '自分だけの判断でやめないでください。裁判官が変えるか、二人が書面で合意するまで、額はそのままです。まず新しい収入の証拠をつけて、相手に減額を頼みます。断られたら弁護士が裁判所に変更を求めます。収入が少なければ費用の助け（toevoeging）があります。低い額はふつう申し立てた日から数えます。自分から仕事をやめたなら、認められないこともあります。',
  },
}
