/** The Dutch words of Germany: senders. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_NL: Words = {
  'de.sender.eos': {
    says: 'EOS is een van de grootste incassogroepen. Het hoort bij de Otto Group. Het koopt ook schulden.',
    regulator: 'Bundesamt für Justiz',
    complainTo: 'Het Bundesamt für Justiz, dat toezicht houdt op incassobureaus.',
    nextStep: 'Controleer de eis. Schrijf dan, betwist haar of vraag het contract en alle kosten.',
  },
  'de.sender.riverty': {
    says: 'Riverty is een betaal- en incassogroep van Bertelsmann. Het doet ook „nu kopen, later betalen” voor winkels.',
    regulator: 'Bundesamt für Justiz',
    complainTo: 'Het Bundesamt für Justiz, dat toezicht houdt op incassobureaus.',
    nextStep: 'Controleer de eis. Schrijf dan, betwist haar of vraag het contract en alle kosten.',
  },
  'de.sender.paigo': {
    says: 'Paigo is een incassobureau van de Riverty-groep.',
    regulator: 'Bundesamt für Justiz',
    complainTo: 'Het Bundesamt für Justiz, dat toezicht houdt op incassobureaus.',
    nextStep: 'Controleer de eis. Schrijf dan, betwist haar of vraag het contract en alle kosten.',
  },
  'de.sender.infoscore': {
    says: 'infoscore is een incassobureau. Brieven gaan vaak over ritten, winkels en telefooncontracten.',
    regulator: 'Bundesamt für Justiz',
    complainTo: 'Het Bundesamt für Justiz, dat toezicht houdt op incassobureaus.',
    nextStep: 'Controleer de eis. Schrijf dan, betwist haar of vraag het contract en alle kosten.',
  },
  'de.sender.pair': {
    says: 'PAIR Finance is een incassobureau uit Berlijn dat vooral per mail en sms schrijft.',
    regulator: 'Bundesamt für Justiz',
    complainTo: 'Het Bundesamt für Justiz, dat toezicht houdt op incassobureaus.',
    nextStep: 'Controleer de eis. Schrijf dan, betwist haar of vraag het contract en alle kosten.',
  },
  'de.sender.creditreform': {
    says: 'Creditreform is een netwerk van plaatselijke bedrijven voor incasso en kredietrapporten over bedrijven.',
    regulator: 'Bundesamt für Justiz',
    complainTo: 'Het Bundesamt für Justiz, dat toezicht houdt op incassobureaus.',
    nextStep: 'Controleer de eis. Schrijf dan, betwist haar of vraag het contract en alle kosten.',
  },
  'de.sender.coeo': {
    says: 'coeo is een incassobureau. Het schrijft vaak per mail en sms.',
    regulator: 'Bundesamt für Justiz',
    complainTo: 'Het Bundesamt für Justiz, dat toezicht houdt op incassobureaus.',
    nextStep: 'Controleer de eis. Schrijf dan, betwist haar of vraag het contract en alle kosten.',
  },
  'de.sender.real': {
    says: 'REAL Solution is een incassobureau uit Hamburg.',
    regulator: 'Bundesamt für Justiz',
    complainTo: 'Het Bundesamt für Justiz, dat toezicht houdt op incassobureaus.',
    nextStep: 'Controleer de eis. Schrijf dan, betwist haar of vraag het contract en alle kosten.',
  },
  'de.sender.lowell': {
    says: 'Lowell int voor anderen en koopt oude schulden. Vraag van wie de schuld is.',
    regulator: 'Bundesamt für Justiz',
    complainTo: 'Het Bundesamt für Justiz, dat toezicht houdt op incassobureaus.',
    nextStep: 'Controleer de eis. Schrijf dan, betwist haar of vraag het contract en alle kosten.',
  },
  'de.sender.intrum': {
    says: 'Intrum int voor anderen en koopt oude schulden. Vraag van wie de schuld is.',
    regulator: 'Bundesamt für Justiz',
    complainTo: 'Het Bundesamt für Justiz, dat toezicht houdt op incassobureaus.',
    nextStep: 'Controleer de eis. Schrijf dan, betwist haar of vraag het contract en alle kosten.',
  },
  'de.sender.hoist': {
    says: 'Hoist Finance koopt oude bankschulden. Vraag bewijs dat de uwe van hen is.',
    regulator: 'Bundesamt für Justiz',
    complainTo: 'Het Bundesamt für Justiz, dat toezicht houdt op incassobureaus.',
    nextStep: 'Controleer de eis. Schrijf dan, betwist haar of vraag het contract en alle kosten.',
  },
  'de.sender.tesch': {
    says: 'TESCH mediafinanz is een incassobureau, vaak voor webwinkels.',
    regulator: 'Bundesamt für Justiz',
    complainTo: 'Het Bundesamt für Justiz, dat toezicht houdt op incassobureaus.',
    nextStep: 'Controleer de eis. Schrijf dan, betwist haar of vraag het contract en alle kosten.',
  },
  'de.sender.universum': {
    says: 'Universum is een incassobureau uit Frankfurt.',
    regulator: 'Bundesamt für Justiz',
    complainTo: 'Het Bundesamt für Justiz, dat toezicht houdt op incassobureaus.',
    nextStep: 'Controleer de eis. Schrijf dan, betwist haar of vraag het contract en alle kosten.',
  },
  'de.sender.alektum': {
    says: 'Alektum int en koopt consumentenschulden, vaak van telefoonbedrijven en bedrijven voor later betalen.',
    regulator: 'Bundesamt für Justiz',
    complainTo: 'Het Bundesamt für Justiz, dat toezicht houdt op incassobureaus.',
    nextStep: 'Controleer de eis. Schrijf dan, betwist haar of vraag het contract en alle kosten.',
  },
  'de.sender.bid': {
    says: 'BID is een incassobureau uit Beieren.',
    regulator: 'Bundesamt für Justiz',
    complainTo: 'Het Bundesamt für Justiz, dat toezicht houdt op incassobureaus.',
    nextStep: 'Controleer de eis. Schrijf dan, betwist haar of vraag het contract en alle kosten.',
  },
  'de.sender.diagonal': {
    says: 'Diagonal Inkasso is een incassobureau.',
    regulator: 'Bundesamt für Justiz',
    complainTo: 'Het Bundesamt für Justiz, dat toezicht houdt op incassobureaus.',
    nextStep: 'Controleer de eis. Schrijf dan, betwist haar of vraag het contract en alle kosten.',
  },
  'de.sender.atriga': {
    says: 'atriga is een incassobureau.',
    regulator: 'Bundesamt für Justiz',
    complainTo: 'Het Bundesamt für Justiz, dat toezicht houdt op incassobureaus.',
    nextStep: 'Controleer de eis. Schrijf dan, betwist haar of vraag het contract en alle kosten.',
  },
  'de.sender.culpa': {
    says: 'CULPA Inkasso is een incassobureau. Het vraagt vaak kleine eisen.',
    regulator: 'Bundesamt für Justiz',
    complainTo: 'Het Bundesamt für Justiz, dat toezicht houdt op incassobureaus.',
    nextStep: 'Controleer de eis. Schrijf dan, betwist haar of vraag het contract en alle kosten.',
  },
  'de.sender.ksp': {
    says: 'KSP is een advocatenkantoor uit Hamburg dat schulden int en waarschuwingen over foto’s stuurt. Het is geen rechter.',
    regulator: 'de orde van advocaten (Rechtsanwaltskammer)',
    complainTo: 'De orde van advocaten (Rechtsanwaltskammer) van het district.',
    nextStep: 'Controleer de eis. Betwist haar dan, of vraag het contract en alle kosten.',
  },
  'de.sender.haas': {
    says: 'Een advocatenkantoor dat voor veel bedrijven schulden int. Het is geen rechter.',
    regulator: 'de orde van advocaten (Rechtsanwaltskammer)',
    complainTo: 'De orde van advocaten (Rechtsanwaltskammer) van het district.',
    nextStep: 'Controleer de eis. Betwist haar dan, of vraag het contract en alle kosten.',
  },
  'de.sender.frommer': {
    says: 'Frommer Legal, vroeger Waldorf Frommer, is een advocatenkantoor uit München. Het waarschuwt mensen om films en muziek die online gedeeld zijn.',
    regulator: 'de orde van advocaten (Rechtsanwaltskammer)',
    complainTo: 'De orde van advocaten (Rechtsanwaltskammer) van het district.',
    nextStep: 'Teken hun formulier niet. Vraag advies vóór hun datum.',
  },
  'de.sender.ippc': {
    says: 'Een advocatenkantoor uit Berlijn dat mensen waarschuwt om films en spellen die online gedeeld zijn.',
    regulator: 'de orde van advocaten (Rechtsanwaltskammer)',
    complainTo: 'De orde van advocaten (Rechtsanwaltskammer) van het district.',
    nextStep: 'Teken hun formulier niet. Vraag advies vóór hun datum.',
  },
  'de.sender.nimrod': {
    says: 'Een advocatenkantoor uit Berlijn dat mensen waarschuwt om spellen die online gedeeld zijn.',
    regulator: 'de orde van advocaten (Rechtsanwaltskammer)',
    complainTo: 'De orde van advocaten (Rechtsanwaltskammer) van het district.',
    nextStep: 'Teken hun formulier niet. Vraag advies vóór hun datum.',
  },
  'de.sender.beitragsservice': {
    says: 'Het int de omroepbijdrage (Rundfunkbeitrag) voor publieke radio en tv. Het heeft geen rechter nodig om haar te innen.',
    nextStep: 'Kijk naar het kader aan het einde (Rechtsbehelfsbelehrung). Het noemt uw termijn.',
  },
  'de.sender.finanzamt': {
    says: 'Het belastingkantoor. Het kan belasting zonder rechter innen. Het kan u ook meer tijd geven.',
    nextStep: 'Kijk naar het kader aan het einde (Rechtsbehelfsbelehrung). Het noemt uw termijn.',
  },
  'de.sender.hauptzollamt': {
    says: 'Het douanekantoor. Het int zonder rechter voor federale diensten, zoals zorgverzekeraars en Jobcenters.',
    nextStep: 'Kijk naar het kader aan het einde (Rechtsbehelfsbelehrung). Het noemt uw termijn.',
  },
  'de.sender.jobcenter': {
    says: 'Het Jobcenter betaalt bijstand (Grundsicherung) en kan geld terugvragen. U kunt binnen één maand bezwaar maken.',
    nextStep: 'Kijk naar het kader aan het einde (Rechtsbehelfsbelehrung). Het noemt uw termijn.',
  },
  'de.sender.arbeitsagentur': {
    says: 'Het arbeidsbureau. Zijn schuldendienst in Recklinghausen int wat terugbetaald moet worden.',
    nextStep: 'Kijk naar het kader aan het einde (Rechtsbehelfsbelehrung). Het noemt uw termijn.',
  },
  'de.sender.familienkasse': {
    says: 'De Familienkasse betaalt kinderbijslag (Kindergeld) en kan haar terugvragen.',
    nextStep: 'Kijk naar het kader aan het einde (Rechtsbehelfsbelehrung). Het noemt uw termijn.',
  },
  'de.sender.stadtkasse': {
    says: 'De kas van uw gemeente. Zij kan heffingen en boetes van de overheid zonder rechter innen.',
    nextStep: 'Kijk naar het kader aan het einde (Rechtsbehelfsbelehrung). Het noemt uw termijn.',
  },
  'de.sender.mahngericht': {
    says: 'Een rechtbank die betalingsbevelen verstuurt. Zij heeft niet nagegaan of de eis waar is.',
    nextStep:
      'Maak binnen twee weken na de betekening bezwaar op het roze formulier als u het niet eens bent.',
  },
  'de.sender.schufa': {
    says: 'Een kredietbureau. Het bewaart gegevens over contracten en onbetaalde schulden. Het kan geen geld eisen.',
    regulator: 'de dienst voor gegevensbescherming van uw deelstaat',
    complainTo: 'Eerst het bureau, dan de dienst voor gegevensbescherming.',
    nextStep: 'Vraag uw gratis kopie van de gegevens (Art. 15 GDPR) en laat fouten verbeteren.',
  },
  'de.sender.gema': {
    says: 'GEMA geeft licenties voor muziek in het openbaar, voor componisten. Voor privé luisteren is geen licentie nodig.',
    nextStep: 'Ga na of u muziek in het openbaar speelde. Vraag dan welk tarief ze gebruikten.',
  },
  'de.sender.parkcontrol': {
    says: 'Een particulier bedrijf dat parkeerplaatsen van winkels bewaakt. Zijn rekening is een contractboete (Vertragsstrafe), geen boete van de overheid.',
    complainTo: 'De winkel van wie de parkeerplaats is, dan de Verbraucherzentrale.',
    nextStep: 'Ga na wie reed, de borden en het bedrag. Vraag de winkel het in te trekken.',
  },
  'de.sender.fairparken': {
    says: 'Een particulier bedrijf dat parkeerplaatsen van winkels bewaakt. Zijn rekening is een contractboete (Vertragsstrafe), geen boete van de overheid.',
    complainTo: 'De winkel van wie de parkeerplaats is, dan de Verbraucherzentrale.',
    nextStep: 'Ga na wie reed, de borden en het bedrag. Vraag de winkel het in te trekken.',
  },
  'de.sender.apcoa': {
    says: 'Een particulier parkeerbedrijf. Zijn rekening is een contractboete (Vertragsstrafe), geen boete van de overheid.',
    complainTo: 'De winkel van wie de parkeerplaats is, dan de Verbraucherzentrale.',
    nextStep: 'Ga na wie reed, de borden en het bedrag. Vraag de winkel het in te trekken.',
  },
  'de.sender.contipark': {
    says: 'Een particulier parkeerbedrijf. Zijn rekening is een contractboete (Vertragsstrafe), geen boete van de overheid.',
    complainTo: 'De winkel van wie de parkeerplaats is, dan de Verbraucherzentrale.',
    nextStep: 'Ga na wie reed, de borden en het bedrag. Vraag de winkel het in te trekken.',
  },
  'de.sender.telekom': {
    says: 'Een bedrijf voor telefoon en internet.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Eerst het bedrijf, dan de geschillenbalie van de Bundesnetzagentur.',
    nextStep: 'Controleer het contract en de rekening. Maak schriftelijk bezwaar.',
  },
  'de.sender.vodafone': {
    says: 'Een bedrijf voor telefoon, internet en kabel.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Eerst het bedrijf, dan de geschillenbalie van de Bundesnetzagentur.',
    nextStep: 'Controleer het contract en de rekening. Maak schriftelijk bezwaar.',
  },
  'de.sender.o2': {
    says: 'Een bedrijf voor telefoon en internet, bekend als o2.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Eerst het bedrijf, dan de geschillenbalie van de Bundesnetzagentur.',
    nextStep: 'Controleer het contract en de rekening. Maak schriftelijk bezwaar.',
  },
  'de.sender.einsundeins': {
    says: 'Een bedrijf voor telefoon en internet.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Eerst het bedrijf, dan de geschillenbalie van de Bundesnetzagentur.',
    nextStep: 'Controleer het contract en de rekening. Maak schriftelijk bezwaar.',
  },
  'de.sender.eon': {
    says: 'Een leverancier van stroom en gas.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Eerst de leverancier, dan de Schlichtungsstelle Energie.',
    nextStep: 'Vergelijk de meterstand. Vraag vóór de datum een plan in delen.',
  },
  'de.sender.vattenfall': {
    says: 'Een leverancier van stroom en gas.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Eerst de leverancier, dan de Schlichtungsstelle Energie.',
    nextStep: 'Vergelijk de meterstand. Vraag vóór de datum een plan in delen.',
  },
  'de.sender.enbw': {
    says: 'Een leverancier van stroom en gas.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Eerst de leverancier, dan de Schlichtungsstelle Energie.',
    nextStep: 'Vergelijk de meterstand. Vraag vóór de datum een plan in delen.',
  },
  'de.sender.stadtwerke': {
    says: 'De leverancier van stroom, gas, warmte of water van uw gemeente.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'Eerst de leverancier, dan de Schlichtungsstelle Energie.',
    nextStep: 'Vergelijk de meterstand. Vraag vóór de datum een plan in delen.',
  },
  'de.sender.vonovia': {
    says: 'De grootste particuliere verhuurder in Duitsland. Deutsche Wohnen hoort erbij.',
    nextStep: 'Laat de eis door een huurdersvereniging nagaan voordat u tekent of betaalt.',
  },
  'de.sender.leg': {
    says: 'Een grote particuliere verhuurder.',
    nextStep: 'Laat de eis door een huurdersvereniging nagaan voordat u tekent of betaalt.',
  },
}
