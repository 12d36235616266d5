/** What people type who ask nothing: their trouble, in five words. The row that answers, and what shares its words without being it. */
import { expect, test } from 'vitest'

import { rowFor } from './fixtures/asked.ts'

test.each([
  ['gb', 'bailiffs are coming tomorrow', 'gb.ask-bailiff.stop'],
  ['gb', "I've been sacked", 'gb.ask-work.unfair-dismissal'],
  ['gb', 'got sanctioned', 'gb.ask-benefit.sanction'],
  ['gb', 'I got a CCJ', 'gb.ask-debt.ccj-unpaid'],
  ['gb', "I've been scammed", 'gb.ask-consumer.scam-paid'],
  ['gb', 'someone used my bank card', 'gb.ask-bank.payment-not-mine'],
  ['gb', 'the thing I bought is broken', 'gb.ask-consumer.faulty'],
  ['gb', 'I owe HMRC money', 'gb.ask-tax.cannot-pay'],
  ['gb', 'should I go bankrupt', 'gb.ask-debt.bankrupt'],
  ['gb', 'can the police search me without a reason?', 'gb.ask-police.stop-search'],
  ['gb', "I've been arrested", 'gb.ask-police.arrested'],
  ['gb', 'I was bullied at work', 'gb.ask-work.bullied'],
  ['gb', 'I got a speeding ticket', 'gb.ask-speed.ticket'],
  ['gb', 'what is an IVA', 'gb.ask-debt.iva-what'],
  ['gb', 'do I need to pay inheritance tax', 'gb.ask-tax.inheritance'],
  ['gb', 'my visa is about to expire', 'gb.ask-immigration.visa-ends'],
  ['gb', 'my energy bill is too high', 'gb.ask-consumer.energy-bill-high'],
  ['gb', "I lent my brother £2000 and he won't pay me back", 'gb.ask-debt.money-lent'],
  ['gb', 'tv licence letter', 'gb.ask-tv.ignore'],
  ['us', 'my bank account was frozen', 'us.ask-debt.account-frozen'],
  ['us', 'my visa expired', 'us.immigration.ask-visa-over'],
  ['es', 'Me han despedido', 'es.ask.dismissed'],
  ['es', 'Me han puesto una multa', 'es.ask.fine-half'],
  ['us', 'I got sued', 'us.ask-debt.sued'],
  ['us', 'got a summons for credit card debt', 'us.ask-debt.sued'],
  ['us', 'I got an eviction notice', 'us.ask-home.must-leave'],
  ['us', 'I got fired', 'us.ask-work.fired-no-reason'],
  ['us', 'I was scammed', 'us.ask-consumer.scammed'],
  ['us', 'my wages are being garnished', 'us.ask-debt.garnish'],
  ['us', 'I got a speeding ticket', 'us.ask-life.traffic-ticket'],
  ['us', 'I was arrested', 'us.story.arrested'],
  ['us', 'I bought a lemon', 'us.ask-life.lemon'],
  ['ca', 'I got fired', 'ca.ask.fired'],
  ['au', 'I got sacked', 'au.ask.sacked-early'],
  ['ie', 'got sacked', 'ie.ask.fired'],
  ['nz', 'got scammed', 'nz.ask.scam-refund'],
  ['de', 'Ich wurde geblitzt', 'de.ask-buy.fine'],
  ['de', 'Vermieter hat mir gekündigt', 'de.ask-home.notice-received'],
  ['de', 'Ich kann meine Schulden nicht bezahlen', 'de.ask-debt.debt-help'],
  ['fr', "J'ai reçu une amende", 'fr.ask-buy.fine'],
  ['fr', "J'ai été licencié", 'fr.ask-work.time-limit'],
  ['es', 'Me quieren desahuciar', 'es.ask.eviction-day'],
  ['it', 'Sono stato licenziato', 'it.ask.dismissed'],
  ['it', 'Ho ricevuto un decreto ingiuntivo', 'it.ask.injunction'],
  ['nl', 'Ik ben ontslagen', 'nl.ask.fired'],
  ['nl', 'De deurwaarder komt morgen', 'nl.ask.bailiff-letter'],
  ['be', "J'ai été licenciée", 'be.ask.dismissed'],
  ['ch', 'Ich bin betrieben worden', 'ch.ask.order'],
  ['jp', '借金が返せません', 'jp.ask.cannot-pay'],
] as const)('in %s, "%s" is answered', async (country, text, id) => {
  expect(await rowFor(country, text)).toBe(id)
})

test.each([
  ['gb', "I've been sacked for being pregnant", 'gb.ask-work.unfair-dismissal'],
  ['gb', 'my bank account was arrested', 'gb.ask-police.arrested'],
  ['gb', 'my daughter is bullied at school', 'gb.ask-work.bullied'],
  ['gb', "got caught speeding but i wasn't driving", 'gb.ask-speed.ticket'],
  ['gb', "I can't pay my IVA", 'gb.ask-debt.iva-what'],
  ['gb', 'my visa card expires next month', 'gb.ask-immigration.visa-ends'],
  ['us', 'my social security account was frozen', 'us.ask-debt.account-frozen'],
  ['gb', "I lent money to a friend and he won't pay me back", 'gb.ask-work.unpaid'],
  ['us', 'I got fired after I filed for workers comp', 'us.ask-work.fired-no-reason'],
  ['us', 'I got sued in Texas by my landlord for eviction', 'us.ask-debt.sued'],
] as const)('in %s, "%s" is another matter', async (country, text, id) => {
  expect(await rowFor(country, text)).not.toBe(id)
})
