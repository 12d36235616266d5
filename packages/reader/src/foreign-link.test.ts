import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const codesIn = (text: string) => read(text).authenticity.map(({ code }) => code)

describe('a known name with the link of somebody else', () => {
  test.each([
    'DVLA: Your vehicle tax could not be renewed. Update your payment: https://dvla-tax-update.example',
    'GOV.UK: You have a Penalty Charge Notice. Pay £20 within 24 hours: https://pcn-pay.example/uk',
    'Texas DMV final notice: an outstanding ticket. Pay by June 3 https://texas.gov-dmvpay.example/pay',
    'An Post: Your package is held for a customs fee of €2.99. Pay here: anpost-fee.example',
    'BBVA: nuevo dispositivo. Si no ha sido usted, verifique: https://bbva-verificacion.example',
    'eFlow: our cameras recorded your vehicle on the M50. 6.40 EUR is outstanding. Pay today through eflow-mytolls.example',
    '国税庁からのお知らせです。未納の税金が確認されました。こちらからご確認ください https://ad4ch8896b.example-login.com/etax/login',
    'Itsme: uw account is geblokkeerd. Heractiveer via https://itsme-heractiveren.example',
    'Iberdrola: factura pendiente de 71,30 €. Evite el corte: https://iberdrola-cobros.area-88.example/p',
    'EDF : votre facture de 58,20 € reste impayée. Réglez : https://edf-reglement.clients-7.example',
    '国税庁：税金のお支払い方法に問題があります。お支払いをご確認ください。https://nta-pay.example',
    'Dirección General de Tráfico\n\nSu sanción de 100,00 € sube a 500,00 €.\n\n[Pagar la sanción]',
  ])('is a fraud: %s', (text) => {
    expect(codesIn(text)).toContain('foreign_link')
    expect(read(text).documentType).toBe('SCAM_LETTER')
  })

  test.each([
    'Evri: your parcel comes today. Pay nothing. Track it: https://www.evri.com/track',
    'HMRC: your payment of £412.10 is due by 31 January. Sign in at www.gov.uk/log-in.',
    'CJIB: uw betaling van 95 euro is ontvangen. Meer op cjib.nl',
    'Vattenfall: uw rekening van € 88,10 staat klaar. Betaal via https://www.vattenfall.nl/mijn',
    'Tarn Water: your bill of £38.20 is ready at tarnwater.example',
  ])('is not said of a name with its own link: %s', (text) => {
    expect(codesIn(text)).not.toContain('foreign_link')
  })

  test('is not said of a letter that was copied: it has a day and a reader', () => {
    const letter = `HM Courts & Tribunals Service\n\n3 March 2026\n\nMr Lee Quill\n6 Quay Cottages\n\nPay £40.00 or answer the claim at moneyclaims.example.`
    expect(codesIn(letter)).not.toContain('foreign_link')
  })
})

describe('web addresses', () => {
  test.each([
    ['https://getipass.com-tdi.top/us', 'two endings'],
    ['http://tarn-secure-verify.net', 'nothing but words that lure'],
    ['https://hmcts-notice.example', 'the name of a court and a hyphen'],
  ])('%s is a lookalike: %s', (address) => {
    expect(codesIn(`Please settle your notice at ${address} today.`)).toContain('lookalike_domain')
  })

  test('a new health card that is to be ordered by a link is a sign of fraud', () => {
    const text =
      'De : Service clients Ameli <no-reply@carte-test.example>\nObjet : Ameli.fr\n\nCOMMANDEZ VOTRE NOUVELLE CARTE\n\nCher assuré,\n\nMerci de suivre la procédure d’obtention de votre nouvelle carte en suivant le lien ci-dessous :\n\n>> Accéder à mon compte\n\nLes frais de 0,95 € sont à votre charge. Sans action de votre part sous 48h, vos remboursements seront suspendus.'
    expect(codesIn(text)).toContain('asks_to_verify')
  })

  test('is a fraud where the address is lent by the day', () => {
    const text =
      'EDD: your transfer account was updated. If this was not you visit https://edd-test.duckdns.org/ to cancel'
    expect(read(text).documentType).toBe('SCAM_LETTER')
  })
})

describe('a message without anything that only the true sender knows', () => {
  test.each([
    'Belastingdienst: U heeft een openstaande schuld van 2.800 euro. Betaal de aanmaning binnen 48 uur om beslag te voorkomen.',
    'Ici le service fraude : un virement de 1 280 € est en attente, appelez le 01 99 00 44 71.',
    'Ihre Beraterin: Eine verdächtige Überweisung über 640 € läuft. Rufen Sie 030 5550 4471 zurück.',
    '【たーん銀行】口座に第三者による不正なログインを確認しました。本人認証をお願いします。',
    'Votre colis est en attente. Confirmez : https://colis-tarn.top',
    'ameli : votre nouvelle carte vitale est disponible, commandez-la avant le 10/10 : https://vitale-tarn.com',
    "This is the county clerk's office, you missed jury duty and there's a warrant out for your arrest unless you pay the fine over the phone right now.",
    'Subject: RE: RE: Settlement 18 Tarn Street\n\nHi Ada\n\nAs our trust account is being audited this week the deposit can’t go into the account we gave you last month. Please use these details instead:\n\nAccount name: B Tarn Holdings\nAmount: $38,450.00',
  ])('is a fraud: %#', (text) => {
    expect(read(text).documentType).toBe('SCAM_LETTER')
  })

  test.each([
    'Belastingdienst\nAanslagnummer 1234.56.789.H.36\n\nDwangbevel\n\nU heeft 812 euro niet betaald. Betaal binnen 48 uur na betekening, anders volgt beslag.',
    'Bonjour, ici votre conseiller : votre virement de 950 € est arrivé. Bonne journée, à jeudi.',
    '【たーん銀行】不正なログインを装った不審なメールにご注意ください。当行が本人認証をお願いすることはありません。',
    'Votre colis arrive demain. Suivez-le sur www.laposte.fr/suivi',
  ])('is not what an office or a carrier writes: %#', (text) => {
    expect(read(text).documentType).not.toBe('SCAM_LETTER')
  })
})
