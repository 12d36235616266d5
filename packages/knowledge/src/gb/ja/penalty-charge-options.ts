/** Ways to go about a council penalty charge in England and Wales: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_OPTIONS_JA: Words = {
  'gb.pcn.option-challenge': {
    says: '何があったかと理由を書き、写真をつけます。役所は送られたものを考えなければなりません。',
    title: '役所に争う',
    cost: '無料',
    time: '割引の額なら14日以内、最長28日',
    risk: '後で負けると、全額を払います。',
    bestFor: '看板、事実、理由があなたに有利な場合。',
  },
  'gb.pcn.option-tribunal': {
    says: '役所から独立した法律家が決めます。電話かビデオの審理を頼めます。',
    title: '独立した審判所（tribunal）に不服を申し立てる',
    cost: '無料',
    time: '断りから28日以内',
    risk: '負けると、全額を払います。',
    bestFor: '役所に断られ、まだ理由がある場合。',
  },
  'gb.pcn.option-statement': {
    says: '認められれば、命令が取り消され、前の段階に戻ります。',
    title: '陳述書（witness statement）を出す',
    cost: '無料',
    time: '命令から21日以内',
    risk: 'うその陳述は法廷侮辱（contempt of court）になります。',
    bestFor: '通知が届かなかった、払った、または答えがなかった場合。',
  },
  'gb.pcn.option-pay': {
    says: '通知にある方法で払い、領収書を残します。',
    title: '払う',
    cost: '通知の額',
    time: '割引の期間が一番よいです',
    risk: '払うと、不服を申し立てる権利がなくなります。',
    bestFor: '反則金が正しい、または争うほどでない場合。',
  },
  'gb.pcn.option-help': {
    says: 'Citizens AdviceかNational Debtlineが、選び方と用紙を手伝えます。',
    title: '無料の相談を受ける',
    cost: '無料',
    time: '電話か訪問',
    risk: '期限は進みます。',
    bestFor: '払えない、または執行官（bailiff）の話がある場合。',
  },
  'gb.pcn.option-never-knew': {
    says: '役所に伝えます。回収命令（order for recovery）が来たら、用紙TE9かPE3を送り、件を戻します。',
    title: '通知が届かなかったと伝える',
    cost: '無料',
    time: '今書き、命令から21日以内に用紙を使います',
    risk: '本当の場合だけ使えます。',
    bestFor: '前の手紙が古い住所に送られた、または答えがなかった場合。',
  },
}
