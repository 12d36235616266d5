/** What people believe of debts and judgments, put right: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_DEBT_JA: Words = {
  'gb.ask-debt.letter-no-judgment': {
    says: '取り立て会社の手紙は裁判所の判決(CCJ)ではありません。判決を出せるのは裁判所だけで、claim form が送られ、負けたか答えなかった後です。あるかどうかは信用情報で無料で、TrustOnline では有料で調べられます。手紙には返事をし、裁判所の用紙は決して放っておかないでください。',
  },
  'gb.ask-debt.council-tax-no-judgment': {
    says: 'council tax の liability order は CCJ(判決)ではありません。magistrates’ court が出すもので、判決の登録簿にも信用情報にも載りません。ただし市はそれで bailiff を送ったり、給料や手当から取ったりできます。審理の前に電話し、分割を頼んでください。',
  },
  'gb.ask-debt.small-payments': {
    says: '少しずつ払っても、相手が待つと約束していない限り訴訟は防げません。家計表をつけて書面で頼んでください。貸し手は困っている人を公正に扱う義務があります。訴えられたら期限内に用紙に答えましょう。裁判所は払える少額の分割を認められます。古い借金では払うたびに6年が新しく始まります。',
  },
  'gb.ask-debt.pay-later-file': {
    says: '後払いの借金も信用情報に載ることがあります。Klarna は2022年6月から、支払いも遅れも信用情報会社に伝えています。他社は違います。default は6年残ります。2026年7月15日から、こうした会社は FCA の許可が必要で、払えるかを確かめなければなりません。困ったらまず会社に相談を。Financial Ombudsman は無料です。',
  },
  'gb.ask-debt.student-loan-bankrupt': {
    says: '国の学生ローンは破産してもなくなりません。破産の借金に入らず、収入に応じて、多くは給料から払い続けます。カード、当座貸越、銀行ローンは終わることがあり、講座のための銀行ローンも同じです。申し立てる前に無料の債務相談を受けてください。',
  },
  'gb.ask-debt.iva-home': {
    says: 'IVA(債権者との取り決め)で家を売ることになるのはまれです。条件で決まるので、家についての部分を読んでください。住宅ローンは続きます。持ち分の価値が大きいと、約1年長く払うか、家を担保に借りるよう求められることがあります。取り決めを破ると家が危うくなることもあります。まず無料の相談を。',
  },
}
