/** The Japanese words of the rows in ../health-fund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_FUND_JA: Words = {
  'fr.fund.want': {
    says: '公の保険が、何かを断るか、払うものを変えています。',
  },
  'fr.fund.reality': {
    says: '断られても、終わりではありません。最初の不服は無料で、手紙だけで足ります。',
  },
  'fr.fund.right-appeal': {
    says: '不服の委員会（commission de recours amiable）に書くために2か月あります。医学の理由なら、医学の委員会（CMRA）です。',
  },
  'fr.fund.right-court': {
    says: '2か月返事がなければ拒否とみなされます。医療委員会（CMRA）では4か月です。その後2か月以内に社会部（pôle social）に訴えられます。弁護士はいりません。',
  },
  'fr.fund.step-write': {
    says: '決定を争うと、日付とあなたの番号とともに書いてください。医師の手紙をつけ、書留で送ります。',
  },
  'fr.fund.option-appeal': {
    says: 'なぜまちがいかを自分の言葉で書き、決定を変えるよう求めます。',
    title: '決定を争う',
    cost: '無料',
    time: '2か月',
    risk: 'ありません。',
    bestFor: '理由に納得できないとき。',
  },
  'fr.fund.right-late-note': {
    says: '病休の届が初めて遅れたときは警告だけです。24か月以内に2回目なら支給は半分になります。休みが終わってから届いたものは拒否されることがあります。入院中など、本当に送れなかったときは責められません。',
  },
}
