/** Common matters as people type them in a few plain words, and the row that answers each; below what sounds alike and must not get it. */
import { expect, test } from 'vitest'

import { rowFor } from './fixtures/asked.ts'

/** The row that the answer rests on, or undefined where we abstain. */
test.each([
  ['gb', "employer won't pay my wages what can i do", 'gb.ask-work.unpaid'],
  ['gb', 'do i have to let the bailiff in', 'gb.ask-debt.bailiff-entry'],
  ['ie', 'can i keep the bailiffs out, do i have to let them in', 'ie.ask.sheriff'],
  ['us', 'crash last week, the other driver is uninsured', 'us.fact.uninsured-driver'],
  ['us', 'arrested for dwi first time, what do i do about my license', 'us.story.drunk'],
  ['us', 'unemployment denied, i had to quit because of harassment', 'us.fact.quit-unemployment'],
  ['ca', 'landlord gave an n12 for her daughter, do i have to leave', 'ca.ask.n12'],
  [
    'ca',
    'work permit expires in december, extension pending, am i allowed to stay in canada',
    'ca.fact.extension-filed',
  ],
  [
    'de',
    'vermieterin behält die kaution, weil ich nicht gestrichen habe',
    'de.ask-home.moving-costs',
  ],
  ['de', 'inkassobrief von einer firma, sagt mir nichts', 'de.ask-debt.collector-unknown'],
  ['de', 'bei vinted bezahlt, verkäuferin verschickt nicht', 'de.ask-buy.paid-not-sent'],
  ['de', 'mein chef will die überstunden nicht zahlen', 'de.ask-job.overtime'],
  [
    'de',
    'retoure verschickt, händler sagt er hat nichts erhalten, geld zurück?',
    'de.ask-buy.return-lost',
  ],
  ['fr', 'victime faux conseiller bancaire', 'fr.ask-debt.scam-bank'],
  ['it', 'multa ztl arrivata dopo 5 mesi', 'it.ask.fine-late'],
  ['nl', 'koelkast kapot na 3 jaar', 'nl.ask.broken'],
  ['be', 'waarborg niet teruggegeven', 'be.ask.deposit'],
  ['ch', 'krankenkasse prämien zu hoch was tun', 'ch.ask.health-premium'],
  ['ch', 'contester le congé de mon appartement', 'ch.ask.notice'],
  [
    'us',
    'when can i become a us citizen, got my green card in 2022',
    'us.ask-status.citizen-years',
  ],
  ['gb', 'how long before i can apply for british citizenship', 'gb.ask-immigration.citizen-years'],
  [
    'gb',
    'i am here on a partner visa and we are getting divorced, do i have to leave',
    'gb.ask-immigration.parted',
  ],
  ['ca', 'do i qualify for canadian citizenship after three years', 'ca.fact.citizen-years'],
  ['au', 'australian citizenship how many years do i need', 'au.ask.citizen-years'],
  ['ie', 'eligible for irish citizenship after 5 years?', 'ie.ask.citizen-years'],
  ['au', "neighbour's dog bit my daughter", 'au.ask.dog-bite'],
  [
    'ie',
    'my brother died, single, no will. do his siblings inherit the house',
    'ie.ask.no-will-siblings',
  ],
  [
    'de',
    'jobcenter überweist die miete nicht, vermieter droht',
    'de.ask-debt.jobcenter-rent-unpaid',
  ],
  [
    'de',
    'alkoholkontrolle 1,3 promille, wann bekomme ich den führerschein wieder',
    'de.ask-drive.alcohol',
  ],
  ['fr', 'viré du jour au lendemain, jamais eu d’entretien', 'fr.ask-work.no-meeting'],
  ['es', 'no he superado la prueba, ¿puedo pedir el paro?', 'es.ask.paro-trial'],
  ['es', 'cuánto tardan en pagar el finiquito', 'es.ask.final-pay-unpaid'],
  ['es', 'han entrado okupas en la casa de mi madre', 'es.ask.squatters'],
  ['it', "mi hanno licenziato dall'oggi al domani, mi spetta il preavviso?", 'it.ask.no-notice'],
  ['it', 'bolletta del gas il triplo del solito, come contestare', 'it.ask.bill-too-high'],
  ['nl', 'ontslag na 104 weken ziekte, recht op ontslagvergoeding?', 'nl.ask.two-years-ill'],
  ['be', 'mijn ex weigert week om week voor de kinderen', 'be.ask.equal-stay'],
  ['be', 'deurwaarder vraagt geld maar ik heb al betaald', 'be.ask.already-paid'],
  [
    'us',
    'public school says no to my daughter, we are undocumented, can they refuse',
    'us.ask-life.school-papers',
  ],
  ['us', 'is there a lemon law for a second hand car', 'us.ask-consumer.used-lemon'],
  [
    'us',
    'radiologist at an in-network hospital was out of network and billed me 900',
    'us.fact.in-network-hospital',
  ],
  ['us', 'fired in los angeles, when is my final check due', 'us.state.ca.ask-last-pay'],
  ['fr', 'FPS majoré', 'fr.ask-buy.parking-fps'],
  ['jp', '急に解雇されました', 'jp.ask.fired'],
  ['jp', '上の階の騒音', 'jp.ask.noise'],
  ['jp', '昔の借金の督促が届きました', 'jp.ask.old'],
] as const)('in %s: %s', async (country, text, row) => {
  expect(await rowFor(country, text)).toBe(row)
})

