/** Matters as people in continental Europe tell them in many words: the row that answers each, and the neighbours that it must leave alone. */
import { expect, test } from 'vitest'

import { rowFor } from './fixtures/asked.ts'

/** The row that the answer rests on, or undefined where we abstain. */
test.each([
  [
    'de',
    'Chef hat mich ins Büro geholt und gesagt entweder Aufhebungsvertrag oder Anzeige wegen Diebstahl. Hab unterschrieben, komm ich da wieder raus?',
    'de.ask-job.exit-agreement-regret',
  ],
  [
    'de',
    'aufhebungsvertrag unterschrieben unter druck, kann ich widerrufen?',
    'de.ask-job.exit-agreement-regret',
  ],
  [
    'de',
    'Ich habe die Frist beim Mahnbescheid verpasst, die 2 Wochen sind vorbei. Kann ich noch Widerspruch einlegen?',
    'de.ask-debt.order-late',
  ],
  ['de', 'mahnbescheid frist abgelaufen was jetzt', 'de.ask-debt.order-late'],
  [
    'de',
    'Bin selbstständig und habe Beitragsschulden bei der Krankenkasse, bin ich noch versichert?',
    'de.ask-debt.health-fund-dues',
  ],
  ['de', 'krankenkassenbeiträge nicht bezahlt, was passiert', 'de.ask-debt.health-fund-dues'],
  [
    'de',
    'strafbefehl bekommen tagessatz zu hoch, verdiene nur 900 euro',
    'de.ask-crime.penal-order',
  ],
  [
    'de',
    'Habe einen Strafbefehl über 40 Tagessätze zu je 40 Euro bekommen, bekomme aber Bürgergeld. Kann ich nur gegen die Höhe vorgehen?',
    'de.ask-crime.penal-order',
  ],
  [
    'de',
    'papa tot, kein kontakt seit jahren, inkasso will von mir geld als erbe, muss ich was machen',
    'de.ask-debt.parent-died',
  ],
  [
    'de',
    'Vermieter verweigert Untervermietung, ich bin ein Jahr im Ausland und will nur ein Zimmer vermieten. Was kann ich tun?',
    'de.ask-home.sublet-refused',
  ],
  [
    'fr',
    "si je fais un abandon de poste est-ce que j'ai droit au chômage ?",
    'fr.ask-work.abandon',
  ],
  [
    'fr',
    "Je ne veux plus retourner au travail, un collègue m'a dit de ne plus venir et que le patron finira par me licencier. C'est vrai ?",
    'fr.ask-work.abandon',
  ],
  [
    'fr',
    "ma cheffe m'humilie tous les jours devant les collègues, que faire ?",
    'fr.ask-work.bullying',
  ],
  [
    'fr',
    "Amende majorée reçue alors que je n'ai jamais eu l'avis d'origine, comment contester ?",
    'fr.ask-buy.raised-fine',
  ],
  [
    'fr',
    'La CAF dit que je vis en couple avec mon colocataire et réclame 4000 euros de RSA. Si je demande une remise, est-ce que je reconnais la dette ?',
    'fr.ask-debt.taken-for-couple',
  ],
  [
    'fr',
    'les branches du voisin dépassent sur mon terrain, ai-je le droit de les couper ?',
    'fr.ask-home.cut-branches-oneself',
  ],
  [
    'fr',
    "Compte saisi pour une dette de mon ex-mari, j'ai le droit de garder combien ?",
    'fr.ask-debt.bank-seized-for-ex',
  ],
  [
    'es',
    'me echaron de la casa donde limpiaba, no tenia contrato, que puedo hacer',
    'es.ask.home-help-dismissed',
  ],
  [
    'es',
    'Cuidaba a un señor mayor por horas y la hija me dice que ya no vuelva. ¿Cuánto me tienen que pagar por despido?',
    'es.ask.home-help-dismissed',
  ],
  ['es', 'Estoy en ASNEF por una factura que no debo, ¿cómo salgo?', 'es.ask.asnef'],
  [
    'es',
    'salgo en una lista de morosos por 90 euros de movistar, me di de baja hace un año',
    'es.ask.asnef',
  ],
  [
    'es',
    'la inmobiliaria me pide honorarios por alquilar el piso, tengo que pagar?',
    'es.ask.agency-fee',
  ],
  [
    'it',
    'preavviso di fermo sulla macchina, la uso per lavorare con partita iva, cosa faccio',
    'it.ask.block-warning',
  ],
  ['it', 'la mia ex non mi fa vedere i figli, cosa posso fare?', 'it.ask.see-children'],
  [
    'it',
    'ex non paga il mantenimento posso non fargli vedere i figli?',
    'it.ask.unpaid-so-no-visits',
  ],
  [
    'it',
    "Se non mi versa l'assegno per la bambina posso impedirgli di vederla?",
    'it.ask.unpaid-so-no-visits',
  ],
  [
    'nl',
    'Auto verkocht maar nooit overgeschreven, nu krijg ik boetes van de nieuwe eigenaar. Wat moet ik doen?',
    'nl.ask.sold-car',
  ],
  [
    'nl',
    'kenteken staat nog op mijn naam na verkoop, moet ik de boetes betalen?',
    'nl.ask.sold-car',
  ],
  [
    'nl',
    'kan ik vast komen te zitten voor verkeersboetes die ik niet kan betalen?',
    'nl.ask.fine-unpaid',
  ],
  ['nl', 'brief van cjib over gijzeling wat nu', 'nl.ask.fine-unpaid'],
  [
    'nl',
    'Ik ben zwanger en oproepkracht, nu krijg ik bijna geen uren meer. Mag dat?',
    'nl.ask.pregnant-on-call',
  ],
  ['nl', 'zwanger nulurencontract minder uren ingeroosterd', 'nl.ask.pregnant-on-call'],
  [
    'nl',
    'Ik werk al anderhalf jaar op oproep, altijd 30 uur, heb ik recht op vaste uren?',
    'nl.ask.zero-hours',
  ],
  [
    'nl',
    'Vlucht geannuleerd, geboekt via een reissite, de maatschappij zegt dat ik bij de site moet zijn. Wie betaalt terug?',
    'nl.ask.flight-via-site',
  ],
  [
    'nl',
    'Budgetair betaalt mijn geannuleerde ticket niet terug, kan ik bij KLM terecht?',
    'nl.ask.flight-via-site',
  ],
  [
    'be',
    "Facture d'hôpital de 2023 réclamée par un huissier, est-ce prescrit ?",
    'be.ask.hospital-bill',
  ],
  [
    'be',
    'Rekening van het ziekenhuis van drie jaar geleden, nu deurwaarder. Moet ik betalen?',
    'be.ask.hospital-bill',
  ],
  ['be', 'Ontslagen wegens dringende reden, brief kwam te laat, wat nu?', 'be.ask.serious-cause'],
  [
    'ch',
    'Wie kriege ich einen Eintrag aus dem Betreibungsregister weg, Rechtsvorschlag gemacht vor zwei Jahren?',
    'ch.ask.hide',
  ],
  ['ch', 'ungerechtfertigte Betreibung löschen lassen', 'ch.ask.hide'],
  [
    'ch',
    'La gérance refuse de libérer ma garantie de loyer, je suis parti il y a 15 mois',
    'ch.ask.deposit-after-a-year',
  ],
  [
    'ch',
    'Vermieter gibt Mietkaution seit über einem Jahr nicht frei, was tun?',
    'ch.ask.deposit-after-a-year',
  ],
  [
    'ch',
    'il padrone di casa non mi restituisce il deposito, sono uscito da un anno a Lugano',
    'ch.ask.deposit-after-a-year',
  ],
] as const)('in %s, "%s" is answered by %s', async (country, text, row) => {
  expect(await rowFor(country, text)).toBe(row)
})

