/** Papers abroad without their head: what the body says of the kind, and a like word in a paper that asks for nothing. */
import { expect, test } from 'vitest'

import { read } from './read.ts'

test.each([
  [
    'de',
    'RENT_ARREARS_LETTER',
    'Gesamtforderung: 512,00 €\n\nZahlen Sie innerhalb von 7 Tagen. Sonst sind wir gezwungen, eine Kündigung des Mietverhältnisses auszusprechen. Die Miete für Mai ist offen.',
  ],
  [
    'de',
    'BENEFIT_OVERPAYMENT',
    'Sie haben im Juni mehr verdient, als wir bei der Bewilligung annahmen. Daher ist beabsichtigt, die Bewilligung teilweise aufzuheben und den Betrag von 240,00 € zurückzufordern.',
  ],
  [
    'fr',
    'RENT_ARREARS_LETTER',
    'Je vous mets en demeure de régler 840,00 € de loyer sous huit jours. À défaut, je ferai signifier par huissier un commandement de payer visant la clause résolutoire du bail.',
  ],
  [
    'fr',
    'BENEFIT_OVERPAYMENT',
    'Sans réponse, nous retiendrons 45 € par mois sur vos prestations à compter de mars. Vous avez deux mois pour saisir la commission de recours amiable.',
  ],
  [
    'it',
    'PENALTY_CHARGE_NOTICE',
    'Importo: € 42,00, o € 29,40 se paga entro 5 giorni dalla notifica. Può presentare ricorso al Prefetto entro 60 giorni.',
  ],
  [
    'nl',
    'DEBT_COLLECTION_LETTER',
    'Wij stellen u nogmaals in de gelegenheid om € 231,00 te betalen. Wij sommeren u dit bedrag binnen vijf dagen te voldoen op onze rekening.',
  ],
  [
    'es',
    'DEBT_COLLECTION_LETTER',
    'Total: 512,40 €. En virtud del artículo 21 de la Ley de Propiedad Horizontal, le pedimos que pague las cuotas de la comunidad en el plazo de 15 días.',
  ],
] as const)('in %s the body tells that it is a %s', (country, kind, text) => {
  expect(read(text, { country }).documentType).toBe(kind)
})

test.each([
  [
    'de',
    'Unsere Hausverwaltung ist ab Montag wieder von 9 bis 12 Uhr für Sie da. Das Treppenhaus wird am Dienstag gereinigt.',
  ],
  [
    'fr',
    'La caisse vous remercie. Vos prestations seront versées le 5 du mois, comme toujours. Vous n’avez rien à faire.',
  ],
  [
    'it',
    'Il Prefetto visita la scuola venerdì alle 10. Gli uffici del Comune sono chiusi quel giorno.',
  ],
  [
    'nl',
    'De gemeente stelt u in de gelegenheid om mee te praten over het plein. De avond is op 4 maart in de school.',
  ],
] as const)('in %s a like word asks for nothing', (country, text) => {
  expect(read(text, { country }).documentType).toBe('OTHER')
})
