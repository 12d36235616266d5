/** The Dutch words of Germany: summons. */
import type { Words } from '@plainletter/contracts/rule'

export const SUMMONS_NL: Words = {
  'de.summons.suspect-want': { says: 'De politie wil u als verdachte (Beschuldigter) verhoren.' },
  'de.summons.suspect-reality': {
    says: 'Als verdachte hoeft u niet naar de politie te gaan. Alleen een oproep van de officier van justitie of een rechter moet u volgen.',
  },
  'de.summons.right-silence': {
    says: 'U mag zwijgen, en dat mag niet tegen u gebruikt worden. U mag vóór elke vraag een advocaat en een tolk vragen.',
  },
  'de.summons.right-file': {
    says: 'Een advocaat kan eerst het dossier zien. In ernstige zaken geeft de staat u er een.',
  },
  'de.summons.step-suspect': {
    says: 'Zeg niets over de zaak, ook niet aan de telefoon. Zeg de afspraak beleefd schriftelijk af en bel een strafadvocaat.',
  },
  'de.summons.option-lawyer': {
    says: 'Laat een strafadvocaat het dossier vragen en voor u antwoorden.',
    title: 'Eerst een strafadvocaat',
    cost: 'Vraag eerst naar de prijs.',
    time: 'Vóór de datum.',
    risk: 'Geen.',
    bestFor: 'Iedereen die verdachte is.',
  },
  'de.summons.witness-want': {
    says: 'Een rechter roept u op als getuige. U wordt niet beschuldigd.',
  },
  'de.summons.witness-reality': {
    says: 'U moet komen. Blijft u zonder goede reden weg, dan betaalt u de kosten en een boete.',
  },
  'de.summons.witness-right': {
    says: 'Tegen naaste familie hoeft u niet te spreken. U hoeft niet te zeggen wat uzelf voor de rechter kan brengen.',
  },
  'de.summons.witness-pay': {
    says: 'Reis, gemist loon en andere kosten worden terugbetaald. Vraag het binnen drie maanden.',
  },
  'de.summons.witness-step': {
    says: 'Ziek of weg? Zeg het de rechtbank meteen schriftelijk, met bewijs, en vraag een andere datum. Uw baas moet u laten gaan.',
  },
  'de.summons.witness-option': {
    says: 'Kom op tijd met uw papieren en zeg wat u weet.',
    title: 'Naar de zitting gaan',
    cost: 'Kosten worden terugbetaald.',
    time: 'Op die dag.',
    risk: 'Een valse verklaring is strafbaar.',
    bestFor: 'Elke getuige.',
  },
  'de.summons.witness-not-yet': {
    says: 'U wordt niets verweten en u hoeft niets te betalen. U vertelt alleen wat u zag of hoorde.',
  },
  'de.summons.witness-lawyer': {
    says: 'U mag een eigen advocaat meenemen als steun voor getuigen (Zeugenbeistand).',
  },
  'de.summons.witness-prepare': {
    says: 'Noteer de dag, de zaal en het zaaknummer. Lees uw eigen notities en mails en neem ze mee met uw identiteitskaart.',
  },
  'de.summons.witness-step-pay': {
    says: 'Vraag uw werkgever een verklaring over het gemiste loon. Bewaar kaartjes en lever alles na de zitting in.',
  },
  'de.summons.police-witness-want': {
    says: 'De politie wil u als getuige horen. U bent geen verdachte.',
  },
  'de.summons.police-witness-reality': {
    says: 'U moet alleen komen en praten als de officier van justitie (Staatsanwaltschaft) dat heeft bevolen. Staat dat niet in de brief, vraag het.',
  },
  'de.summons.police-witness-family': {
    says: 'U hoeft niet te praten tegen man, vrouw, verloofde of naaste familie. Dat moeten ze u eerst zeggen.',
  },
  'de.summons.police-witness-self': {
    says: 'U hoeft niet te antwoorden op wat u of naaste familie zelf voor de rechter kan brengen.',
  },
  'de.summons.police-witness-lawyer': {
    says: 'U mag een advocaat meenemen die getuigen bijstaat (Zeugenbeistand).',
  },
  'de.summons.police-witness-step': {
    says: 'Bel vooraf. Vraag of de officier het heeft bevolen en waar het over gaat. Wilt u als familie zwijgen, schrijf dat.',
  },
}
