import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const senderOf = (text: string) => read(text).senderOrganization

describe('the sender', () => {
  test.each([
    [
      'is the city above its office',
      'FINAL NOTICE\n\nCity of Tarn Falls, Ohio\nUtility Billing Office\n4 Canal Street\n\nNotice date: 04/08/2026\n\nYour water service is scheduled for disconnection on 04/17/2026. Pay $232.79.',
      'City of Tarn Falls',
    ],
    [
      'is the court that a notice of a fine names',
      "GOV.UK - Notice of fine\n\nName: Lee Quill\nYour court: Tarn and Marsh Magistrates' Court\n\nFined £220.00\nTotal to pay: £398.00\nPay by: 14/03/2026",
      "Tarn and Marsh Magistrates' Court",
    ],
    [
      'is a person in Japan below the address, not the day or the address',
      '令和8年4月13日\n\n東京都練馬区桜台三丁目4番5号\n坂本 健一 殿\n\n東京都板橋区常盤台一丁目2番3号\n大川 和夫\n\n通知書\n\n滞納された家賃18万円を本書面到達後7日間以内にお支払いください。',
      '大川 和夫',
    ],
    [
      'is a health fund in capitals, with its address in the same line',
      'BKK Tarnland · Kassenweg 4 · 28195 Bremen\n\nHerrn\nTorben Quill\n\nDatum: 09.11.2026\n\nMitgliedsbescheinigung\n\nSehr geehrter Herr Quill,\n\nwir bestätigen Ihre Mitgliedschaft ab dem 01.12.2026.',
      'BKK Tarnland',
    ],
    [
      'stands on two lines beside another column',
      'HM Revenue                       Self Assessment\n& Customs                        BX9 1AS\n\nDate of issue 3 March 2026\n\nWe have charged you a penalty of £100. Pay it by 2 April 2026.',
      'HM Revenue & Customs',
    ],
    [
      'stands on three lines',
      'Department\nfor Work &\nPensions              3 November 2026\n\nYou have been paid too much Universal Credit. You owe £310.20. You must pay it back within 30 days of the date on this letter.',
      'Department for Work & Pensions',
    ],
    [
      'begins with a small letter, and is not the reader who is greeted by the family name',
      'quillo Forderungsmanagement GmbH\nHafenstraße 18, 20457 Hamburg\n\nTobias Lehr\nMusterstraße 12\n50667 Köln\n\nDatum: 25.08.2026\n\nZahlungsaufforderung\n\nSehr geehrter Herr Lehr,\n\nbitte zahlen Sie 412,50 € bis zum 15.09.2026.\n\nMit freundlichen Grüßen',
      'quillo Forderungsmanagement GmbH',
    ],
    [
      'is the firm below the person',
      'NOTICE OF INCREASE OF RENT\n\nTO:           Mrs Helen Tull\nDATE:         10 January 2026\nFROM:         Graham Quarry\n              Quarry Lettings Ltd\n\nThe landlord gives notice that the rent goes up to £960 per month from 1 March 2026.\n\nName:   Graham Quarry',
      'Quarry Lettings Ltd',
    ],
    [
      'is the firm behind the person in the head of a mail',
      'From: Leah Tern - Orchard Property <leah@orchardproperty.example>\nSubject: Rent\n\nDear Mr Tull\n\nYour rent of £800 is overdue. Pay by 3 June 2026.',
      'Orchard Property',
    ],
    [
      'keeps the accents of a name: a part of it is no word of a heading',
      'Bord Gáis Tarn\nPO Box 109, Dublin 1\n\nAccount number: 4407 118\n14 January 2026\n\nDear Ms Tully\n\nYour electricity account is in arrears by €800.00. Please pay within seven days of the date of this letter.',
      'Bord Gáis Tarn',
    ],
    [
      'is more than the legal form behind a comma',
      'Call (800) 555-0188\nNOTICE OF NEW OWNERSHIP\n\nDear Ellen\n\nTarn Credit Management, Inc. is considering forwarding your account to an attorney. Please call to discuss your options.\n\nVictor Ramos',
      'Tarn Credit Management, Inc',
    ],
    [
      'is where the rent is to be sent, and no county',
      'Three-Day Notice to Tenant\n\nSeminole County, Florida\n\nOctober 9, 2026\n\nRosa Quill\n2210 Citrus Bend\n\nYou owe rent of $1,890.00. Please submit the total amount due to this address:\nTarn Court Rentals LLC\n1400 Sunset Drive\n\nGerald Stokes\nLandlord\n\n( ) Certified Mail - Return Receipt Requested',
      'Tarn Court Rentals LLC',
    ],
    [
      'is the firm that says it has decided',
      'Estimado Sr. Quill:\n\nPor la presente le comunicamos que TEJIDOS TARN S.A., con CIF A87654323, ha decidido proceder a su despido disciplinario con efectos del 28 de febrero de 2026.',
      'Tejidos Tarn S.A.',
    ],
    [
      'is the account holder of a Dutch letter',
      'Sommatie\n\nMevrouw J. Kuiper\nZandweg 14\n\nAmsterdam, 14 april 2026\n\nBeste mevrouw Kuiper,\n\nBetaal € 242,00 binnen 5 dagen op rekening 55.10.24.318 t.n.v. FreshLeaf Diensten te Amsterdam.\n\nHoogachtend,\n\nM. Oskam',
      'FreshLeaf Diensten',
    ],
    [
      'is the landlord in a form of two parts',
      'PRE-ACTION REQUIREMENTS NOTICE\nRent Arrears\n\nDate: 3 June 2026\n\nTO THE TENANT(S)\nName(s): Isla Monk\n\nFROM THE LANDLORD\nName: Fiona Geddie\n\nYou are in rent arrears of £1,390.00. Please contact us by 17 June 2026.',
      'Fiona Geddie',
    ],
    [
      'is a branch of a state',
      'Residential Tenancy Branch\nNotice of Dispute Resolution Proceeding\n\nSep 16, 2026\n\nYour landlord has applied for an order of possession.',
      'Residential Tenancy Branch',
    ],
    [
      'is in the head of a mail, and not in the notice that it passes on',
      'From: Tarn Broadband <help@tarn.example>\nSubject: Notice of claimed copyright infringement\n\nDear Subscriber,\n\nWe pass this notice on to you. We have not checked it.\n\n--- forwarded ---\nKestrel Rights Agency\nYou shared a film. Pay £200 by 9 December 2026.',
      'Tarn Broadband',
    ],
    [
      'is a logo in small letters',
      'pennine water\n\nAccount 60 2211 7781\n\nYou still have not paid your water bill of £201.18. Please pay by 4 November 2026.',
      'Pennine Water',
    ],
    [
      'is behind a label with its own explanation',
      "Notice to End your Tenancy For Non-payment of Rent\nTo: (Tenant's name) Ana Reyes\nFrom: (Landlord's name) Colin Baird\n\nYou must pay $900.00 or move out by November 18, 2026.",
      'Colin Baird',
    ],
    [
      'is the trader who sent an invoice',
      'Subject: Invoice INV-77 from Willowbank Gardening\n\nHi Jo,\n\nYour invoice is attached. You can see it online too.',
      'Willowbank Gardening',
    ],
    [
      'is known by the address to write to',
      'TO RESOLVE THIS MATTER\n\nIf you have no licence for the use of the imagery, pay £310.00 within 14 days of this email or write to licences@gettyimages.com.',
      'Getty Images',
    ],
    [
      'stands above the line that says what it is',
      'M & J Thorley\nCommercial Lettings & Property Management\n4 Weir Street, Ludlow\n\nDear Ms Quill\n\nYour rent of £640.00 was due on 1 May 2026. Please pay it within 7 days.',
      'M & J Thorley',
    ],
    [
      'is a department below its state',
      'STATE OF NEVADA\nNevada Department\nof Transportation\nNOTICE OF TOLL VIOLATION\nJo Quill\n9 Elm St, Reno, NV 89501\n\nYour vehicle went through a toll lane without paying. Balance due: $41.00. Pay by 02/18/2026.',
      'Nevada Department of Transportation',
    ],
    [
      'offers work as "the Company"',
      'Dear Ms Quill\n\nOFFER LETTER\n\nWe confirm the offer to you by Merrowdene (the "Company") of appointment as a clerk. Please sign both copies.',
      'Merrowdene',
    ],
    [
      'stands below "From"',
      'To:\nMrs Jo Quill\n2 Mill Lane\nTarnford\n\nFrom:\nTax Credit Office\nPreston\n\nDate 1 July 2016\n\nYour tax credits overpayments\n\nThe amount you owe is £318.20.',
      'Tax Credit Office',
    ],
    [
      'is behind a label in Japanese, and never the end of a sentence',
      '通知書\n\n貴殿に対し下記の通り通知いたします。\n\n本書面到達後2週間以内に、未払いの300,000円をお支払いください。お支払いがない場合、法的手続を検討せざるを得ませんので、\nあらかじめ申し添えます。\n\n2026年5月12日\n\n通知人：弁護士 森 夏子\n被通知人：高橋 直樹 殿',
      '弁護士 森 夏子',
    ],
    [
      'is the employer of whom a dismissal speaks',
      'SUMMARY DISMISSAL\n\nKelly Quill\n19 Ripley Street\nTarnford\n\n24 March 2025\n\nDear Kelly,\n\nYou are summarily dismissed from your employment with Merrow Foods Ltd. You may appeal within 5 working days of receipt of this letter.\n\nYours sincerely,\n\nAnna Roy\nOperations Manager',
      'Merrow Foods Ltd',
    ],
    [
      'is the claimant whose details a claim form prints',
      "Claim Form\nIn the County Court Business Centre\nOnline Civil Money Claims\nClaim number: 501MC774\n\nClaimant's details\nCompany name: Merrow Kitchens Ltd\nAddress: Unit 3, Sheffield\n\nDefendant's details\nName: Mrs Jo Quill\n\nThe claimant claims £812.00.",
      'Merrow Kitchens Ltd',
    ],
    [
      'is the person behind FROM on a notice about a home',
      'NOTICE SEEKING POSSESSION OF A PROPERTY LET ON AN ASSURED TENANCY\n\nTO: Joe Quill\n\nFROM: Ivo Penrose\n\nADDRESS: 4 The Paddock, Oadby\n\nThe landlord intends to apply for possession after 17 March 2025.',
      'Ivo Penrose',
    ],
    [
      'is a whole Japanese firm, also with a small word in its name',
      '高橋　直樹　殿\n\n株式会社みなと食品\n代表取締役　森田　健一\n\n件名　解雇予告通知書\n\n貴殿との雇用契約について、令和7年5月21日をもって解雇いたします。',
      '株式会社みなと食品',
    ],
    [
      'is borne out by the address of an Italian mail',
      'Da: Polizia Locale di Tarno <polizialocale@pec.comune.example>\nOggetto: Verbale\n\nSi notifica il verbale n. 000123 per sosta vietata. Importo: 42,00 €. Entro 60 giorni è possibile il ricorso al Prefetto.',
      'Polizia Locale di Tarno',
    ],
    [
      'calls itself as its letterhead does, not as its address',
      'Leasehold Service\nLewisham Council\n1 Catford Road\nLondon SE6 4RU\nservice.charges@lewisham.gov.uk\n\nDear Ms Quill\n\nYou still have an outstanding amount on your rent of £402.10. Please pay within 7 days.',
      'Lewisham Council',
    ],
    [
      'is behind the quotation marks of a cheque',
      'Charge Certificate\nPenalty Charge Notice No: TR30417752\n\nYou must pay £195.00 within 14 days.\n\nHOW TO PAY\nPlease make cheques payable to "London Borough of Tarnham".',
      'London Borough of Tarnham',
    ],
  ])('%s', (_what, text, name) => {
    expect(senderOf(text)).toBe(name)
  })

  test.each([
    [
      'the council above its office',
      'TARNMORE COUNTY COUNCIL\nMotor Tax Office, Main Street\n\nRef: MT/RD/0931\n4 November 2026\n\nYour cheque has come back unpaid. Send €144.00 within ten days.\n\nM. Quill\nMotor Tax Office',
      'Tarnmore County Council',
    ],
    [
      'the firm behind the person of a mail',
      'From: Ada Quill, Tarn Lamps Ltd\nTo: Ivo Brandt\nSubject: Termination of employment\n\nDear Ivo,\n\nwe are ending your employment with immediate effect by reason of gross misconduct.\n\nAda Quill\nHead of Operations',
      'Tarn Lamps Ltd',
    ],
    [
      'the city to which checks are payable',
      'Surnmary of Service   Bill Cycle 15\n\nAccount Number: 41172\nElectric Service   $88.91\nTotal Amount Due   $225.03\nDate Due: 11/23/26\nMake Checks payable to City of Tarn.',
      'City of Tarn',
    ],
    [
      'the association that hereby notifies',
      'HOMEOWNERS ASSOCIATION - NOTICE OF VIOLATION\n\nDear Homeowner,\n\nThe Tarn Bluffs Homeowners Association ("HOA") hereby notifies you of a violation. Pay the fine of $150.00 within 30 days of the date of this notice.',
      'Tarn Bluffs Homeowners Association',
    ],
    [
      'the team that ends a mail',
      'Dear Denise\nRemember to save this November\n\nYou can save up to £50 each month. Sign in to your account in the app.\n\nFrom the Tarn Savings team',
      'Tarn Savings',
    ],
    [
      'the city behind a person and a title',
      'To: Mr. Ken Aho\nFrom: Janelle Brand, City Administrator, City of Tarn Beach\nDate: November 12, 2026\n\nThe City Council has set an administrative penalty in the amount of $200 for this violation. Payment is due within 14 days.',
      'City of Tarn Beach',
    ],
    [
      'a shop with two plain words that greets its customers',
      'Northgate Outfitters\n2210 Harbor Parkway\nReno, NV 89502\n\nOctober 26, 2026\n\nNotice of Data Breach\n\nDear Customer,\n\nWe recently identified a security issue. You do not have to do anything.',
      'Northgate Outfitters',
    ],
    [
      'the agency that a reminder labels',
      'PENALTY REMINDER NOTICE\n\nEnforcement agency: Tarn Plains Shire Council\nDate of this notice: 9 November 2026\n\nYou must pay the total of $334.30 by 14 December 2026.',
      'Tarn Plains Shire Council',
    ],
    [
      'the firm of whoever says their name',
      'Mr Quill this is Jen from Harrow Enforcement, ref HR771203. Your magistrates court fine of £388 is unpaid. I am in your area tomorrow with authority to take control of goods.',
      'Harrow Enforcement',
    ],
    [
      'the council that gives notice',
      'Introductory tenancy: notice of proceedings for possession\n\nTarnhaven Council gives notice to Ms Ada Quill that it has decided to apply to the court for an order for possession.',
      'Tarnhaven Council',
    ],
    [
      'the creditor of a demand that is from them',
      'STATUTORY DEMAND FOR PAYMENT OF DEBT\n\nTo: Ada Quill, 18 Braehead\nFrom: Tarn Building Supplies Ltd, creditor\n\nPay £3,000.00 within 21 days.',
      'Tarn Building Supplies Ltd',
    ],
    [
      'an agency though its name has the word of a heading',
      'Driver and Vehicle Licensing Agency\nLate Licensing Penalty\n\nVehicle: P992 SRD\nPay £80 within 33 days.',
      'Driver and Vehicle Licensing Agency',
    ],
  ])('is %s', (_what, text, name) => {
    expect(senderOf(text)).toBe(name)
  })

  test.each([
    ['GOLDLEAF FUNDING LLC, Plaintiff,\nv.\nMARIA QUILL, Defendant.', 'Goldleaf Funding LLC'],
    ['Plaintiff: MESA CREDIT INC.\nv.\nDefendant: JOHN QUILL', 'Mesa Credit Inc'],
    [
      'Northstar Receivables, LLC,\n            Plaintiff,\nvs.            SUMMONS\nAbdi Quill,\n            Defendant.',
      'Northstar Receivables, LLC',
    ],
  ])('is the plaintiff of an American caption: %s', (caption, name) => {
    const text = `DISTRICT COURT, COUNTY OF RAMSEY\n\n${caption}\n\nCase No. 26CV01187\nSUMMONS\nYou have 21 days after this summons is served to file a written response. Plaintiff demands $3,204.11.`
    expect(senderOf(text)).toBe(name)
  })

  test.each([
    [
      'Brussel, 9 november 2026\n\nBeste Test,\n\nUw factuur van € 42,00 is niet betaald. Betaal binnen 14 dagen.\n\nMet vriendelijke groet,\nHet Quillbox Team',
      'Quillbox',
    ],
    [
      'Stadtwerke Quillgrund GmbH\nForderungsmanagement\nPostfach 11 20\n58709 Menden\n\n12.11.2026\n\nMahnung\n\nSehr geehrter Herr Test,\n\nbitte überweisen Sie 112,40 € bis zum 10.12.2026.\n\nFreundliche Grüße\nIhre Stadtwerke Quillgrund',
      'Stadtwerke Quillgrund GmbH',
    ],
    [
      "Landlord's notice proposing a new rent\n\n1. To: Dan Test\n2. Name and address of landlord: Mrs Judith Quill, Broomfield, Chelford Road, Goole\n3. The landlord proposes a new rent of £1,140.00 per month.",
      'Mrs Judith Quill',
    ],
  ])('is the firm or person, with its form and without its team: %s', (text, name) => {
    expect(senderOf(text)).toBe(name)
  })

  test('a text message names its sender at its start', () => {
    const text = 'Kirkholme Council: Your June Council Tax payment of £119 has not reached us.'
    expect(read(text).senderOrganization).toBe('Kirkholme Council')
  })
})

test('a broadcaster decides, whoever collects for it', () => {
  const text =
    'Bayerischer Rundfunk\nvertreten durch:\nARD ZDF Deutschlandradio\nBeitragsservice\n50656 Köln\n\nFrau\nAda Quill\nTarnweg 3\n80331 München\n\nDatum: 03.08.2026\n\nFestsetzungsbescheid\n\nSehr geehrte Frau Quill,\n\nder Betrag von 63,08 EUR wird gegen Sie festgesetzt.\n\nBayerischer Rundfunk'
  expect(read(text, { country: 'de' }).senderOrganization).toBe('Bayerischer Rundfunk')
})
