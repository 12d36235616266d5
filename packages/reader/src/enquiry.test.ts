import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

test.each([
  [
    'a French court that is no labour court',
    'Tribunal judiciaire de Pau\nN° RG 26/00417\n\nASSIGNATION\n\nDemandeur : SA Crédit du Béarn\nDéfendeur : M. Luc Quill\n\nVous êtes assigné à comparaître le 8 décembre 2026 à 9 heures pour un prêt impayé de 4 200 euros.',
  ],
  [
    'a Scottish simple procedure about a card',
    'SIMPLE PROCEDURE\nCLAIM FORM\nSheriff Court: Paisley\nClaimant: Clyde Credit Ltd\nRespondent: Ms Isla Quill\n\nThe claimant says that you owe £1,204.00 under a credit card agreement, a consumer contract, bought by the claimant. Last date for a response 22 December 2026.',
  ],
])('the topic of %s is debt', (_what, text) => {
  expect(read(text).topic).toBe('debt')
})

test('a dismissal is about work', () => {
  const text =
    'Tarn Bakery\n\nDear Jo\n\nYour employment ends today, as the rent of our shop and our debts are too high. You can appeal in five days.'
  expect(read(text, { documentType: 'DISMISSAL_LETTER' }).topic).toBe('employment')
})

test.each([
  "Bonjour,\n\nNous sommes locataires d'une maison et notre bail se termine en mars. Le propriétaire nous a dit qu'il allait la vendre. Si nous n'avons rien trouvé à cette date, que risquons-nous ? Est-ce qu'il peut nous mettre dehors du jour au lendemain ?\n\nMerci d'avance pour vos réponses",
  'Guten Tag,\n\nwir wohnen seit 2015 in der Wohnung und der Vermieter hat uns wegen Eigenbedarf gekündigt. Müssen wir wirklich ausziehen?\n\nDanke im Voraus',
])('a household that asks for itself asks a question: %s', (text) => {
  expect(read(text).documentType).toBe('ENQUIRY')
})

test.each([
  "Neighbour's dog barks all night",
  'The sheriff is coming to my house. Can he come in',
  'Upstairs neighbor is loud every night',
])('a trouble told in one breath asks a question: %s', (text) => {
  expect(read(text).documentType).toBe('ENQUIRY')
})

test.each([
  ['jp', '隣の騒音'],
  ['jp', '古い借金の請求が来ました'],
  ['jp', '突然解雇されました'],
  ['fr', 'FPS contestation'],
  [
    'es',
    'Compré un sofá en julio y se ha roto una pata. La tienda dice que la garantía no lo cubre y que debo pagar el arreglo.',
  ],
] as const)('a trouble of %s in a few words is a question: %s', (country, text) => {
  expect(read(text, { country }).documentType).toBe('ENQUIRY')
})

test.each([
  ['jp', '未払賃金のお知らせ'],
  ['jp', '料金の請求書'],
  ['fr', 'AVIS DE PAIEMENT'],
  [
    'es',
    'Contraté de servicios de limpieza entre la comunidad y la empresa. Le comunicamos que la cuota sube a 40 euros desde enero.',
  ],
] as const)('a paper of %s in a few words is none: %s', (country, text) => {
  expect(read(text, { country }).documentType).not.toBe('ENQUIRY')
})

test.each(['The council is closed on Monday.', 'The school is open from 9 to 3'])(
  'a notice asks none: %s',
  (text) => {
    expect(read(text).documentType).not.toBe('ENQUIRY')
  },
)

test('somebody who tells what was said asks a question all the same', () => {
  const text =
    'My landlord came up to me in my car. I got out. He said, "I can have you evicted for this." I say, "the lease only bans it inside." He says that I will get a notice. My lease ends in October. What can I do?'
  expect(read(text).documentType).toBe('ENQUIRY')
})

test('a Japanese question may speak of a firm', () => {
  const text =
    '昔の借金の請求が届いた 連絡したら時効が消えますか\n\n差出人は「債権回収会社」で、電話番号がありました。家族に知られたくないので不安です。'
  expect(read(text).documentType).toBe('ENQUIRY')
})

test('a firm that speaks of itself and to its reader asks none', () => {
  const text =
    'Guten Tag,\n\nwir haben Ihre Kündigung erhalten. Haben Sie Fragen? Unser Team hilft Ihnen. Wir bitten Sie, 40 € bis 3. Mai 2026 zu zahlen.'
  expect(read(text).documentType).not.toBe('ENQUIRY')
})

test.each([
  'アパートを退去したら、敷金精算のお知らせが届いて、クロス代として12万円を請求されました。払わないといけないのでしょうか。教えてください。',
  '市役所から保険料の決定通知書が届きました。去年より倍になっていて、とても払えません。誰に相談したらいいか教えてください。',
])('a Japanese paper that somebody tells of does not make theirs a paper: %s', (text) => {
  expect(read(text, { country: 'jp' }).isEnquiry).toBe(true)
})

test('a Japanese notice stays one', () => {
  const text =
    '保険料額決定通知書\n令和8年度の保険料は下記のとおり決定しましたので通知します。納付が困難な方はご相談ください。'
  expect(read(text, { country: 'jp' }).isEnquiry).toBe(false)
})

describe('questions', () => {
  test.each([
    'Can bailiffs take my car for a parking fine?',
    'my landlord says i must leave in two months, is that right? i have a baby',
    'I got a claim form from the county court for £250. By when do I have to reply?',
  ])('%s', (words) => {
    const reading = read(words)
    expect(reading.documentType).toBe('ENQUIRY')
    expect(reading.question?.text).toContain('?')
    expect(reading.senderOrganization).toBeNull()
  })

  test('what the person believes is kept', () => {
    const { question } = read(
      'Hi, the bailiff says they can break my door down tonight. Can they do that to me?',
    )
    expect(question?.premises.map((premise) => premise.text).join(' ')).toContain(
      'break my door down',
    )
  })
})

describe('questions without a question mark', () => {
  test.each([
    'does a debt get written off when you die',
    'how much deposit can a landlord ask for',
    'dad passed away and a collector keeps ringing mum, does she have to pay it and how do we make them stop',
    'statute barred debt',
  ])('%s', (words) => {
    expect(read(words, { country: 'gb' }).isEnquiry).toBe(true)
  })
})
