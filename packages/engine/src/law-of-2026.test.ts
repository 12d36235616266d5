/** What changed in 2026 and people ask about by its name, and the same words about something else. */
import { expect, test } from 'vitest'

import { rowFor } from './fixtures/asked.ts'

test.each([
  ['us', 'do food stamps have a work requirement', 'us.ask-public.snap-work'],
  ['us', 'I got a letter that I must work to keep my food stamps', 'us.ask-public.snap-work'],
  ['us', 'will Medicaid make me work 80 hours', 'us.ask-public.medicaid-work'],
  ['us', 'do I have to pay the broker fee in New York City', 'us.fact.broker-fee-new-york-city'],
  ['de', 'brauche ich vor dem Amtsgericht einen Anwalt', 'de.ask-debt.lawyer-needed'],
  ['de', 'bis zu welchem Streitwert brauche ich keinen Anwalt', 'de.ask-debt.lawyer-needed'],
  ['de', 'wie hoch ist das Kindergeld', 'de.ask-family.child-benefit-sum'],
  ['de', 'was ist die neue Grundsicherung', 'de.ask-benefit.new-basic-security'],
  ['fr', 'faut-il payer 50 euros pour saisir le tribunal', 'fr.ask-debt.court-contribution'],
  ['fr', 'congé de naissance 2026', 'fr.ask-work.birth-leave'],
  ['fr', 'quand commence la trêve hivernale', 'fr.ask-home.winter'],
  ['es', 'cuánto es el salario mínimo este año', 'es.ask.minimum-wage'],
  ['nl', 'hoe hoog is het minimumloon in 2026', 'nl.ask.minimum-wage'],
  ['au', 'what is the minimum wage', 'au.ask.minimum-wage'],
  ['ca', 'what is the minimum wage in Ontario', 'ca.ask.minimum-wage'],
  ['nz', 'what is the minimum wage', 'nz.ask.minimum-wage'],
  ['it', "c'è un salario minimo", 'it.ask.minimum-wage'],
  ['au', 'how much can my rent go up', 'au.ask.rent-up'],
  ['fr', 'de combien le loyer peut augmenter', 'fr.ask-home.rent-rise'],
  ['ch', 'um wie viel darf die Miete steigen', 'ch.ask.rise'],
] as const)('in %s "%s" is answered by %s', async (country, question, row) => {
  expect(await rowFor(country, question)).toBe(row)
})

test.each([
  ['us', 'my food stamps were stopped', 'us.ask-public.snap-work'],
  ['us', 'my boss makes me work 80 hours', 'us.ask-public.medicaid-work'],
  ['us', 'my Medicaid was stopped', 'us.ask-public.medicaid-work'],
  ['us', 'the broker fee in Boston', 'us.fact.broker-fee-new-york-city'],
  ['us', 'late fee in New York', 'us.fact.broker-fee-new-york-city'],
  ['de', 'Mahnung vom Anwalt, muss ich zahlen', 'de.ask-debt.lawyer-needed'],
  ['de', 'brauche ich einen Anwalt bei der Polizei', 'de.ask-debt.lawyer-needed'],
  ['de', 'die Familienkasse will Kindergeld zurück', 'de.ask-family.child-benefit-sum'],
  ['de', 'wie hoch ist das Elterngeld', 'de.ask-family.child-benefit-sum'],
  ['fr', "j'ai une amende de 50 euros", 'fr.ask-debt.court-contribution'],
  ['fr', 'mon voisin me doit 50 euros', 'fr.ask-debt.court-contribution'],
  ['fr', 'congé paternité combien de jours', 'fr.ask-work.birth-leave'],
  ['fr', 'congé maternité combien de semaines', 'fr.ask-work.birth-leave'],
  ['es', 'me embargan menos del salario mínimo', 'es.ask.minimum-wage'],
  ['es', 'cuánto me pueden embargar del salario', 'es.ask.minimum-wage'],
  ['au', 'how much is my super', 'au.ask.minimum-wage'],
  ['au', 'what is the notice for a rent rise', 'au.ask.minimum-wage'],
  ['ca', 'what is the minimum notice for a dismissal', 'ca.ask.minimum-wage'],
  ['ca', 'how much is child support', 'ca.ask.minimum-wage'],
  ['nz', 'how much holiday pay do I get', 'nz.ask.minimum-wage'],
  ['nz', 'what is the minimum age to work', 'nz.ask.minimum-wage'],
  ['it', 'non mi pagano lo stipendio da due mesi', 'it.ask.minimum-wage'],
  ['it', 'quanto possono pignorare dello stipendio', 'it.ask.minimum-wage'],
  ['ch', 'wie viel Kaution darf der Vermieter verlangen', 'ch.ask.rise'],
] as const)('in %s "%s" is not answered by %s', async (country, question, row) => {
  expect(await rowFor(country, question)).not.toBe(row)
})
