import { expect, test } from 'vitest'

import { read } from './read.ts'

test.each([
  ['gb', 'Hiya Nan, smashed my phone again! This is my new number, can you save it x'],
  ['gb', 'Hello Dad, I lost my phone, please message me on this one'],
  [
    'de',
    'Hallo Oma, mein Handy ist ins Wasser gefallen. Das ist meine neue Nummer. Melde dich bitte',
  ],
  ['de', 'papa mein handy ist runtergefallen schreib mir unter dieser nummer auf whatsapp'],
  ['fr', 'Salut papa, mon portable est tombé, voici mon nouveau numéro. Écris-moi sur WhatsApp'],
  ['es', 'Hola papá, he perdido el móvil, apunta mi nuevo número y escríbeme'],
  ['it', 'Ciao papà, mi è caduto il telefono, salva il mio nuovo numero'],
  ['nl', 'Hoi mam, mijn mobiel is kwijt, dit is mijn nieuwe nummer'],
  ['jp', 'お父さん、携帯が壊れて電話番号が変わりました。LINEに連絡してください'],
] as const)('%s: a child on a new number is no question but a fraud: %s', (country, text) => {
  expect(read(text, { country }).documentType).toBe('SCAM_LETTER')
})

test.each([
  [
    'gb',
    'My son texted me hi mum new phone and I sent him £900, it was not him. Can I get it back?',
  ],
  [
    'de',
    'meine mutter hat 2000 euro überwiesen auf so eine hallo mama nachricht, zahlt die bank das zurück',
  ],
  ['de', 'mein handy ist nach 14 monaten kaputt, der laden sagt gewährleistung ist nur ein jahr'],
  ['jp', '通勤中に自転車で転んで骨折しました。会社は労災を認めないと言っています'],
  [
    'jp',
    '相談させてください。カフェのアルバイトを急に辞めました。給料の受け取りに行くと、2万円を迷惑料として払う誓約書に印鑑を押すように言われました。他の人が払っていた様子はありません。サインしないと給料はもらえないのでしょうか。',
  ],
] as const)('%s: whoever tells of a loss asks about it: %s', (country, text) => {
  expect(read(text, { country }).documentType).toBe('ENQUIRY')
})
