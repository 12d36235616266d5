/** Japanese: signs against a letter being genuine, read from its words. */
import type { CueRow } from './cue.ts'

export const JA_AUTHENTICITY_CUES = [
  {
    means: 'authenticity',
    code: 'asks_to_verify',
    points: 'suspicious',
    weight: 3.6,
    says: 'It wants you to "verify" or "update" details. Criminals use those words to get them.',
    cues: '自動更新に失敗 | 一時的に停止されて | お支払い方法が承認され | 未納料金が発生 | 本日中にご連絡がない | lineグループ | 二重払いが確認',
  },
  {
    means: 'authenticity',
    code: 'says_keep_secret',
    points: 'suspicious',
    weight: 6,
    says: 'It tells you to keep it secret.',
    cues: 'まだ秘密で | 秘密でお願い | 他の社員には | 口外しないで',
  },
  {
    means: 'authenticity',
    code: 'threatens_service_end',
    points: 'suspicious',
    weight: 6,
    says: 'It threatens to block an account unless you act on a link.',
    cues: '永久ロック | 停止を回避するには | 永久に停止 | 完全に凍結',
  },
] as const satisfies readonly CueRow[]
