/** Questions that rest on a common belief about work and benefits: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMON_BELIEFS_NL: Words = {
  'de.ask-job.no-written-contract': {
    says: 'U hebt ook zonder papier alle rechten: loon, minimumloon, betaald verlof en loon bij ziekte. Een mondeling afgesproken baan telt. De werkgever moet u de hoofdzaken in tekst geven. Alleen een einddatum en een ontslag vragen papier. Loon is ook zonder werkvergunning verschuldigd. Bewaar berichten, foto’s en namen, en noteer uw uren. Eis het loon schriftelijk.',
  },
  'de.ask-debt.benefit-seized': {
    says: 'Wat het Jobcenter of de sociale dienst u nog moet betalen, is niet vatbaar voor beslag. Op uw rekening is dat anders: daar beschermt alleen een P-Konto. Dat bewaart minstens € 1.590 per maand, met kinderen meer. Vraag uw bank nu om een P-Konto. Spaargeld daarboven en dure dingen die u niet nodig hebt, kunnen wel worden genomen. Sinds juli 2026 heet Bürgergeld Grundsicherungsgeld.',
  },
  'de.ask-benefit.cut-how-much': {
    says: 'Niet om één gemiste afspraak: die alleen geeft geen korting. Mist u er meer, dan gaat 30 % van het basisbedrag er een maand af. Een gemiste plicht kost 30 % voor drie maanden. Het geld voor de huur blijft. Alles kan alleen stoppen als u er drie op rij mist, of een echte baan expres weigert. Geen korting bij een goede reden, zoals ziekte. Ga erheen met bewijs, en maak binnen een maand bezwaar.',
  },
  'de.ask-benefit.moving-in-together': {
    says: 'U verliest het niet door samen te wonen alleen. Huisgenoten houden elk hun eigen recht en betalen hun deel van de huur. Een paar dat voor elkaar instaat, telt als één huishouden: dan tellen beide inkomens. Het Jobcenter mag dat aannemen na een jaar, met een kind samen, of als de één over het geld van de ander beschikt. U kunt het tegendeel laten zien. Meld de verhuizing, en maak binnen een maand bezwaar als het fout rekent.',
  },
  'de.ask-debt.lawyer-needed': {
    says: 'Bij de plaatselijke rechter (Amtsgericht) meestal niet. Sinds 1 januari 2026 behandelt die geldvorderingen tot €10.000, en huurzaken van elk bedrag. Daarboven beslist het Landgericht, en daar hebt u een advocaat nodig. Ook voor hoger beroep (Berufung), en voor alimentatie of als u de scheiding vraagt. Bij de arbeids- en sociale rechter eerst niet. Met weinig geld vraagt u Prozesskostenhilfe.',
    dependsOn: 'de rechter en het bedrag',
  },
}
