/** The Japanese words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_JA: Words = {
  'ie.denied.step-each': {
    says: '手紙の理由ごとに新しい書類で答え、最終日の前に証明の残る方法で送ります。',
  },
  'ie.denied.option-appeal': {
    title: '手紙が認めていれば不服を出す',
    cost: '無料です。',
    time: '数か月です。',
    risk: '普通は一回だけです。',
    bestFor: '足りなかった証拠を出せる人。',
    says: '期限内に理由ごとに新しい証拠を付けて書きます。裁判所も適法か見られるので、早く弁護士に相談してください。',
  },
  'ie.denied.reality': { says: '拒否されても再申請できます。まず足りなかった点を直してください。' },
}
