/** A letter on deductions from a tenancy deposit in Scotland: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_SCOTLAND_JA: Words = {
  'gb.deposit.right-protected-scotland': {
    says: '家主は30営業日以内に敷金を保護機関（scheme）に入れる義務がありました。怠れば審判所（tribunal）は敷金の3倍まで認めることがあります。',
  },
  'gb.deposit.right-scheme-scotland': {
    says: 'お金は保護機関（scheme）が持っています。納得できなければ、書類で無料で決め、見直しも頼めます。',
  },
  'gb.deposit.step-scotland': {
    says: '保護機関（scheme）から手紙が来たら30営業日以内に答えます。答えないと、家主の求めどおり払われることがあります。',
  },
  'gb.deposit.step-proof-scotland': {
    says: '目録、写真、請求書を求め、自分の写真、メッセージ、領収書を集めます。',
  },
  'gb.deposit.option-scotland': {
    says: '納得できないと保護機関（scheme）に伝え、証拠を送ります。',
    title: '保護機関に決めてもらう',
    cost: '無料。',
    time: '数週間。',
    risk: '一度の見直しの後、双方を拘束します。',
    bestFor: '額が高い、証拠がない方。',
  },
  'gb.deposit.right-proof-scotland': {
    says: '支払い義務が示されるまで、敷金はあなたのものです。家主は各額を証明する必要があり、普通の傷みは損害ではありません。',
  },
  'gb.deposit.option-tribunal-scotland': {
    says: '敷金が保護されていなければ、契約終了から3か月以内に First-tier Tribunal for Scotland (Housing and Property Chamber) へ申し立てます。',
    title: '審判所に申し立てる',
    cost: '申立ては無料。',
    time: '数か月。',
    risk: '遅れると認められません。',
    bestFor: '保護が遅れた、またはなかった方。',
  },
}
