/** Letters to newcomers in their own language: what kind of paper it is, what it asks, and by when. */
import type { CountryCode } from '@plainletter/contracts/country'
import type { DocumentType } from '@plainletter/contracts/document-type'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

type Expected = {
  kind: DocumentType
  /** The day, or so many days. */
  limit: string | number | null
  urgency: 'high' | 'medium'
  total?: number
}

const LETTERS: readonly (readonly [
  language: string,
  country: CountryCode,
  text: string,
  expected: Expected,
])[] = [
  [
    'ro',
    'gb',
    'Agenția de Muncă Brightfield Ltd\n14 Dock Road, Hull HU1 2AB\n3 septembrie 2026\nStimate domnule Ionescu,\nCa urmare a ședinței disciplinare din 1 septembrie 2026, vă comunicăm decizia de concediere pentru absențe nemotivate. Puteți contesta decizia în scris în termen de 7 zile lucrătoare de la primirea acestei scrisori.\nCu stimă,\nHelen Marsh',
    { kind: 'DISMISSAL_LETTER', limit: 7, urgency: 'high' },
  ],
  [
    'ro',
    'gb',
    'Northgate Housing Association\n2 octombrie 2026\nStimată doamnă Popescu,\nVă informăm că aveți o restanță la chirie de £1.240,00. Vă rugăm să achitați suma totală până la data de 20 octombrie 2026. În caz contrar vom cere instanței evacuarea dumneavoastră din locuință.\nCu stimă',
    { kind: 'RENT_ARREARS_LETTER', limit: '2026-10-20', urgency: 'high', total: 1240 },
  ],
  [
    'tr',
    'de',
    'Hausverwaltung Yalçın GmbH\nKöln, 20 Nisan 2026\nSayın Bay Aydın,\nKonu: Kira borcu\nMart ve Nisan 2026 kiralarınız (aylık 780,00 EUR, toplam 1.560,00 EUR) ödenmemiştir. Borcunuzu en geç 4 Mayıs 2026 tarihine kadar ödeyiniz. Ödeme yapılmazsa kira sözleşmenizi feshedeceğiz.\nSaygılarımızla',
    { kind: 'RENT_ARREARS_LETTER', limit: '2026-05-04', urgency: 'high', total: 1560 },
  ],
  [
    'tr',
    'de',
    'Ayhan Elektrik Tedarik GmbH\n3 Kasım 2026\nSayın Bay Demir,\nElektrik faturanız (dosya no: 4471-22) ödenmemiştir. Toplam borcunuz 218,40 EUR. Ödeme 10 gün içinde yapılmazsa elektriğiniz kesilecektir.\nSaygılarımızla',
    { kind: 'UTILITY_BILL_DEMAND', limit: 10, urgency: 'medium', total: 218.4 },
  ],
  [
    'pt',
    'ch',
    'Carta de despedimento\nLausanne, 5 de outubro de 2026\nVimos comunicar a cessação do contrato de trabalho com efeitos a 31 de dezembro de 2026. Deve devolver o equipamento no prazo de 5 dias úteis.\nTarn Services SA',
    { kind: 'DISMISSAL_LETTER', limit: 5, urgency: 'high' },
  ],
  [
    'pt',
    'gb',
    'Londres, 2 de novembro de 2026\nCara senhora Almeida,\nNotificação de despejo: deve desocupar o imóvel até 16 de janeiro de 2027. Se não sair, pediremos uma ordem de despejo ao tribunal.\nMarsh Lettings Ltd',
    { kind: 'EVICTION_NOTICE', limit: '2027-01-16', urgency: 'high' },
  ],
  [
    'uk',
    'de',
    'Wohnbau Tarn GmbH\n12 жовтня 2026\nШановна пані Коваленко!\nПовідомляємо, що у вас є заборгованість з оренди в сумі 1 120,00 EUR. Просимо сплатити до 26 жовтня 2026 року. Якщо оплата не надійде, ми звернемося до суду про виселення.\nЗ повагою',
    { kind: 'RENT_ARREARS_LETTER', limit: '2026-10-26', urgency: 'high', total: 1120 },
  ],
  [
    'ru',
    'de',
    'Tarn Inkasso GmbH\n2 ноября 2026\nУважаемый господин Мюллер,\nваша задолженность перед фирмой Telefon GmbH составляет 512,80 EUR. Просим оплатить долг в течение 10 дней. В противном случае мы обратимся в суд.\nС уважением',
    { kind: 'DEBT_COLLECTION_LETTER', limit: 10, urgency: 'medium', total: 512.8 },
  ],
  [
    'ar',
    'gb',
    'Northgate Housing Association\n12 أكتوبر 2026\nالسيد أحمد،\nنود إعلامكم بأن لديكم متأخرات الإيجار بمبلغ £980.00. يجب دفع المبلغ قبل 26 أكتوبر 2026 وإلا سنذهب إلى المحكمة.\nمع التحية',
    { kind: 'RENT_ARREARS_LETTER', limit: '2026-10-26', urgency: 'medium' },
  ],
  [
    'zh',
    'gb',
    '尊敬的王先生：\n您的房租尚未支付，拖欠租金总额为£1,440.00。请在2026年11月30日之前付款，否则我们将向法院申请驱逐。\nNorthgate Housing Association\n2026年11月2日',
    { kind: 'RENT_ARREARS_LETTER', limit: '2026-11-30', urgency: 'high', total: 1440 },
  ],
  [
    'uk',
    'gb',
    'Tarn Borough Council\nНомер справи: TB-4410\n3 листопада 2026 року\n\nШановна пані Мельник,\n\nРішення про переплату житлової допомоги. Сума переплати: £310.00. Ви можете подати апеляцію письмово протягом двох календарних місяців від дати цього листа.',
    { kind: 'BENEFIT_OVERPAYMENT', limit: '2027-01-03', urgency: 'medium', total: 310 },
  ],
  [
    'uk',
    'gb',
    'Джо Ларк\n4 Quay Street, Tarn\n3 листопада 2026 року\n\nШановна Оксано,\n\nПросимо Вас звільнити кімнату та повернути ключі до 30 листопада 2026 року. Інакше ми змінимо замки.\n\nЗ повагою,\nДжо',
    { kind: 'EVICTION_NOTICE', limit: '2026-11-30', urgency: 'high' },
  ],
  [
    'ru',
    'gb',
    'Tarn Borough Council\n3 ноября 2026 г.\n\nУважаемая госпожа Маркова!\n\nВам было переплачено пособие на жильё, переплата £310.00. Вы можете обжаловать решение в течение одного месяца с даты этого письма.',
    { kind: 'BENEFIT_OVERPAYMENT', limit: '2026-12-03', urgency: 'medium', total: 310 },
  ],
  [
    'ru',
    'ie',
    'Джо Ларк\n4 Quay Street, Tarn\n3 ноября 2026 г.\n\nУважаемая Анна, прошу освободить комнату и вернуть ключи до 30 ноября 2026 г.\n\nДжо Ларк',
    { kind: 'EVICTION_NOTICE', limit: '2026-11-30', urgency: 'high' },
  ],
]

