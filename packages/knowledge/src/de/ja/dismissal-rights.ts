/** What the law gives to a worker who is dismissed, what to beware of, and false beliefs: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_RIGHTS_JA: Words = {
  'de.job.right-form': {
    says: 'メール、メッセージ、または手書きの署名のない解雇は、効きません。',
  },
  'de.job.right-protection': {
    says: '6か月たった後、常勤にして10人より多い会社では、雇い主に法律に合う理由が必要です。',
  },
  'de.job.right-notice': {
    says: '予告期間は、月の15日か月末まで、少なくとも4週間です。働いた年数とともに、1か月から7か月に延びます。',
  },
  'de.job.right-at-once': {
    says: '即時解雇には、とても重い理由と、知ってから2週間以内であることが必要です。多くは先に警告が要ります。求めれば、理由を書面で示さなければなりません。',
  },
  'de.job.right-block-time': {
    says: 'あなたの行動を理由に解雇されたときは、失業給付が12週間止められることがあります(Sperrzeit)。解雇が違法なら止められません。異議は1か月以内です。',
  },
  'de.job.right-special': {
    says: '妊娠中、育児休業中、重い障害、従業員の代表のどれかですか。そのときは、解雇に役所の許可が必要か、解雇が禁じられています。',
  },
  'de.job.right-council': {
    says: '従業員の代表（Betriebsrat）がいれば、解雇のたびに、先に意見を聞かなければなりません。',
  },
  'de.job.right-papers': {
    says: '公正な証明書を受ける権利があります。取れなかった休暇は、お金で支払われます。',
  },
  'de.job.right-social-choice': {
    says: '会社の都合の解雇では、雇い主は公正に選ばなければなりません。働いた年数、年齢、養う義務、障害を見ます。',
  },
  'de.job.right-search-time': {
    says: '解雇の予告の後、仕事を探すための時間を求められます。',
  },
  'de.job.warn-three-weeks': {
    says: '話し合い、約束、雇い主への手紙では、3週間は止まりません。止めるのは裁判所への訴えだけです。',
  },
  'de.job.warn-block': {
    says: '最長12週間、失業給付がないことがあります（Sperrzeit）。何かに同意する前に、Agentur für Arbeitに聞いてください。',
  },
  'de.job.warn-clauses': {
    says: '多くの契約では、給料の請求は3か月後になくなります。未払いの給料は、早く書面で求めてください。',
  },
  'de.job.insight-settle': {
    says: '労働裁判所は、話し合いから始まります。雇い主は、不安を終わらせるために、よくそこでお金を払います。',
    actionable: '期限内に訴え、それから話し合ってください。',
  },
  'de.job.insight-1a': {
    says: '手紙は、裁判所に行かなければお金を払うと申し出ています（§ 1a KSchG）。1年につき月給の半分です。',
    actionable: '3週間が終わる前に、勝てる見こみと比べてください。',
  },
  'de.job.tactic-power': {
    says: '社長か人事の長ではない人が、委任状の原本なしに署名したなら、約1週間以内に断ってください。',
    risk: '雇い主は新しい手紙を送れます。それでも訴えは出してください。',
    notWhen: '持ち主か人事の長が署名したとき。',
  },
  'de.job.myth-severance': {
    says: '解雇されても、自動的にお金（Abfindung）が出るわけではありません。話し合い、社会計画、または手紙の申し出から出ます。',
  },
  'de.job.myth-sick': {
    says: '病気の間でも、解雇されることはあります。でも、病気だけで正当な理由になることは、まれです。',
  },
  'de.job.myth-oral': {
    says: '口頭、チャット、メールの解雇は効きません。働き続けると言い、相談してください。',
  },
  'de.job.element-signature': {
    says: '解雇には、紙と手書きの署名が必要です。',
    name: '紙の上の署名',
    ifMissing:
      '署名が見えません。紙に手書きの署名がなければ解雇は無効です。それでも裁判所へ行ってください。',
  },
  'de.job.right-mass': {
    says: '30日以内に多くの人が解雇される場合、会社は先に雇用機関(Agentur für Arbeit)へ届け出なければなりません。従業員代表に社会計画(Sozialplan)を尋ねてください。',
  },
  'de.job.right-illness': {
    says: '1年に6週間を超えて病気でしたか。会社はまず職場に残るための話し合い(BEM)を申し出るべきでした。それがないと会社が勝つのは困難です。',
  },
}
