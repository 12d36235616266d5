import { expect, test } from 'vitest'

import { read } from './read.ts'

test.each([
  [
    'be',
    "VIVAQUA\nBoulevard de l'Impératrice 17-19\n1000 Bruxelles\n\nMadame Claire Peeters\nRue du Noyer 12\n1000 Bruxelles\n\nBruxelles, le 12 novembre 2026\n\nRAPPEL\nNuméro de client : 1002233445\nFacture n° 7702231144 du 3 octobre 2026\n\nMadame,\n\nSauf erreur de notre part, nous n'avons pas reçu le paiement de votre facture d'eau de 187,42 €. Nous vous prions de payer ce montant dans les 10 jours. Des frais de rappel de 7,50 € sont ajoutés.\n\nSans paiement, nous transmettrons le dossier à un huissier de justice.\n\nVotre service clientèle",
  ],
  [
    'be',
    "ENGIE\nService Clients\n\nMonsieur Jan Peeters\n\n12 novembre 2026\n\nMise en demeure\nN° de client : 2200114477\n\nMonsieur,\n\nMalgré notre rappel, votre facture d'électricité et de gaz de 312,10 € reste impayée. Payez dans les 15 jours. Sinon nous pourrons transmettre votre dossier à une société de recouvrement.\n\nENGIE Electrabel",
  ],
  [
    'nl',
    'Vitens N.V.\nPostbus 1205\n8001 BE Zwolle\n\n12 november 2026\n\nAanmaning\nKlantnummer: 40112233\n\nGeachte mevrouw Bos,\n\nUw drinkwaterrekening van € 96,20 is nog niet betaald. Betaal binnen 14 dagen. Anders dragen wij de vordering over aan een incassobureau en komen er incassokosten van € 40 bij.',
  ],
  [
    'fr',
    "EDF\nService Clients Particuliers\n\nMadame Duval\n\n12 novembre 2026\n\nRelance - Facture impayée\nRéférence client : 1 002 334 556\n\nMadame,\n\nMalgré nos relances, votre facture d'électricité de 214,60 € reste impayée. Réglez cette somme sous 15 jours. À défaut, nous confierons le recouvrement à un cabinet.",
  ],
  [
    'it',
    'Hera Comm S.p.A.\n12 novembre 2026\n\nSollecito di pagamento\nCodice cliente 1000445566\n\nGentile cliente,\n\nla bolletta di luce e gas di 132,50 euro risulta non pagata. La invitiamo a pagare entro 15 giorni. In mancanza affideremo la pratica a una società di recupero crediti.',
  ],
  [
    'us',
    'Con Edison\nNovember 12, 2026\n\nPast due notice\nAccount: 44-1122-3344\n\nDear Customer,\n\nYour electric bill of $212.40 is past due. Pay by November 27, 2026 or your account may be referred to a collection agency.',
  ],
] as const)('a supplier that chases its own bill is no collector, in %s', (country, text) => {
  expect(read(text, { country }).documentType).toBe('UTILITY_BILL_DEMAND')
})

test.each([
  [
    'nl',
    'Intrum Nederland B.V.\n12 november 2026\n\nAanmaning\nDossiernummer 7711223\n\nGeachte heer Bos,\n\nOnze opdrachtgever Vitens N.V. heeft ons de vordering van € 96,20 voor drinkwater uit handen gegeven. Betaal binnen 14 dagen aan ons.',
  ],
  [
    'be',
    "Etude Leroy & Associés\nHuissiers de justice\n12 novembre 2026\n\nMise en demeure\nNotre réf. 26/4412\n\nMadame,\n\nNous agissons pour notre client VIVAQUA. Vous devez 187,42 € pour votre facture d'eau. Payez dans les 15 jours sur notre compte.",
  ],
] as const)('whoever collects for a supplier is one, in %s', (country, text) => {
  expect(read(text, { country }).documentType).toBe('DEBT_COLLECTION_LETTER')
})
