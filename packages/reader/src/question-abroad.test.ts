import { describe, expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'
import { read } from './read.ts'

const kindOf = (text: string) => read(text).documentType
const deadlineOf = (text: string) => read(text).deadline

describe('a question in another language', () => {
  test.each([
    [
      'that greets and goes on with what happened',
      'Hola, di 900 euros de fianza y les avisé con un mes. Me devuelven 349 y no me enseñan las facturas. ¿Me pueden cobrar esto?',
    ],
    [
      'that begins with a wish to know',
      'Bonjour,\n\nJe souhaite savoir ce que nous risquons. Notre bail se termine en mars 2027, le propriétaire veut vendre. Que se passe-t-il si nous ne trouvons rien ?\n\nMerci de vos réponses',
    ],
    [
      'about somebody of the family',
      'Kurze Frage: Meine Mutter putzt seit 9 Jahren in einer Schule, nun wechselt die Firma und der neue Betreiber will allen nur Jahresverträge geben. Geht das einfach so?',
    ],
    [
      'that begs for help',
      'Necesito ayuda urgente. Mi padre ha recibido un decreto del juzgado: subasta de su casa. ¿Se puede parar? ¿Se puede pedir abogado de oficio? No sé ni por dónde empezar.',
    ],
    [
      'about a brother who must leave',
      "Mio fratello ha ricevuto oggi dall'ufficiale giudiziario un preavviso. La moglie è incinta. Si può chiedere un rinvio? A chi?",
    ],
    [
      'that greets nobody by name',
      'Hola buenas, llevo seis años en un taller y nos paga tarde, me debe ya dos meses. El jefe dice que los clientes no le pagan. ¿me puedo ir con paro?',
    ],
    ['without a mark', 'ab wann verjährt ein strafzettel aus italien wenn er spät kommt'],
    [
      'in Japanese that begs for help',
      '助けてください。今朝、銀行口座が差し押さえられて給料が引き出せません。取り戻す方法はありますか。',
    ],
    ['in Japanese as typed into a search', '有給休暇 退職前 全部もらえる'],
    ['in Japanese that tells what was done', '自転車を盗まれた'],
    [
      'that begins with a short word',
      "l'inquilino di sopra perde acqua, il soffitto è rovinato da un mese",
    ],
  ])('is a question %s', (_, text) => {
    expect(kindOf(text)).toBe('ENQUIRY')
  })

  test.each([
    [
      'a message to one person',
      "Monsieur, comme je vous l'ai dit dimanche, c'est terminé. Vous avez jusqu'au 30 pour débarrasser la chambre et me rendre les clés.",
    ],
    [
      'a landlord who writes to a tenant by name',
      'Hoi Tessa! De huur van de kamer staat nog open voor maart (€ 475). Maak je het voor het weekend over?',
    ],
    [
      'a Japanese reminder of a tax',
      '市民税・県民税　督促状\n\n北川市　納税課\nあなたの市税は納期限を過ぎておりますが、納付が確認できません。\n税額 38,500円　督促手数料 100円',
    ],
    ['a Japanese heading', '差押予告通知書　本書到達後の納付について'],
    ['a line of a Japanese firm', '無料の診断　お申込みはこちら　すぐできる'],
    [
      'a Japanese fine',
      '交通反則告知書\n違反者 今井 健吾\n速度超過 18km/h\n反則金 12,000円\n告知の日の翌日から7日以内に銀行・郵便局で納付すること。納付しないときは通告センターに出頭。',
    ],
  ])('is not %s', (_, text) => {
    expect(kindOf(text)).not.toBe('ENQUIRY')
  })
})

describe('the limit that a person tells of', () => {
  test.each([
    [
      'a day',
      'Da steht eine Nachzahlung von 512,40 € drauf, die ich bis zum 30.11.2026 überweisen soll. Müssen die sich nicht an eine Frist halten? Was soll ich tun?',
      { iso: '2026-11-30' },
    ],
    [
      'some days that an officer gives',
      "J'ai reçu une lettre d'un huissier pour une facture de mars 2026. Il me donne 8 jours pour payer. Est-ce qu'il peut venir chez moi sans juge ? Merci d'avance",
      { relativeDays: 8 },
    ],
    [
      'the end of a month',
      'Ho ricevuto una lettera del comune, che vuole che liberiamo la casetta entro marzo del 2027. Cosa posso fare? Mia moglie è malata.',
      { iso: '2027-03-31' },
    ],
  ])('is %s', (_, text, limit) => {
    expect(deadlineOf(text)).toMatchObject(limit)
  })

  test('is not the time that the law gives the other side', () => {
    expect(
      deadlineOf(
        'Mein Vermieter hat die Kaution nicht gezahlt. Ich habe gelesen, er hat 6 Monate Zeit. Kann ich klagen?',
      ),
    ).toBeNull()
  })
})

test.each([
  ['de', 'konto gepfändet kein geld für miete was jetzt'],
  ['ch', 'IV Rente abgelehnt Vorbescheid was tun'],
  ['fr', 'loyer augmenté sans prévenir que faire'],
  ['nl', 'borg niet terug na 2 maanden wat nu'],
] as const)('a search typed in haste asks at its end: %s', async (country, text) => {
  expect((await readInItsLanguage(text, { country })).isEnquiry).toBe(true)
})

test.each([
  ['nl', 'als je ziek wordt op vakantie ben je die dagen kwijt toch'],
  ['de', 'wenn du selber kündigst bekommst du gar kein geld vom amt oder'],
  ['fr', "ma voisine a recu une lettre de la caf. est ce qu'elle peut contester"],
  [
    'it',
    'Mio fratello ha ricevuto un decreto di espulsione. quanto tempo ha per fare ricorso e possono venire a prenderlo',
  ],
] as const)('what holds for everybody, or for a brother, is asked: %s', async (country, text) => {
  expect((await readInItsLanguage(text, { country })).isEnquiry).toBe(true)
})

test.each([
  ['de', 'Wenn du morgen kommst, bringst du den Schlüssel mit, oder'],
  ['nl', 'Hoi, als je tijd hebt kom je dan even langs toch'],
] as const)('what is said to one is a message: %s', async (country, text) => {
  expect((await readInItsLanguage(text, { country })).isEnquiry).toBe(false)
})

test.each([
  ['de', 'Der Gerichtsvollzieher kommt morgen'],
  ['fr', 'Un huissier vient demain'],
  ['it', 'Ho ricevuto uno sfratto'],
  ['nl', 'De huisbaas wil ons eruit'],
  ['es', 'Tengo goteras en el techo'],
] as const)('a trouble told in one short sentence is a question: %s, %s', async (country, text) => {
  expect((await readInItsLanguage(text, { country })).isEnquiry).toBe(true)
})

test.each([
  ['de', 'Ihre Sendung wurde zugestellt'],
  ['de', 'Letzte Mahnung vor Klage'],
  ['fr', 'Votre colis a été livré'],
  ['it', 'La Sua fattura è pronta'],
  ['nl', 'Uw pakket komt morgen'],
] as const)('what tells "you" something, or a heading, is none: %s, %s', async (country, text) => {
  expect((await readInItsLanguage(text, { country })).isEnquiry).toBe(false)
})
