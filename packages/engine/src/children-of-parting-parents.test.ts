/** How much is paid for a child, and where it lives: in countries without a table for it, and the same words about something else. */
import { expect, test } from 'vitest'

import { rowFor } from './fixtures/asked.ts'

test.each([
  ['be', 'comment est calculée la pension alimentaire de mon fils', 'be.ask.maintenance-how-much'],
  ['be', 'hoeveel onderhoudsgeld voor twee kinderen', 'be.ask.maintenance-how-much'],
  ['ch', 'wie hoch sind die Alimente für ein Kind', 'ch.ask.maintenance-how-much'],
  ['ch', 'quanto mantenimento devo pagare per i figli', 'ch.ask.maintenance-how-much'],
  ['ch', 'wer bekommt die Kinder bei einer Trennung', 'ch.ask.where-children-live'],
  ['ch', 'garde partagée après la séparation, qui décide', 'ch.ask.where-children-live'],
  ['nl', 'hoe wordt kinderalimentatie berekend', 'nl.ask.maintenance-how-much'],
  ['nl', 'wie krijgt de kinderen bij een scheiding', 'nl.ask.where-children-live'],
  ['jp', '養育費の算定表でいくらになりますか', 'jp.ask.child-support-how-much'],
  ['ie', 'we are separating, who gets custody of the kids', 'ie.ask.where-children-live'],
] as const)('in %s "%s" is answered by %s', async (country, question, row) => {
  expect(await rowFor(country, question)).toBe(row)
})

test.each([
  ['be', 'mon ex ne verse plus la pension alimentaire', 'be.ask.maintenance-how-much'],
  ['be', 'combien coûte la cantine de mon enfant', 'be.ask.maintenance-how-much'],
  ['ch', 'mein Ex zahlt keine Alimente für das Kind', 'ch.ask.maintenance-how-much'],
  ['ch', 'wie viel kostet ein Kita-Platz für mein Kind', 'ch.ask.maintenance-how-much'],
  ['ch', 'meine Ex will mit dem Kind umziehen', 'ch.ask.where-children-live'],
  ['ch', 'wer bekommt den Hund nach der Scheidung', 'ch.ask.where-children-live'],
  [
    'nl',
    'mijn ex betaalt geen kinderalimentatie, hoeveel kan ik terugkrijgen',
    'nl.ask.maintenance-how-much',
  ],
  ['nl', 'hoeveel kinderbijslag krijg ik voor mijn kind', 'nl.ask.maintenance-how-much'],
  ['nl', 'mijn ex wil verhuizen met de kinderen', 'nl.ask.where-children-live'],
  ['nl', 'wie krijgt het huis bij een scheiding', 'nl.ask.where-children-live'],
  ['jp', '元夫が養育費を払わない、いくら取れますか', 'jp.ask.child-support-how-much'],
  ['jp', '子どもの塾代はいくらまで控除できますか', 'jp.ask.child-support-how-much'],
  ['ie', 'my wife wants to emigrate with the kids, who gets custody', 'ie.ask.where-children-live'],
  ['ie', 'who gets custody of the dog', 'ie.ask.where-children-live'],
] as const)('in %s "%s" is not answered by %s', async (country, question, row) => {
  expect(await rowFor(country, question)).not.toBe(row)
})
