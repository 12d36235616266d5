/** Years, hours and sums that people abroad ask about: each matter has its answer, and its neighbours keep theirs. */
import { expect, test } from 'vitest'

import { rowFor } from './fixtures/asked.ts'

test.each([
  ['de', 'Die Mahngebühr ist 25 Euro, ist das nicht zu hoch?', 'de.ask-debt.reminder-fees'],
  ['de', 'Was darf eine Mahnung kosten, 12 € Mahnkosten?', 'de.ask-debt.reminder-fees'],
  ['de', 'Inkasso will 90 Euro Inkassokosten, muss ich zahlen?', 'de.ask-debt.collector-costs'],
  [
    'de',
    'Kann ich Überstunden ablehnen, im Arbeitsvertrag steht nichts davon?',
    'de.ask-job.overtime-ordered',
  ],
  ['de', 'Mein Chef bezahlt die Überstunden nicht', 'de.ask-job.overtime'],
  [
    'de',
    'Habe in der Probezeit eine Krankmeldung abgegeben und wurde gekündigt, geht das?',
    'de.ask-job.ill-in-probation',
  ],
  ['de', 'Kündigung in der Probezeit ohne Grund, geht das?', 'de.ask-job.probation'],
  ['de', 'Der Vermieter will, dass ich beim Auszug streiche', 'de.ask-home.moving-costs'],
  [
    'de',
    'Schulden beglichen, warum steht der Schufa Eintrag noch drin?',
    'de.ask-debt.schufa-paid',
  ],
  ['fr', 'la CAF réclame un indu de 2021, c’est pas prescrit ?', 'fr.ask-debt.benefit-years-back'],
  [
    'fr',
    'combien de temps la caf peut remonter pour un trop perçu',
    'fr.ask-debt.benefit-years-back',
  ],
  ['fr', 'Le fisc peut remonter 10 ans en arrière, non ?', 'fr.ask-debt.tax-years-back'],
  ['fr', 'appart insalubre, je peux ne plus payer mon loyer ?', 'fr.ask-home.unfit-home'],
  ['fr', 'Mon proprio ne répare pas le chauffage, que faire ?', 'fr.ask-home.repairs'],
  ['fr', 'un huissier est venu un dimanche, c’est légal ?', 'fr.ask-debt.officer-hours'],
  ['fr', 'Un huissier peut-il entrer chez moi sans jugement ?', 'fr.ask-debt.officer-enter'],
  ['es', '¿cuánto plazo tengo para reclamar la cláusula suelo?', 'es.ask.floor-clause'],
  ['es', '¿Puedo recuperar los gastos de la hipoteca?', 'es.ask.mortgage-costs'],
  [
    'es',
    'tarjeta revolving de hace años ya cancelada, ¿puedo recuperar intereses?',
    'es.ask.card-years',
  ],
  ['es', 'Mi tarjeta revolving tiene un 24% de interés, ¿es usura?', 'es.ask.revolving'],
  ['it', 'la polizia può leggere i messaggi sul mio cellulare?', 'it.ask.police-and-phone'],
  ['nl', 'Hoe lang mag een proeftijd zijn bij een jaarcontract?', 'nl.ask.trial'],
  ['nl', 'huurtoeslag van 2018 terugbetalen, is dat niet verjaard?', 'nl.ask.allowance-years'],
  ['nl', 'Ik moet zorgtoeslag terugbetalen, kan ik dat in delen doen?', 'nl.ask.allowance-plan'],
  ['nl', 'boete in de tram zonder geldig kaartje', 'nl.ask.no-valid-ticket'],
  ['be', 'Je loue sans bail écrit, quels sont mes droits de locataire ?', 'be.ask.spoken-lease'],
  ['be', 'Mijn huurcontract is mondeling, geldt dat?', 'be.ask.spoken-lease'],
  [
    'be',
    'mijn woning heeft EPC-label F, mag de huurprijs geïndexeerd worden?',
    'be.ask.rent-index-and-energy-label',
  ],
  ['be', 'Mon loyer est indexé, est-ce normal ?', 'be.ask.rent-index'],
  ['be', 'Heb ik recht op een verbrekingsvergoeding?', 'be.ask.notice-pay'],
  ['be', 'hoeveel opzeg na 5 jaar werk', 'be.ask.notice-weeks'],
  ['be', 'Mag een deurwaarder op zaterdag of zondag komen?', 'be.ask.bailiff-enters'],
  ['ch', 'Beweist ein Zahlungsbefehl, dass ich etwas schulde?', 'ch.ask.pursued-without-owing'],
  ['ch', 'Betreibung bleibt für immer im Register, oder?', 'ch.ask.register-time'],
  ['ch', 'Ich habe einen Zahlungsbefehl bekommen, was tun?', 'ch.ask.order'],
  ['ch', 'Mieterhöhung ohne Formular vom Vermieter, gültig?', 'ch.ask.rise'],
  [
    'de',
    'Nebenkosten kamen erst nach 14 Monaten, muss ich nachzahlen?',
    'de.ask-home.running-costs-late',
  ],
  [
    'de',
    'Wohnung unrenoviert übernommen, muss ich beim Auszug renovieren?',
    'de.ask-home.moving-costs',
  ],
  [
    'fr',
    'congé pour vendre reçu, suis-je prioritaire pour acheter ?',
    'fr.ask-home.landlord-sells',
  ],
  [
    'fr',
    'mon propriétaire veut vendre, il me donne congé, dois-je partir ?',
    'fr.ask-home.notice-landlord',
  ],
  ['fr', "voiture prêtée à un ami, il a été flashé, j'ai reçu l'amende", 'fr.ask-buy.fine-driver'],
  [
    'es',
    '¿es verdad que pasadas 48 horas no se puede echar a los okupas?',
    'es.ask.squatters-after-two-days',
  ],
  ['es', 'me han okupado la casa, ¿qué hago?', 'es.ask.squatters'],
  [
    'it',
    'entro quanto tempo posso rinunciare all’eredità di mio padre?',
    'it.ask.time-to-refuse-an-estate',
  ],
  ['it', 'mio padre è morto con debiti, devo pagarli io?', 'it.ask.inherit-debts'],
  ['it', 'il proprietario deve darmi gli interessi sulla cauzione?', 'it.ask.deposit-limit'],
  ['nl', 'ov boete gekregen omdat ik niet was ingecheckt, wat nu?', 'nl.ask.no-valid-ticket'],
] as const)('in %s: %s', async (country, text, row) => {
  expect(await rowFor(country, text)).toBe(row)
})
