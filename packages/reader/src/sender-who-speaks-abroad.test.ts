/** Who speaks, abroad: the house for which somebody signs, the party of an act, the owner of a home in Japan, a family in its own language. The letters are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const senderOf = (text: string, country: CountryCode) => read(text, { country }).senderOrganization

describe('the house for which somebody signs', () => {
  test.each([
    [
      'be',
      'Ateliers Quillet SA',
      'Liège, le 10 février 2026\n\nMonsieur,\n\nNous vous notifions que nous mettons fin à votre contrat de travail moyennant un préavis de 12 semaines.\n\nVeuillez agréer, Monsieur, nos salutations distinguées.\n\nPour Ateliers Quillet SA\nAgnès Tarnier, directrice des ressources humaines',
    ],
    [
      'de',
      'Tarnau Feinblech GmbH',
      'Neuental, den 10. Februar 2026\n\nSehr geehrter Herr Quill,\n\nhiermit kündigen wir das mit Ihnen bestehende Arbeitsverhältnis zum 31. März 2026.\n\nMit freundlichen Grüßen\n\nFür Tarnau Feinblech GmbH\nAnja Lerch, Personalleitung',
    ],
    [
      'nl',
      'Tarnwijk Transport B.V.',
      'Zwolle, 10 februari 2026\n\nGeachte heer Quill,\n\nHierbij zeggen wij uw arbeidsovereenkomst op per 31 maart 2026.\n\nHoogachtend,\n\nVoor Tarnwijk Transport B.V.\nA. de Lerk, hoofd personeelszaken',
    ],
    [
      'it',
      'Officine Tarno S.r.l.',
      'Modena, 10 febbraio 2026\n\nGentile signor Quill,\n\ncon la presente Le comunichiamo il licenziamento per giustificato motivo oggettivo con effetto dal 31 marzo 2026.\n\nDistinti saluti\n\nPer Officine Tarno S.r.l.\nAnna Lerchi, responsabile del personale',
    ],
    [
      'es',
      'Talleres Tarna, S.L.',
      'Valladolid, 10 de febrero de 2026\n\nMuy señor mío:\n\nLe comunicamos su despido disciplinario con efectos del día de hoy.\n\nAtentamente,\n\nPor Talleres Tarna, S.L.\nAna Lerma, directora de personal',
    ],
    [
      'nl',
      'Woningstichting Tarnhof',
      'Zwolle, 10 februari 2026\n\nGeachte heer Quill,\n\nU heeft een huurachterstand van € 640,00. Betaal dit bedrag binnen 14 dagen.\n\nHoogachtend,\n\nNamens Woningstichting Tarnhof\nA. de Lerk',
    ],
  ] as const)('in %s is %s', (country, name, text) => {
    expect(senderOf(text, country)).toBe(name)
  })

  test('and a firm whose own name begins like that keeps it', () => {
    const text =
      'Voor Elkaar Zorg B.V.\nKade 4, 8000 AB Zwolle\n\nGeachte heer Quill,\n\nUw factuur van € 40,00 is niet betaald. Betaal binnen 14 dagen.\n\nVoor Elkaar Zorg B.V.'
    expect(senderOf(text, 'nl')).toBe('Voor Elkaar Zorg B.V.')
  })
})

describe('the party of an act that a lawyer writes, where no letterhead stands above', () => {
  const ORDER =
    'PREMESSO CHE\n\n- con decreto ingiuntivo n. 44/2025 del 6 maggio 2025 il Giudice di Pace di Tarno ha ingiunto al sig. Leo Quill il pagamento di € 1.200,00;\n\nINTIMA E FA PRECETTO\n\nal sig. Leo Quill di pagare entro 10 giorni dalla notifica del presente atto la somma di € 1.640,00, con avvertimento che in difetto si procederà a esecuzione forzata.\n\nTarno, 9 ottobre 2025\nAvv. Paola Ferrante'
  test.each([
    [
      'Idraulica Tarno S.r.l.',
      'ATTO DI PRECETTO\n\nLa società Idraulica Tarno S.r.l., con sede in Tarno, rappresentata e difesa dall’Avv. Paola Ferrante, presso il cui studio è elettivamente domiciliata,',
    ],
    [
      'Idraulica Tarno S.r.l.',
      'ATTO DI PRECETTO\nex art. 480 c.p.c.\n\nLa societa Idrau1ica Tarno S.r.l., con sede in Tarno, rappresentata e difesa da11’Avv. Paola Ferrante,',
    ],
    [
      'Gino Lerchi',
      'ATTO DI PRECETTO\n\nIl sig. Gino Lerchi, residente in Tarno, rappresentato e difeso dall’Avv. Paola Ferrante del foro di Tarno,',
    ],
    [
      'Condominio Tarno Alto',
      'Atto di precetto su decreto ingiuntivo\n\nIl Condominio Tarno Alto, in persona dell’amministratore pro tempore, elettivamente domiciliato presso l’Avv. Paola Ferrante,',
    ],
  ] as const)('is %s: %s', (name, head) => {
    expect(senderOf(`${head}\n\n${ORDER}`, 'it')).toBe(name)
  })

  test('and below the head of an office that office writes', () => {
    const head =
      'Avv. Paola Ferrante\nStudio legale, Via Bassa 9, 40121 Tarno\n\nATTO DI PRECETTO\n\nla Idraulica Tarno S.r.l., rappresentata e difesa dall’avv. Paola Ferrante,'
    expect(senderOf(`${head}\n\n${ORDER}`, 'it')).toBe('Avv. Paola Ferrante')
  })
})

describe('who lets a home in Japan, below the address', () => {
  const ASKS =
    '通知書\n\n当方は貴殿に対し後記の建物を賃料1か月58,000円で賃貸しておりますが、貴殿は2か月分の賃料、合計116,000円の支払いを怠っております。本書面到達後7日以内に下記口座へお支払いください。\n\n'
  const HEAD = '令和8年4月9日\n\n埼玉県川口市樽井2丁目4番6-203号\n久井 拓 殿\n\n'
  test.each([
    [
      '樽野 スミ',
      '埼玉県さいたま市樽区樽町5丁目3番8号\n貸主 樽野 スミ\n\n',
      '賃貸物件 埼玉県川口市樽井2丁目4番6 コーポ樽井 203号室',
    ],
    [
      '樽野 一郎',
      '埼玉県さいたま市樽区樽町5丁目3番8号\n賃貸人 樽野 一郎\n\n',
      '物件所在地 埼玉県川口市樽井2丁目4番6 コーポ樽井 203号室',
    ],
    [
      '樽野 ハナ',
      '埼玉県さいたま市樽区樽町5丁目3番8号\n樽野 ハナ\n\n',
      '振込先 樽井信用金庫 樽町支店 普通 0400001 タルノ ハナ',
    ],
    [
      '樽野 はな',
      '家主 樽野 はな\n埼玉県さいたま市樽区樽町5丁目3番8号\n\n',
      '建物の表示 埼玉県川口市樽井2丁目4番6 コーポ樽井 203号室',
    ],
  ] as const)('is %s', (name, sender, foot) => {
    expect(senderOf(HEAD + sender + ASKS + foot, 'jp')).toBe(name)
  })

  test('and a firm that lets stays the firm', () => {
    const text = `${HEAD}埼玉県さいたま市樽区樽町5丁目3番8号\n貸主 株式会社樽野地所\n\n${ASKS}賃貸物件 埼玉県川口市樽井2丁目4番6`
    expect(senderOf(text, 'jp')).toBe('株式会社樽野地所')
  })
})

describe('a house on two lines', () => {
  test.each([
    'ARD ZDF Deutschlandradio\nBeitragsservice\n50656 Köln',
    'ARD ZDF Deutschlandradio\nBeitragsservice\n50656 Kö1n',
    'ARD · ZDF · Deutschlandradio\nBeitragsservice\n50656 Köln',
  ])('is read as one: %s', (head) => {
    const text = `${head}\n\nFrau\nAda Quill\nAhornweg 12\n24937 Flensburg\n\n04.11.2025\n\nSehr geehrte Frau Quill,\n\nbitte zahlen Sie die Rundfunkbeiträge von 55,08 EUR bis zum 30.11.2025.`
    expect(senderOf(text, 'de')?.replaceAll(/\W+/g, ' ')).toBe(
      'ARD ZDF Deutschlandradio Beitragsservice',
    )
  })

  test('but a desk below a house stays out', () => {
    const text =
      'Stadtwerke Tarnau\nKundenservice\n24937 Tarnau\n\nSehr geehrte Frau Quill,\n\nbitte zahlen Sie den Abschlag von 55,08 EUR bis zum 30.11.2025.'
    expect(senderOf(text, 'de')).toBe('Stadtwerke Tarnau')
  })
})

describe('a person who writes in a language whose words are not known', () => {
  test.each([
    [
      'Меріон Тарн',
      'gb',
      'Меріон Тарн\n18 Orchard Close, Taunton\n\n2 березня 2026 року\n\nШановна Олено,\n\nПросимо Вас звільнити кімнати та повернути ключі до 30 квітня 2026 року.\n\nЗ повагою,\nМеріон',
    ],
    [
      'Familia Tarno',
      'it',
      'Familia Tarno\nVia Bassa 12, Bergamo\n\nBergamo, 7 ianuarie 2026\n\nStimată doamnă Maria,\n\nContractul dumneavoastră de muncă încetează de astăzi. Vă rugăm să predați cheile până la 15 ianuarie 2026.\n\nVă mulțumim.\n\nPaolo și Laura Tarno',
    ],
    [
      'Ayşe Tarhan',
      'de',
      'Ayşe Tarhan\nTalstraße 4, 50667 Köln\n\n20 Nisan 2026\n\nSayın Bay Aydın,\n\nKira borcunuz 780,00 EUR. Borcunuzu 4 Mayıs 2026 tarihine kadar ödeyiniz.\n\nSaygılarımla\nAyşe Tarhan',
    ],
  ] as const)('is %s', (name, country, text) => {
    expect(senderOf(text, country)).toBe(name)
  })

  test.each([
    'Шановна Олено\n2 березня 2026 року\n\nПросимо сплатити борг £140.\n\nДякуємо за увагу.\n\nдо 30 квітня 2026 року',
    'Stimată Doamnă\nVia Bassa 12, Bergamo\n\nVă rugăm să plătiți 140 EUR.\n\nVă mulțumim.\n\nCu stimă',
  ])('and no greeting is one: %s', (text) => {
    expect(senderOf(text, 'gb')).toBeNull()
  })
})
