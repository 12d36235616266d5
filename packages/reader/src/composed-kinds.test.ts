import { expect, test } from 'vitest'

import { read } from './read.ts'

test.each([
  [
    'a landlord who ends a lease in his own words, in French',
    'Odile Ferrand\n7 impasse des Lilas\n37000 Tours\n\nTours, le 3 novembre 2026\n\nMonsieur,\n\nVous occupez depuis le 1er juin 2021 l’appartement que je vous loue. J’ai décidé de vendre et je vous donne donc congé pour le 31 mai 2027.',
    'EVICTION_NOTICE',
  ],
  [
    'a Swiss form',
    'Mitteilung der Kündigung von Wohn- und Geschäftsräumen\n\nMietobjekt: 3-Zimmer-Wohnung, Lorrainestrasse 8, 3013 Bern\nKündigung auf den: 30. April 2027\n\nBern, 28. Oktober 2026',
    'EVICTION_NOTICE',
  ],
  [
    'an employer who ends a trial period, in Dutch',
    'Bakkerij Tarn\nUtrecht, 3 november 2026\n\nBeste Eva,\n\nHierbij beëindigen wij met onmiddellijke ingang onze samenwerking. Uw arbeidscontract was nog in de proeftijd.',
    'DISMISSAL_LETTER',
  ],
  [
    'a benefit that is claimed back, in French',
    'Caisse d’allocations familiales\nMontpellier, le 6 novembre 2026\n\nMadame,\n\nVos droits au RSA ont été recalculés. Vous avez reçu 934,12 € de trop. Cette somme sera retenue sur vos prochaines prestations.',
    'BENEFIT_OVERPAYMENT',
  ],
  [
    'a Japanese lawyer who will sue',
    '令和8年11月9日\n\n佐藤　健　殿\n\n弁護士法人みなと\n\n当職は次のとおり請求いたします。請求金額 金164,300円。令和8年11月20日までにお支払いください。お支払いがない場合は、訴訟提起等の法的手続きをとることになります。',
    'LETTER_BEFORE_CLAIM',
  ],
  [
    'a job that ends, in English',
    'Tarn Vets\n18 November 2026\n\nDear Tess,\n\nWe have decided not to go on. Your job with us ends today. We will pay the holiday you have built up.',
    'DISMISSAL_LETTER',
  ],
])('%s', (_what, text, kind) => {
  expect(read(text).documentType).toBe(kind)
})

test.each([
  [
    'RENT_ARREARS_LETTER',
    'Hausverwaltung Stein\nBonn, 3. November 2026\n\nSehr geehrte Frau Lenz,\n\nauf Ihrem Mieterkonto fehlen die Zahlungen für September und Oktober, zusammen 1.300,00 €. Bitte überweisen Sie bis zum 15. November 2026.',
  ],
  [
    'UTILITY_BILL_DEMAND',
    "Énergie Tarn\n\nMadame, votre facture d'énergie de 145,20 € n'est toujours pas réglée. Sans paiement sous 15 jours, votre puissance sera réduite.",
  ],
  [
    'TAX_DEMAND',
    'Ayuntamiento de Tarn\n\nImpuesto sobre vehículos. No consta el pago del recibo 2026 de 92,30 €. Se inicia el período ejecutivo con recargo del 5 %.',
  ],
  [
    'DEBT_COLLECTION_LETTER',
    'Tarn Finance S.p.A.\n\nGentile cliente, la rata di ottobre di 133,00 euro del suo prestito non risulta ancora versata. La invitiamo a provvedere entro il 20 novembre 2026.',
  ],
  [
    'CONSUMER_CONTRACT_DISPUTE',
    "SofaStop\nOrder 5518\n\nHi Ann, I've looked into the sagging cushions. Our inspector found this is due to normal use, so we won't be replacing the sofa or giving you your money back.",
  ],
])('a %s in words of its own', (kind, text) => {
  expect(read(text).documentType).toBe(kind)
})

test.each([
  [
    'an overpaid salary is a debt',
    'Tarn Hospital Trust\nPayroll\n10 November 2026\n\nDear Grace\n\nSALARY OVERPAYMENT\n\nYou were paid for September after you left. The net overpayment is £1,288.15. Contact us by 24 November 2026 to agree how to pay this back.',
    'DEBT_COLLECTION_LETTER',
  ],
  [
    'a citation to answer a petition is a claim',
    'JUSTICE COURT, PRECINCT ONE\nTARN COUNTY, TEXAS\nCITATION - EVICTION     Cause No. JP1-26-EV-04417\n\nPLAINTIFF: Blue Holdings LP\nVS.\nDEFENDANT: Tomas Quill\n\nYOU ARE HEREBY COMMANDED to appear before this court on November 19, 2026 at 9:30 a.m. to answer the petition for eviction.\nFAILURE TO APPEAR MAY RESULT IN A DEFAULT JUDGMENT.',
    'COURT_CLAIM',
  ],
])('%s', (_what, text, kind) => {
  expect(read(text).documentType).toBe(kind)
})
