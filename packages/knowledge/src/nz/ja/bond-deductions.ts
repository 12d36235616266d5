/** The Japanese words of the rows in ../bond-deductions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BOND_DEDUCTIONS_JA: Words = {
  'nz.kept.right-agree': {
    says: '敷金（bond）は、Tenancy Servicesが預かっています。あなたの同意か、借家審判所（Tenancy Tribunal）の命令がなければ、家主は自分のものにできません。',
  },
  'nz.kept.right-wear': {
    says: 'ふつうに使っての傷みは、払わなくてよいものです。家主は、壊れたことと、あなたが壊したことを示さなければなりません。',
  },
  'nz.kept.step-claim': {
    says: '自分で、Tenancy Servicesに敷金（bond）を申し込んでください。何も書いていない用紙に署名しないでください。',
  },
  'nz.kept.step-proof': {
    says: '最初の点検の記録、写真、領収書をまとめてください。家主に請求書を見せるよう求めてください。',
  },
  'nz.kept.option-tribunal': {
    says: '書面で断り、それからオンラインで申し立ててください。Community Lawが無料で手伝います。',
    title: '借家審判所（Tenancy Tribunal）に決めてもらう',
    cost: '少しの手数料。',
    time: '数週間。',
    risk: '低い。',
    bestFor: '差し引かれる分に納得できないとき。',
  },
}
