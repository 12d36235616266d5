/** Common matters as people type them in Germany, France, Belgium and Switzerland, and the row that answers each. */
import { expect, test } from 'vitest'

import { rowFor } from './fixtures/asked.ts'

/** The row that the answer rests on, or undefined where we abstain. */
test.each([
  ['de', 'opa ist tot und hatte nur schulden muss ich das zahlen?', 'de.ask-debt.heir'],
  [
    'de',
    'bürgergeld überzahlt, ziehen mir jeden monat geld ab, dürfen die das?',
    'de.ask-debt.jobcenter-wants-back',
  ],
  [
    'de',
    'mein bürgergeld wurde gekürzt weil ich termin verpasst hab, kann ich widersprechen?',
    'de.ask-debt.jobcenter-cut',
  ],
  ['de', 'elterngeld soll ich zurückzahlen, muss ich das sofort?', 'de.ask-debt.jobcenter-back'],
  ['de', 'geblizt worden aber meine frau ist gefahren was eintragen', 'de.ask-buy.fine-not-driver'],
  [
    'de',
    'eigenbedarf, kündigung kam am 10.11., wohne 9 jahre hier, wie lange hab ich',
    'de.ask-home.own-need',
  ],
  [
    'fr',
    "la banque ne rembourse rien, un faux conseiller m'a fait valider un virement, quel recours ?",
    'fr.ask-debt.bank-refuses',
  ],
  [
    'fr',
    'comandement de payer pour 3 loyers, on peut nous mettre dehors cet hiver ?',
    'fr.ask-home.order-to-pay-rent',
  ],
  [
    'fr',
    'commandement de payer pour un crédit conso de 2015, que faire ?',
    'fr.ask-debt.credit-two-years',
  ],
  ['fr', 'refus apl caf comment contester', 'fr.ask-debt.benefit-refused'],
  ['fr', 'france travail me réclame trop perçu 1200', 'fr.ask-debt.jobless-benefit-back'],
  ['fr', 'la caf me réclame 300 euros comment contester', 'fr.ask-debt.benefit-overpaid'],
  [
    'be',
    'eigenaar in Leuven wil zijn zoon in ons huis, contract 9 jaar loopt 1 jaar, moeten we eruit?',
    'be.ask.landlord-notice-flanders',
  ],
  [
    'be',
    'mon propriétaire à Liège veut récupérer la maison pour sa fille, bail de 9 ans, il a le droit ?',
    'be.ask.landlord-notice',
  ],
  ['be', 'ex betaalt onderhoudsgeld niet', 'be.ask.maintenance'],
  ['be', 'mutuelle refuse incapacité', 'be.ask.health-fund-refuses'],
  ['be', 'bruit voisins police ne fait rien', 'be.ask.neighbour'],
  ['ch', 'mi hanno licenziato mentre ero in malattia, possono?', 'ch.ask.dismissed-while-ill'],
  [
    'ch',
    'ich habe selbst gekündigt und bin jetzt krank, was ist mit dem lohn?',
    'ch.ask.ill-after-own-notice',
  ],
  ['ch', 'kündigung wohnung erhalten am 5.11. ist das missbräuchlich', 'ch.ask.notice'],
  ['ch', 'Kündigung vom Arbeitgeber am 5.11. bekommen, ist das missbräuchlich?', 'ch.ask.fired'],
  ['ch', 'alimente zahlt er nicht', 'ch.ask.maintenance-unpaid'],
  ['fr', 'caution non rendue 3 mois après', 'fr.ask-home.deposit'],
  ['be', 'hoeveel opzeg na 5 jaar werk', 'be.ask.notice-weeks'],
  ['be', 'bailleur garde la garantie locative', 'be.ask.deposit'],
  ['ch', 'strafbefehl erhalten am 16.11.', 'ch.ask.penal-order'],
  ['ch', "je veux résilier mon bail avant l'échéance", 'ch.ask.leave-early'],
] as const)('in %s: %s', async (country, text, row) => {
  expect(await rowFor(country, text)).toBe(row)
})
