/** What a notice to the keeper of a car must say: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_NOTICE_TO_KEEPER_JA: Words = {
  'gb.parking.element-period': {
    name: '土地と駐車した時間',
    says: '通知には、車、土地、駐車した時間を書かなければなりません。',
    ifMissing:
      '「土地と駐車した時間」が見つかりませんでした。本当になければ、会社は運転した人にしか求められないことがあります。不服申立てに書いてください。',
  },
  'gb.parking.element-circumstances': {
    name: '料金がかかる理由',
    says: '通知には、何があって、なぜ料金になるかを書かなければなりません。',
    ifMissing:
      '「料金がかかる理由」が見つかりませんでした。本当になければ、会社は運転した人にしか求められないことがあります。不服申立てに書いてください。',
  },
  'gb.parking.element-sum': {
    name: '未払いの額',
    says: '通知には、未払いの合計を書かなければなりません。',
    ifMissing:
      '「未払いの額」が見つかりませんでした。本当になければ、会社は運転した人にしか求められないことがあります。不服申立てに書いてください。',
  },
  'gb.parking.element-invite': {
    name: '払うか運転した人の名前を言うようにという求め',
    says: '通知には、会社が運転した人を知らないと書かなければなりません。払うか、運転した人の名前を言うよう、登録者（keeper）に求める必要があります。',
    ifMissing:
      '「払うか運転した人の名前を言うようにという求め」が見つかりませんでした。本当になければ、会社は運転した人にしか求められないことがあります。不服申立てに書いてください。',
  },
  'gb.parking.element-warning': {
    name: '登録者（keeper）への28日の警告',
    says: '通知には、28日の後、会社が登録者（keeper）から料金を取る権利を持つかもしれないと書かなければなりません。',
    ifMissing:
      '「登録者（keeper）への28日の警告」が見つかりませんでした。本当になければ、会社は運転した人にしか求められないことがあります。不服申立てに書いてください。',
  },
  'gb.parking.element-creditor': {
    name: 'だれにどう払うか',
    says: '通知には、だれに払うか、どう払うかを書かなければなりません。',
    ifMissing:
      '「だれにどう払うか」が見つかりませんでした。本当になければ、会社は運転した人にしか求められないことがあります。不服申立てに書いてください。',
  },
  'gb.parking.element-disputes': {
    name: '争う方法',
    says: '通知には、料金を争う方法を書かなければなりません。',
    ifMissing:
      '「争う方法」が見つかりませんでした。本当になければ、会社は運転した人にしか求められないことがあります。不服申立てに書いてください。',
  },
  'gb.parking.element-date': {
    name: '送った日',
    says: '通知には、送った日か渡した日が必要です。',
    ifMissing:
      '「送った日」が見つかりませんでした。本当になければ、会社は運転した人にしか求められないことがあります。不服申立てに書いてください。',
  },
}
