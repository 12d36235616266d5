/** The Japanese words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_JA: Words = {
  'nz.rise.want': { says: '家主が、もっと高い家賃を求めています。' },
  'nz.rise.want-check': {
    says: '多く払ったり署名したりする前に、値上げが法律に合っているか確かめてください。',
  },
  'nz.rise.reality': {
    says: '家賃を上げられるのは12か月に1度だけで、60日前の知らせが必要です。審判所（Tribunal）が下げられます。',
  },
  'nz.rise.not-yet': { says: '新しい家賃は、知らせから60日たつまで払わなくてよいです。' },
  'nz.rise.right-notice': {
    says: '知らせ（notice）は書面で、新しい家賃と始まる日がなければなりません。少なくとも60日が必要です。',
  },
  'nz.rise.right-year': {
    says: '前の値上げか、賃貸の始まりから12か月以内は、家賃を上げられません。',
  },
  'nz.rise.right-market': {
    says: '相場の家賃（market rent）よりずっと高いなら、借家審判所（Tenancy Tribunal）が下げられます。知らせの後、早く申し立ててください。',
  },
  'nz.rise.step-market': {
    says: 'tenancy.govt.nzで、あなたの地域の相場の家賃（market rent）を調べて比べてください。',
  },
  'nz.rise.step-write': {
    says: '知らせが短いか早すぎるなら、書面でそう言い、前の家賃を払い続けてください。',
  },
  'nz.rise.option-tribunal': {
    says: '借家審判所（Tenancy Tribunal）に、家賃の命令（rent order）を申し立ててください。',
    title: '審判所に下げるよう求める',
    cost: '少しの手数料',
    time: '知らせの後、早く',
    risk: '何も変わらないことがあります。',
    bestFor: '家賃が相場よりずっと高いとき。',
  },
  'nz.rise.option-talk': {
    says: 'もっと小さい値上げか、後の日を、書面で申し出てください。',
    title: '家主と話す',
    cost: '無料',
    time: '書いてある日の前',
    risk: '断られることがあります。',
    bestFor: 'きちんと払っていて、住み続けたいとき。',
  },
}
