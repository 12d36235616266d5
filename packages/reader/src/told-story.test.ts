import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const kindOf = async (country: CountryCode, text: string) =>
  (await readInItsLanguage(text, { country })).documentType

describe('A story of somebody’s own trouble is a question', () => {
  test.each([
    ['us', 'tarnfield: tv came broken, the store says they want pictures first'],
    ['gb', 'hr say no right to work as a visa ran out, application is in'],
    ['us', 'chapter 13 dischargd in may, the bank still writes to me that its owed'],
    [
      'nz',
      "Bought a ute from a car yard in Tarnfield last month, the form said 'sold as seen'. Now the gearbox is gone and the dealer says it is not his problem.",
    ],
    [
      'gb',
      'Ordered a sofa in June for the new flat, delivery put back four times. But they say the deposit cannot be given back.',
    ],
    ['ca', 'proprio augmente loyer de 15%, il dit tu signes ou tu pars'],
    ['us', 'signed up for a holiday club in tarnfield 4 days ago, want out, they said no refunds'],
    [
      'de',
      'Bin Ende April aus der Wohnung in Tarn raus, Übergabeprotokoll ohne Mängel. 1.650 Euro Kaution. Der Vermieter schreibt nur, er müsse noch die Nebenkosten abwarten. Ich brauche das Geld für die neue Kaution. Wie lang darf der das behalten',
    ],
    [
      'fr',
      "En septembre une société a téléphoné à mon père de 79 ans, il a dit oui et donné son RIB. Maintenant 3 prélèvements de 59,90 pour une assurance qu'il n'a jamais signée. Il voulait pas me le dire. comment on récupère l'argent",
    ],
    [
      'it',
      'Mi è arrivata una intimazione di sfratto per morosità a Roma, 4 mensilità, 2.800 euro, udienza il 9 dicembre. Ho perso il lavoro. Vivo con due bimbe e il proprietario non aggiusta niente. Ho modo di restare',
    ],
    [
      'es',
      'Vueling nos canceló el vuelo dos días antes y nos metió en otro al día siguiente, perdimos la noche de hotel. Solo nos dan un bono de 30 euros. Somos 4 personas. Qué nos corresponde',
    ],
    [
      'jp',
      'LINEで知り合った人から2万円借りて、十日で4万円返せと言われて、会社に電話すると脅されています。',
    ],
    ['jp', '夫に殴られました。逃げたいです。子どもが二人います。'],
    [
      'nl',
      'mijn moeder werd gebeld door de bank, zogenaamd, en ze moest geld op een veilige rekening zetten. ze heeft 6.200 overgemaakt. Bank zegt dat ze zelf heeft overgeboekt. Wat kunnen we eisen',
    ],
    [
      'gb',
      'mum passed in september, she had a council flat and about £900 in the bank which went on the funeral. now lowell and a catalogue company are writing to me as next of kin wanting 3,400. my sister says debts pass to the children so we have to split it. do we carry on paying',
    ],
    [
      'au',
      "Home insurer knocked back our claim for the roof after the hail. Now it leaks on the kids room every time it rains, quote is 14 grand. My dad says you can't fight insurance companies. Is there someone who looks at it",
    ],
    ['es', 'mi casero no arregla la caldera y hace frío, llevo dos semanas sin agua caliente'],
    ['de', 'Handwerker hat gepfuscht und will das volle Geld'],
    ['jp', '裁判所から支払督促が届いた'],
    ['jp', '家賃2か月滞納で鍵を変えると言われた、勝手にできるの'],
    [
      'jp',
      '先月から給料の差押えが始まったそうです。パートで手取り12万円、母と二人暮らしです。会社に知られたのでもう辞めるしかないと思っています。債権者に電話すれば止まるのか、誰にも話せず眠れません。',
    ],
    ['jp', '障害年金を申請したいのですが、疎遠の姉に電話がいくのが心配です'],
    [
      'jp',
      '地方裁判所から「訴状」という封筒が先週届きました。出したのは大阪の債権回収会社で、15年前のローンの残りだと書いてあります。同封の答弁書は出した方がいいのでしょうか、出すと余計にお金がかかると聞きました。夫には話していません。',
    ],
    ['gb', 'anglian water bill 700 behind will they turn the water off with nan in the house'],
    ['nz', 'washing machine died at 3 years old, 1 year warranty, shop says buy a new one'],
  ] as const)('in %s, though no mark says that it asks', async (country, text) => {
    expect(await kindOf(country, text)).toBe('ENQUIRY')
  })
})

