/** Japanese letters that are opened when their day is over. */
import { testLateLetters } from './fixtures/late-letter.ts'

testLateLetters({
  'a Japanese payment order': {
    country: 'jp',
    text: `札幌簡易裁判所
支払督促
事件番号 令和8年(ロ)第1122号
令和8年11月2日
債権者 株式会社みどり信販
債務者 佐々木一郎
債務者は債権者に対し、金312,400円を支払え。
債務者がこの支払督促送達の日から2週間以内に督促異議の申立てをしないときは、債権者の申立てによって仮執行の宣言をする。`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /Nothing is final yet|Fill in the objection form|They cannot take your wages/,
    over: /Send the objection \(督促異議\) today all the same/,
  },
  'a Japanese payment order that can be enforced': {
    country: 'jp',
    text: `札幌簡易裁判所
仮執行宣言付支払督促
事件番号 令和8年(ロ)第1122号
令和8年11月2日
債権者 株式会社みどり信販
債務者 佐々木一郎
債務者は債権者に対し、金312,400円を支払え。督促異議の申立ては送達の日から2週間以内にすることができます。`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /Nothing is final yet|Fill in the objection form/,
    over: /Which day did it reach you/,
  },
  'a Japanese judgment': {
    country: 'jp',
    text: `札幌地方裁判所
判決
事件番号 令和8年(ワ)第334号
令和8年11月2日 判決言渡
原告 株式会社みどり信販
被告 佐々木一郎
主文 被告は、原告に対し、1,912,400円を支払え。`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /you can still appeal or agree a plan|File in two weeks/,
    over: /Which day did the judgment reach you/,
  },
  'a Japanese letter about late rent': {
    country: 'jp',
    text: `催告書
令和8年11月2日
佐々木一郎 様
賃貸人 北野不動産株式会社
札幌市北区の貴室の家賃3か月分 195,000円が滞納となっております。
令和8年11月16日までに全額をお支払いください。お支払いがない場合は賃貸借契約を解除し、明け渡しを求めます。`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /in the time that the letter gives|Pay what you can now and offer dates|Pay the late rent in time/,
    over: /Pay all the late rent today, even now/,
  },
  'a Japanese traffic ticket': {
    country: 'jp',
    text: `交通反則告知書
令和8年11月2日
北海道警察
反則者 佐々木一郎 様
反則行為: 速度超過 反則金 12,000円
納付期限までに金融機関で納付してください。`,
    inTime: '2026-11-04',
    tooLate: '2027-01-20',
    open: /before your time to pay is over|Pay at a bank or post office\./,
    over: /Call the ticket centre/,
  },
  'a Japanese charge on a left car': {
    country: 'jp',
    text: `弁明通知書
令和8年11月2日
北海道公安委員会
佐々木一郎 様
あなたの使用する車両が放置車両と確認されました。放置違反金 10,000円の納付を命ずる予定です。
弁明書の提出期限: 令和8年11月16日`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /by the date in the letter/i,
    over: /Call the police office on the letter today/,
  },
  'a Japanese reminder of tax': {
    country: 'jp',
    text: `督促状
令和8年11月2日
旭川市役所 納税課
佐々木一郎 様
令和8年度 市県民税 第3期 38,200円が未納です。令和8年11月16日までに納付してください。`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /Call the office before the date|If you call early/,
    over: /Call the office today, even though the day is over/,
  },
  'a Japanese letter that asks a benefit back': {
    country: 'jp',
    text: `旭川市福祉事務所長
令和8年11月2日
佐々木一郎 様
児童扶養手当の過払いについて
支給した手当のうち 84,600円は過払いとなりましたので、返還してください。
納期限: 令和8年11月30日`,
    inTime: '2026-11-05',
    tooLate: '2027-03-20',
    open: /Nothing is seized at once|before the date/i,
    over: /Call the office today, even though the day is over\. Ask for small parts/,
  },
  'a Japanese letter about an affair': {
    country: 'jp',
    text: `通知書
令和8年11月2日
佐々木一郎 様
弁護士 高橋真理
貴殿は、通知人の配偶者と不貞行為に及びました。慰謝料として2,000,000円を、令和8年11月16日までに下記口座へお支払いください。お支払いがない場合は訴訟を提起します。`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /before the day it names|Before the day in the letter/,
    over: /The day in the letter is over, but only a court can make you pay/,
  },
  'a Japanese bill for power': {
    country: 'jp',
    text: `電気料金のお支払いについて(督促)
令和8年11月2日
北電力サービス株式会社
佐々木一郎 様
10月分の電気料金 12,480円のお支払いが確認できません。令和8年11月16日までにお支払いください。お支払いがない場合は送電を停止します。`,
    inTime: '2026-11-05',
    tooLate: '2027-01-20',
    open: /Call the firm before the date/,
    over: /Call the firm today, even though the date is over/,
  },
  'a Japanese refusal of public assistance': {
    country: 'jp',
    text: `旭川市福祉事務所長
令和8年11月2日
佐々木一郎 様
生活保護申請却下通知書
あなたからの生活保護の申請は、却下します。
この決定に不服があるときは、3か月以内に知事に審査請求をすることができます。`,
    inTime: '2026-11-05',
    tooLate: '2027-03-20',
    open: /write before the last day/,
    over: /Go to the office today and ask for the reasons/,
  },
})