describe.each(LETTERS)(
  'A letter in %s to somebody in %s',
  (...[language, country, text, expected]) => {
    const reading = read(text, { country })

    test('is read in its language, with its kind', () => {
      expect(reading.language).toBe(language)
      expect(reading.documentType).toBe(expected.kind)
      expect(reading.urgencyLevel).toBe(expected.urgency)
    })

    test('tells its limit and its sum', () => {
      const { iso = null, relativeDays = null } = reading.deadline ?? {}
      expect(typeof expected.limit === 'number' ? relativeDays : iso).toBe(expected.limit)
      const totals = reading.amounts.filter(({ role }) => role === 'total')
      if (expected.total !== undefined)
        expect(totals.map(({ value }) => value)).toContain(expected.total)
    })
  },
)

test.each([
  [
    'es',
    'AVISO DE COBRO: LE RECORDAMOS QUE NO HA PAGADO LA FACTURA DE NOVIEMBRE POR IMPORTE DE 84,20 €',
  ],
  [
    'it',
    'Gentile cliente, la fattura di ottobre non risulta pagata: La preghiamo di provvedere entro 10 giorni.',
  ],
  ['fr', 'Votre facture de 84,20 € reste impayée. Merci de la régler sous huit jours.'],
  ['en', 'Łukasz Żądło kept my deposit'],
  ['en', 'Can Uğur Yıldız evict us?'],
  [
    'en',
    'Ms Ana Conceição, your parking charge of £60 is unpaid. Please pay it by 12 December 2026.',
  ],
])('%s stays what it is beside them', (language, text) => {
  expect(read(text, { country: 'gb' }).language).toBe(language)
})

test.each([
  'Tarn Homes\n\nStimată doamnă Popescu,\n\nContul de chirie are o restanță de £684.20. Vă rugăm să plătiți restanța în 7 zile. Dacă nu primim un răspuns, vom cere instanței un ordin de posesie și evacuarea.\n\nBiroul pentru chirii',
  'Tarn Homes\n\nCara senhora Almeida,\n\nTem rendas em atraso de £640. Pague até 30 de novembro de 2026. Caso contrário, pediremos ao tribunal o despejo.\n\nTarn Homes',
])('rent that is owed is asked for, whatever comes next: %#', (text) => {
  expect(read(text, { country: 'gb' }).documentType).toBe('RENT_ARREARS_LETTER')
})

test.each([
  [
    'de',
    'أسكن في برلين واستلمت إنذارًا من صاحب البيت بسبب الإيجار المتأخر 840 €. هل يحق له أن يطردني؟ وكيف أرد عليه؟',
    null,
  ],
  [
    'fr',
    'صاحب العمل لم يدفع لي راتب شهرين في ليون. ماذا أفعل؟ أعطوني مهلة حتى 15.06.2026',
    '2026-06-15',
  ],
  [
    'it',
    'Здравствуйте, живу в Милане. Хозяин не возвращает залог 1200 €, прошло три месяца. Что мне делать и имею ли я право подать в суд?',
    null,
  ],
  [
    'de',
    'Живу в Берліні. Прийшов лист від банку, дали термін до 30.11.2026 сплатити 640 €. Чи можуть вони заблокувати рахунок?',
    '2026-11-30',
  ],
])('a question from %s with the limit that it tells: %s', (country, text, limit) => {
  const { documentType, jurisdiction, deadline } = read(text)
  expect([documentType, jurisdiction.countryCode, deadline?.iso ?? null]).toEqual([
    'ENQUIRY',
    country,
    limit,
  ])
})

test.each([
  'شركة الكهرباء\nالسيد أحمد\nفاتورة الكهرباء رقم 4471: المبلغ المستحق 212 €. يرجى الدفع قبل 15.06.2026. هل لديك أسئلة؟ اتصل بنا.\nمع التحية',
  'Шановний пане Коваль!\nСума боргу за оренду 1240 €. Сплатіть до 20.10.2026. Є питання? Телефонуйте.\nЗ повагою, Hausverwaltung Quill GmbH',
])('a letter that offers to answer questions is none: %#', (text) => {
  expect(read(text).documentType).not.toBe('ENQUIRY')
})