describe('So is one in the language of a newcomer', () => {
  test.each([
    [
      'gb',
      'Moro em Luton e trabalho num hotel há 3 anos. O patrão disse ontem que não me paga as férias porque saí antes do fim do mês. O que posso fazer para receber o meu dinheiro',
    ],
    [
      'ch',
      'Recebi ontem a carta de despedimento e trabalho na mesma obra desde 2019. Dizem que tenho só um mês. É justo?',
    ],
    [
      'gb',
      'أنا أسكن في برمنغهام وصاحب البيت يريد إخراجي خلال أسبوع. وصلتني رسالة منه أمس ولا أعرف ماذا أفعل. هل يحق له ذلك؟ عندي طفلان',
    ],
    [
      'de',
      'Köln’de bir depoda çalışıyorum, patronum iki aydır maaşımı vermiyor. Evimin kirasını ödeyemedim, çok korkuyorum. Ne yapabilirim',
    ],
    [
      'gb',
      'Lucrez la un depozit în Leeds de 2 ani și șeful mi-a spus ieri că sunt concediat. Nu am primit nicio hârtie și chiria mea e scadentă',
    ],
    [
      'de',
      'Я живу в Дрездене, хозяин забрал мой залог и уже месяц мне не отвечает. Куда мне обратиться с этим',
    ],
  ] as const)('in %s', async (country, text) => {
    expect(await kindOf(country, text)).toBe('ENQUIRY')
  })

  test.each([
    [
      'gb',
      'Solicitamos que pague a renda em atraso de £640 até 30 de novembro de 2026. A nossa equipa pode ajudar e recebemos chamadas todos os dias.',
    ],
    [
      'de',
      'Sayın Bay Demir, elektrik faturanız ödenmemiştir. Ödeme 10 gün içinde yapılmazsa elektriğiniz kesilecektir. Biz size yazdık, bize ulaşın.',
    ],
    [
      'gb',
      'Шановна пані Коваль, наш договір закінчується. Просимо вас звільнити наш будинок до 1 січня 2027. Ми надіслали вам наші умови.',
    ],
  ] as const)(
    'but not what a landlord or a supplier writes in it, in %s',
    async (country, text) => {
      expect(await kindOf(country, text)).not.toBe('ENQUIRY')
    },
  )
})

describe('Who speaks to somebody asks nothing of us', () => {
  test.each([
    [
      'es',
      'He vendido el piso en el que usted vive y me voy de la ciudad. Quiero las llaves el viernes porque tengo que entregarlas al comprador y he quedado con el notario.',
    ],
    [
      'it',
      "Ho venduto l'appartamento in cui Lei vive e devo consegnare le chiavi venerdì, perché ho già firmato dal notaio e sono in partenza per Torino.",
    ],
  ] as const)('nor does a landlord who writes to one, in %s', async (country, text) => {
    expect(await kindOf(country, text)).not.toBe('ENQUIRY')
  })

  test.each(['payment of £300 is overdue, final notice before court action 3 May 2027'])(
    'nor does a line of a firm: %s',
    async (line) => {
      expect(await kindOf('gb', line)).not.toBe('ENQUIRY')
    },
  )

  test.each([
    [
      'it',
      'Signora Orme, come le ho già detto per le scale ho bisogno della casa. Il contratto finisce il 30 settembre, non lo rinnovo, mia figlia si sposa.',
    ],
    [
      'nl',
      'Ontslagbrief van mijn kant: hierbij zeg ik mijn baan als caissière op per 1 augustus. Ik ga studeren in Tarn. Dank voor de leuke tijd bij de winkel.',
    ],
  ] as const)('in %s', async (country, text) => {
    expect(await kindOf(country, text)).not.toBe('ENQUIRY')
  })
})

