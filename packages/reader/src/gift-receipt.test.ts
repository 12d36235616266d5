import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

describe('A receipt for a gift asks for nothing, whatever it says of taxes', () => {
  test.each([
    'Les Amis du Lavoir de Tarnes\nAssociation loi 1901\n4 place Basse, 18000 Tarnes\n\nTarnes, le 12 janvier 2026\n\nChère Madame Quill,\n\nToute l’équipe vous remercie de votre don de 80,00 €. Vous trouverez au verso votre reçu fiscal. Si vous êtes imposable, 66 % de cette somme viendront en réduction de votre impôt sur le revenu. Gardez ce reçu pour l’administration fiscale.\n\nAda Lerche, trésorière',
    'Tierheim Tarnau e.V.\nAm Bach 4, 24937 Tarnau\n\n12.01.2026\n\nZuwendungsbestätigung\n\nLiebe Frau Quill,\n\nherzlichen Dank für Ihre Spende von 80,00 EUR. Wir sind nach dem letzten Freistellungsbescheid des Finanzamts Tarnau von der Körperschaftsteuer befreit. Sie können die Spende bei der Einkommensteuer absetzen.\n\nIhr Tierheim',
    'Fundación Tarna\nCalle Baja 4, 47001 Valladolid\n\n12 de enero de 2026\n\nCertificado de donación\n\nEstimada señora Quill:\n\nMuchas gracias por su donativo de 80,00 euros. Puede deducir el 80 % en su declaración de la renta. La Agencia Tributaria ya tiene el dato.\n\nLa tesorera',
    'Associazione Amici di Tarno\nVia Bassa 4, 40121 Tarno\n\n12 gennaio 2026\n\nRicevuta di erogazione liberale\n\nGentile signora Quill,\n\ngrazie per la Sua donazione di € 80,00. L’importo è detraibile dall’imposta sul reddito al 30 per cento. Conservi la ricevuta per l’Agenzia delle entrate.\n\nIl tesoriere',
    'Stichting Vrienden van Tarnhof\nKade 4, 8000 AB Zwolle\n\n12 januari 2026\n\nGiftverklaring\n\nGeachte mevrouw Quill,\n\nHartelijk bedankt voor uw gift van € 80,00. Wij zijn een ANBI. U kunt de gift aftrekken bij uw aangifte inkomstenbelasting van de Belastingdienst.\n\nDe penningmeester',
  ])('%#', (text) => {
    expect(read(text)).toMatchObject({ documentType: 'OTHER', urgencyLevel: 'low', deadline: null })
  })

  test.each([
    'Direction générale des Finances publiques\nSIP de Tarnes\n\nTarnes, le 12 mars 2026\n\nProposition de rectification\n\nMadame,\n\nVotre reçu fiscal pour un don de 800 € n’est pas régulier. La réduction d’impôt est remise en cause : vous devez 528 € d’impôt sur le revenu et une majoration de 10 %. Vous disposez de 30 jours pour répondre. Merci de joindre vos justificatifs.',
    'Finanzamt Tarnau\n12.03.2026\n\nEinkommensteuerbescheid 2025\n\nSehr geehrte Frau Quill,\n\ndie Spendenbescheinigung konnte nicht anerkannt werden. Es ergibt sich eine Nachzahlung von 212,00 EUR, zahlbar bis 16.04.2026. Vielen Dank für Ihre Spende an den Verein kann nicht berücksichtigt werden.',
  ])('but the tax office that takes a reduction back does: %#', (text) => {
    expect(read(text).documentType).toBe('TAX_DEMAND')
  })
})
