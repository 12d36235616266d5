/** What to do about a letter on a music licence: steps and options. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_STEPS_NL: Words = {
  'gb.music.step-check': {
    says: 'Schrijf op wat er in uw zaak te horen is: radio, tv, telefoon, wachtmuziek, bands. Schrijf op wie het hoort: klanten of personeel.',
  },
  'gb.music.step-no-music': {
    says: 'Hoort geen personeel en geen klant muziek? Schrijf dat in twee regels terug. Bewaar een kopie.',
  },
  'gb.music.step-which-tariff': {
    says: 'Speelt u muziek? Vraag een offerte op papier. Vraag welk tarief, welke data en welke ruimte ze gebruikten.',
  },
  'gb.music.step-in-writing': {
    says: 'Antwoord schriftelijk, niet per telefoon. Wat u aan de telefoon zegt, kan het begin van een rekening worden.',
  },
  'gb.music.step-pay': {
    says: 'Hebt u de licentie nodig en kloppen de bedragen? Koop haar. Vraag in delen te betalen als het hele jaar te veel is.',
  },
  'gb.music.step-dispute': {
    says: 'Vragen ze geld voor muziek die u niet speelde? Vraag hun bewijs: wat is gehoord, wanneer, en door wie.',
  },
  'gb.music.step-free-music': {
    says: 'U kunt muziek gebruiken waarvoor geen licentie van PPL PRS nodig is. Kies makers die geen lid zijn en bewaar bewijs van de toestemming.',
  },
  'gb.music.step-staff': {
    says: 'Vertel uw personeel uw regel over muziek. Speelt een medewerker radio voor anderen, dan moet misschien het bedrijf betalen.',
  },
  'gb.music.option-no-music': {
    says: 'Stuur een korte brief of e-mail dat personeel en klanten geen muziek horen.',
    title: 'Zeggen dat u geen muziek speelt',
    cost: 'Niets.',
    time: 'Tien minuten.',
    risk: 'Het moet waar zijn. Een bezoeker kan het nagaan.',
    bestFor: 'U speelt niets, of gebruikt alleen koptelefoons.',
  },
  'gb.music.option-buy': {
    says: 'Vraag een offerte op papier, controleer de ruimte en het gebruik, en koop dan. U bent dan voor het jaar gedekt.',
    title: 'Een offerte vragen en de licentie kopen',
    cost: 'Het hangt af van de ruimte en het gebruik. Vraag het eerst.',
    time: 'Een uur.',
    risk: 'Een licentie wordt vaak elk jaar verlengd tot u haar beëindigt.',
    bestFor: 'Muziek hoort bij uw bedrijf.',
  },
  'gb.music.option-challenge': {
    says: 'Vraag hoe het bedrag is berekend. Verbeter de data, de ruimte en het soort gebruik.',
    title: 'De data of het tarief betwisten',
    cost: 'Vragen kost niets.',
    time: 'Enkele weken.',
    risk: 'Ze kunnen bewijs vragen van wanneer de muziek stopte.',
    bestFor: 'De rekening gaat over dagen of ruimtes zonder muziek.',
  },
  'gb.music.option-stop': {
    says: 'Zet de muziek uit, schrijf hun de datum, en beëindig de licentie als u er een hebt.',
    title: 'Met de muziek stoppen',
    cost: 'Vanaf dan niets.',
    time: 'Een dag.',
    risk: 'Voor dagen daarvoor bent u misschien nog iets schuldig.',
    bestFor: 'De muziek is u de prijs niet waard.',
  },
}
