/** Questions about debts, homes, work and buying. `asks` holds the words people type, in Dutch and English: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORDS: Words = {
  'nl.ask.step-debt': {
    says: 'Verzamel uw brieven en bedragen. Vraag uw gemeente om gratis schuldhulp.',
  },
  'nl.ask.right-debt': {
    says: 'Alleen een deurwaarder met een vonnis of dwangbevel kan beslag leggen.',
  },
  'nl.ask.step-home': { says: 'Vraag het Juridisch Loket voordat u uw verhuurder antwoordt.' },
  'nl.ask.right-home': { says: 'Alleen een rechter kan uw huur tegen uw wil beëindigen.' },
  'nl.ask.step-work': { says: 'Teken niets en vraag uw vakbond of het Juridisch Loket.' },
  'nl.ask.right-work': {
    says: 'U hebt twee maanden na het einde van de baan om naar de rechter te gaan.',
  },
  'nl.ask.seize': {
    says: 'Een incassobureau kan geen beslag leggen en niet binnenkomen. Alleen een deurwaarder met vonnis of dwangbevel kan dat.',
  },
  'nl.ask.costs': {
    says: 'Eerst moet u een gratis aanmaning met 14 dagen krijgen. Daarna hoogstens 15 % van de eerste € 2.500, met minimaal € 40.',
    dependsOn: 'welke brieven u kreeg',
  },
  'nl.ask.old': {
    says: 'De meeste schulden verjaren na vijf jaar, rekeningen voor spullen vaak na twee. Een schriftelijke aanmaning kan de tijd opnieuw starten. U moet het zelf zeggen.',
    dependsOn: 'waarvoor het is en welke brieven kwamen',
  },
  'nl.ask.cannot-pay': {
    says: 'Vraag uw gemeente om schuldhulp. Dat is gratis en het eerste gesprek is binnen vier weken. Bij een acute dreiging binnen drie werkdagen.',
  },
  'nl.ask.summons': {
    says: 'Antwoord schriftelijk of zelf, uiterlijk op de zittingsdag. U hebt bij de kantonrechter geen advocaat nodig. U kunt uitstel vragen.',
  },
  'nl.ask.wages': {
    says: 'Ja, met een vonnis of dwangbevel. Maar een deel van uw inkomen blijft vrij (beslagvrije voet). Controleer het op uwbeslagvrijevoet.nl.',
  },
  'nl.ask.evict': {
    says: 'Alleen een rechter kan dat bevelen en alleen een deurwaarder mag het doen. Tot dan mag u blijven.',
  },
  'nl.ask.notice': {
    says: 'Schrijf dat u niet akkoord bent. Een verhuurder heeft een wettelijke reden, drie tot zes maanden opzegtermijn en bij een nee de rechter nodig.',
  },
  'nl.ask.rent-rise': {
    says: 'In 2026 is de grens 4,4 % in de vrije sector, 6,1 % in de middenhuur en vanaf juli 4,1 % in de sociale huur.',
    dependsOn: 'uw soort woning',
  },
  'nl.ask.deposit': {
    says: 'De verhuurder moet de borg binnen 14 dagen na het einde teruggeven, of 30 dagen bij een verrekening. Alleen genoemde kosten mogen eraf. Voor contracten vanaf 1 juli 2023 is de borg hoogstens twee maanden kale huur.',
  },
  'nl.ask.fired': {
    says: 'Teken niets. Schrijf dat u het niet eens bent. U hebt twee maanden voor de rechter en drie voor de transitievergoeding. Vraag binnen een week WW aan.',
  },
  'nl.ask.fired-ill': {
    says: 'In de eerste twee jaar dat u ziek bent mag uw werkgever niet opzeggen. Dat is anders in de proeftijd, bij ontslag op staande voet en als het bedrijf stopt.',
  },
  'nl.ask.undo': {
    says: 'Tot 14 dagen na tekenen, schriftelijk en zonder reden. Drie weken als het er niet in staat.',
  },
  'nl.ask.return': {
    says: 'Online of aan de deur: 14 dagen, zonder reden. In een winkel is er geen wettelijke bedenktijd.',
    dependsOn: 'hoe u het kocht',
  },
  'nl.ask.broken': {
    says: 'De verkoper moet herstellen of vervangen als het langer mee had moeten gaan. In het eerste jaar moet de verkoper bewijzen dat het goed was.',
  },
  'nl.ask.fine': {
    says: 'Ga binnen zes weken gratis in beroep bij de officier van justitie. Kunt u niet alles betalen? Vraag het CJIB een regeling.',
  },
  'nl.ask.objection': {
    says: 'Maak binnen zes weken na de datum van het besluit bezwaar. Weinig tijd? Maak eerst bezwaar en stuur de redenen later.',
  },
}