test.each([
  ['gb', "my insurer won't pay for my car", 'gb.ask-work.unpaid'],
  ['us', 'other driver says i hit him but i have no insurance', 'us.story.drunk'],
  ['ca', 'my study permit expired in august', 'ca.fact.extension-filed'],
  ['de', 'chef zahlt das gehalt nicht', 'de.ask-job.overtime'],
  ['de', 'eigenbedarf: muss ich mich ummelden', 'de.ask-home.registration-paper'],
  ['it', 'multa pagata in ritardo di due giorni', 'it.ask.bill-too-high'],
  ['nl', 'cv ketel van de verhuurder kapot na 3 jaar', 'nl.ask.broken'],
  ['us', 'my citizenship application was denied, what now', 'us.ask-status.citizen-years'],
  [
    'gb',
    'i paid national insurance for five years, what pension',
    'gb.ask-immigration.citizen-years',
  ],
  ['gb', 'my husband left me with his credit card debt', 'gb.ask-immigration.parted'],
  ['au', 'can my landlord refuse a dog', 'au.ask.dog-bite'],
  ['ie', 'my husband died without a will, we have two kids', 'ie.ask.no-will-siblings'],
  ['de', 'jobcenter zahlt nur einen teil der miete', 'de.ask-debt.jobcenter-rent-unpaid'],
  ['de', 'mit 1,7 promille auf dem fahrrad erwischt, führerschein weg?', 'de.ask-drive.alcohol'],
  ['fr', 'convoqué à un entretien préalable, dois-je y aller', 'fr.ask-work.no-meeting'],
  ['es', 'me hicieron firmar el finiquito, lo firmé sin leer', 'es.ask.final-pay-unpaid'],
  ['es', 'mi inquilina no paga el alquiler', 'es.ask.squatters'],
  ['it', 'posso dimettermi senza preavviso', 'it.ask.no-notice'],
  ['it', 'bolletta tim troppo alta', 'it.ask.bill-too-high'],
  ['nl', 'twee dagen ziek, krijg ik loon', 'nl.ask.two-years-ill'],
  ['be', 'mon ex ne respecte pas la garde alternée du jugement', 'be.ask.equal-stay'],
  ['be', 'huissier réclame une dette de 2012', 'be.ask.already-paid'],
  ['us', 'my son lost his school papers, the teacher is angry', 'us.ask-life.school-papers'],
  ['us', 'my new car is a lemon, third time in the shop', 'us.ask-consumer.used-lemon'],
  ['us', 'hospital billed me, i have no insurance', 'us.fact.in-network-hospital'],
  ['us', 'fired in texas, when is my final check due', 'us.state.ca.ask-last-pay'],
] as const)('in %s of another matter: %s', async (country, text, other) => {
  expect(await rowFor(country, text)).not.toBe(other)
})
