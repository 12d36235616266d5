/** The Japanese words of Belgium: who writes to people. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

export const SENDERS_JA: Words = {
  'be.sender.intrum': collector('Intrum'),
  'be.sender.eos': collector('EOS Contentia'),
  'be.sender.fiducre': collector('Fiducre'),
  'be.sender.tcm': collector('TCM Belgium'),
  'be.sender.spf-finances': {
    says: '連邦の税務署です。裁判官なしで差し押さえができますが、分割に応じることも多いです。',
    nextStep: '期日の前に、MyMinfinで分割を頼む。',
  },
  'be.sender.justice-peace': {
    says: '本物の裁判所です。書類にある日を欠席してはいけません。',
    nextStep: '最初の裁判の日に行き、無料の弁護士を頼む。',
  },
  'be.sender.bailiff': {
    says: '執行官（huissier、gerechtsdeurwaarder）は、裁判所の書類を届け、判決を強制執行します。判決の前は、支払いを頼めるだけです。',
    nextStep: 'どの判決があるかを聞き、完全な計算を求める。',
  },
  'be.sender.engie': supplier(),
  'be.sender.luminus': supplier(),
  'be.sender.eneco': supplier(),
  'be.sender.proximus': supplier(),
  'be.sender.telenet': supplier(),
  'be.sender.orange': supplier(),
  'be.sender.voo': supplier(),
}

function collector(name: string): RowWords {
  return {
    says: `${name}は取立て会社です。ほかの会社のために取り立てるか、債権を買います。裁判所ではなく、自分では何も差し押さえできません。`,
    regulator: 'SPF Économie / FOD Economie',
    complainTo: 'まずその会社、次にSPF Économie。',
    nextStep: '借金と費用の上限を確かめる。その後、手紙を書く。',
  }
}

function supplier(): RowWords {
  return {
    says: '民間の会社です。最初の督促は無料で送らなければならず、何も差し押さえできません。',
    complainTo: 'まずその会社、次に無料のオンブズマン。',
    nextStep: '請求書を確かめ、分割を頼む。',
  }
}