test.each([
  [
    'gb',
    "Our landlord texted friday: 'Hi guys selling up, need you out by 20 January thx'. Weve rented in Nottingham since june 2023, always paid, 3 of us and my mum. The agent rang after. do we need to start packing, i've already told my boss i might need time off",
  ],
  [
    'ch',
    'Bonjour, ma régie à Lausanne m’annonce +145 fr par mois dès le 1er avril, lettre simple. Mon loyer n’a jamais bougé. Je suis vendeuse, un ado de 14 ans. La concierge raconte qu’en cas de contestation la gérance vous résilie le bail. je ne voudrais pas me retrouver sur liste noire',
  ],
] as const)('what others wrote or say is no word to the reader: %s', async (country, text) => {
  expect(await kindOf(country, text)).toBe('ENQUIRY')
})

test.each([
  'Paid in full on 3 May by Mr Quill: £40. The balance of £60 is still owed to Tarn Bakery.',
  'Moved to arrears: account 118. Now the balance of £240 has to be paid within 7 days, or your file goes to our solicitors.',
  'Chapter 7\n\nThe collector of shells filed past the lighthouse, and the tide came in.',
])('no story, for all it begins like one: %s', async (text) => {
  expect(await kindOf('gb', text)).not.toBe('ENQUIRY')
})

describe('What is typed in small letters to nobody is a question', () => {
  test.each([
    [
      'nl',
      'incassobureau wil 40 euro kosten voor een rekening van 35, nooit een herinnering gehad',
    ],
    ['de', 'die miete ist seit 5 tagen zu spät und die verwaltung droht sofort mit kündigung'],
    ['fr', 'téléphone acheté neuf il y a 8 mois, écran noir, le vendeur parle de fin de garantie'],
    ['it', 'comprato auto da un privato, dopo un mese motore fuso'],
    ['jp', '市役所から差押予告通知書が届きました。貯金もなくどうしたらいいか分かりません。'],
    ['jp', '2026年4月から共同親権になったと聞きました。離婚するときはどう決めるのですか'],
  ] as const)('%s: %s', async (country, text) => {
    expect(await kindOf(country, text)).toBe('ENQUIRY')
  })

  test.each([
    ['de', 'letzte mahnung für rechnung 118 über 240 euro, zahlung bis freitag'],
    ['jp', '大西 様\n\n差押予告通知書\n\n納付がない場合は差し押さえますがよろしいですか'],
  ] as const)('but not what a firm or an office says, in %s: %#', async (country, text) => {
    expect(await kindOf(country, text)).not.toBe('ENQUIRY')
  })
})

test.each([
  ['de', 'der bescheid ist vom 2. november. bis wann kann ich widerspruch einlegen', /widerspruch/],
  ['gb', 'I sent £39.98 last week. Will they put something on my credit file?', /credit file/],
] as const)('a stop in a date or a sum ends no question: %s', async (country, text, asked) => {
  const { question } = await readInItsLanguage(text, { country })
  expect(question?.text).toMatch(asked)
  expect(question?.text.length).toBeGreaterThan(20)
})

describe('What is put to everybody, as in a forum, is a question however long it is', () => {
  const about = 'She runs the till alone for ten hours and is never let go for food. '.repeat(45)
  test.each([
    [
      'a story of somebody near',
      `My girlfriend began at a shop in June and I drive her there. ${about}My question is: which of this is against the law. Sorry for the long story.`,
    ],
    [
      'a clause that was copied',
      'First time renting and I had a question about this part: *TENANT shall make all repairs to the premises at TENANT\u2019s sole expense, and pays a deductible of $30 each time LANDLORD is called.* It reads to me as if I pay for everything. Just making sure.',
    ],
    [
      'a tale with its sum at the end',
      `I lent a friend my van. ${about}tl;dr: friend broke my van and says the shop must pay.`,
    ],
  ])('%s', async (_what, text) => {
    expect(await kindOf('us', text)).toBe('ENQUIRY')
  })

  test('a letter to somebody is none', async () => {
    const text =
      'Dear Ms Quill,\n\nI write about the fence. My question is whether you will pay half, as I have asked before. I expect your answer by 4 May 2026.\n\nYours sincerely,\nJo Lark'
    expect(await kindOf('us', text)).not.toBe('ENQUIRY')
  })
})
