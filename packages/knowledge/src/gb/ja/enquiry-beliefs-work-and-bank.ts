/** What people believe of checks on bank accounts, private messages and parties at work, put right: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_WORK_AND_BANK_JA: Words = {
  'gb.ask-benefit.bank-check': {
    says: '好きなようには見られません。ただし2025年の法律で、DWPはUniversal Credit、Pension Credit、ESA が入る口座を調べるよう銀行に命じられます。銀行が知らせるのは、貯金が£16,000を超える、国外に長くいるなど、印に合う口座だけです。何を買ったかは伝えられません。State Pension は外れます。給付を止める前に、職員が確かめなければなりません。不正を疑えば、さらに求めることができます。貯金と旅行は届け出てください。',
  },
  'gb.ask-work.private-messages': {
    says: '自分の電話や私的なアカウントに、雇い主は同意なしに入れません。仕事用の電話、メール、チャットは調べられますが、限りがあります。前もって知らせ、十分な理由があり、必要な分だけでなければなりません。こっそり調べてよいのは、犯罪の疑いなどまれな場合だけです。同僚が見せたものは使われることがあります。持っている情報の写しを求めてください。会社に、次に ICO に苦情を出せます。',
  },
  'gb.ask-work.party': {
    says: '会社が開くパーティーは仕事と見なされます。けんか、脅し、性的な接触、人種差別の言葉は、すぐ職を失う理由になりえます。酔っただけで害がなければ、ふつう足りません。決める前に会社は調べ、あなたの話を聞かなければなりません。同僚か組合の人を連れて行ってください。不当解雇を訴えるには、多くは2年の勤務が必要です。2027年1月1日から終わる仕事では6か月です。Acas に連絡してください。',
  },
}