test.each([
  ['de', 'Krankenkasse lehnt meine Reha ab, was kann ich tun?', 'de.ask-debt.health-fund-dues'],
  [
    'de',
    'Wann zahlt die Krankenkasse Krankengeld, mein Arbeitgeber zahlt nicht mehr',
    'de.ask-debt.health-fund-dues',
  ],
  ['de', 'Darf ich ein Zimmer untervermieten?', 'de.ask-home.sublet-refused'],
  [
    'de',
    'Mein Mitbewohner will nicht zahlen, hafte ich für seine Miete?',
    'de.ask-home.sublet-refused',
  ],
  ['de', 'Mahnbescheid bekommen, was muss ich machen?', 'de.ask-debt.order-late'],
  ['de', 'Ich habe die Einspruchsfrist beim Bußgeldbescheid verpasst', 'de.ask-debt.order-late'],
  [
    'de',
    'Chef bietet Aufhebungsvertrag an, soll ich unterschreiben?',
    'de.ask-job.exit-agreement-regret',
  ],
  [
    'de',
    'kriege ich arbeitslosengeld wenn ich einen aufhebungsvertrag unterschrieben habe?',
    'de.ask-job.exit-agreement-regret',
  ],
  ['de', 'Mein Vater ist gestorben, wie viel Urlaub bekomme ich?', 'de.ask-debt.parent-died'],
  ['de', 'Meine Frau hat Schulden, muss ich zahlen?', 'de.ask-debt.parent-died'],
  ['fr', 'la haie du voisin est trop haute, que dit la loi ?', 'fr.ask-home.cut-branches-oneself'],
  [
    'fr',
    'puis-je couper un arbre dans mon jardin en location ?',
    'fr.ask-home.cut-branches-oneself',
  ],
  [
    'fr',
    'mon ex ne paie pas la pension alimentaire, comment faire ?',
    'fr.ask-debt.bank-seized-for-ex',
  ],
  ['fr', 'saisie sur mon compte par les impôts que faire', 'fr.ask-debt.bank-seized-for-ex'],
  ['fr', 'je veux démissionner, ai-je droit au chômage ?', 'fr.ask-work.abandon'],
  ['fr', 'mon patron veut me licencier, que faire ?', 'fr.ask-work.abandon'],
  [
    'fr',
    'mes panneaux solaires commandés sur internet ne sont pas livrés',
    'fr.ask-buy.door-sale-fitted',
  ],
  ['fr', "j'ai signé un crédit à la banque, puis-je annuler ?", 'fr.ask-buy.door-sale-fitted'],
  ['es', 'me han despedido de la tienda sin avisar, qué hago', 'es.ask.home-help-dismissed'],
  ['es', 'soy empleada de hogar, cuántas vacaciones me tocan', 'es.ask.home-help-dismissed'],
  ['es', 'me he dado de baja del gimnasio y me siguen cobrando', 'es.ask.asnef'],
  ['es', 'me llaman todos los días de una empresa de cobros', 'es.ask.asnef'],
  ['it', 'il padre non versa il mantenimento dei figli, cosa faccio', 'it.ask.unpaid-so-no-visits'],
  [
    'it',
    'la madre non mi fa vedere i bambini, posso smettere di pagare?',
    'it.ask.unpaid-so-no-visits',
  ],
  ['nl', 'ik heb een auto gekocht en hij is na een week kapot', 'nl.ask.sold-car'],
  ['nl', 'geflitst in een leenauto wie moet betalen', 'nl.ask.sold-car'],
  ['nl', 'ik ben zwanger en mijn contract wordt niet verlengd', 'nl.ask.pregnant-on-call'],
  ['nl', 'nulurencontract ziek krijg ik doorbetaald?', 'nl.ask.pregnant-on-call'],
  ['nl', 'vlucht geannuleerd door storm krijg ik geld terug', 'nl.ask.flight-via-site'],
  ['nl', 'pakketreis geannuleerd door het reisbureau, geld terug?', 'nl.ask.flight-via-site'],
  ['ch', 'Wann bekomme ich die Mietkaution zurück?', 'ch.ask.deposit-after-a-year'],
  [
    'ch',
    'Ich wohne seit zwei Jahren hier, der Vermieter will die Miete erhöhen',
    'ch.ask.deposit-after-a-year',
  ],
  ['ch', 'Ich habe einen Zahlungsbefehl bekommen, was tun?', 'ch.ask.hide'],
  ['ch', 'betreibung bezahlt, wie lange steht sie noch drin', 'ch.ask.hide'],
  ['be', 'Ik kan de factuur van het ziekenhuis niet betalen, wat nu?', 'be.ask.hospital-bill'],
  ['be', "J'ai été licencié en mars 2024, puis-je encore contester ?", 'be.ask.hospital-bill'],
  ['nl', 'ik wil in beroep tegen een boete van het CJIB', 'nl.ask.fine-unpaid'],
] as const)('in %s, "%s" is not answered by %s', async (country, text, row) => {
  expect(await rowFor(country, text)).not.toBe(row)
})

test('a story that ends in no question is answered where nothing else comes near', async () => {
  const text =
    'Meine Tante in Lübeck ist am 20. Oktober verstorben, ich habe es am 2. November von der Nachbarin gehört. Eine Bank schreibt jetzt an die Erben, es geht um 8.200 Euro Schulden. Kinder hatte sie keine, ein Testament kenne ich nicht. Ich war seit Jahren nicht mehr bei ihr. Meine Schwester weiß noch gar nichts davon.'
  expect(await rowFor('de', text)).toBe('de.ask-debt.parent-died')
})
