/** A notice of a higher price: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_NL: Words = {
  'gb.price-rise.not-yet': {
    says: 'Tot de dag in de brief geldt de oude prijs. U kunt nog weg, overstappen of bezwaar maken.',
  },
  'gb.price-rise.reality': {
    says: 'Sommige verhogingen zijn bij het tekenen afgesproken. Het gaat om wat contract en papieren van toen zeggen.',
  },
  'gb.price-rise.right-phone-pounds': {
    says: 'Bij een contract sinds 17 januari 2025 moet elke verhoging vóór het tekenen in ponden en pence zijn genoemd. Koppelen aan de inflatie mag niet.',
  },
  'gb.price-rise.right-phone-leave': {
    says: 'Staat deze verhoging niet in het contract, dan moeten ze die een maand vooraf melden. U mag dan zonder kosten weg.',
  },
  'gb.price-rise.right-phone-after': {
    says: 'Is uw minimale looptijd voorbij? Dan mag u zonder kosten weg, met hoogstens een maand opzegtermijn.',
  },
  'gb.price-rise.know-social': {
    says: 'Met Universal Credit of een andere uitkering is er vaak een goedkoper tarief (social tariff). Vraag het eerst aan uw bedrijf.',
  },
  'gb.price-rise.right-power-fixed': {
    says: 'Een vaste prijs mag niet omhoog vóór het einde. Daarna, en bij een variabel tarief, geldt het plafond (price cap) van Ofgem.',
  },
  'gb.price-rise.right-power-switch': {
    says: 'Een variabel tarief mag u altijd zonder kosten verlaten. Ook vanaf 49 dagen voor het einde van een vast contract.',
  },
  'gb.price-rise.right-cover-new': {
    says: 'Voor woning en auto mag verlengen niet meer kosten dan voor u als nieuwe klant.',
  },
  'gb.price-rise.right-cover-letter': {
    says: 'In de brief moet de oude premie naast de nieuwe staan. U hoeft niet te verlengen en kunt automatisch verlengen uitzetten.',
  },
  'gb.price-rise.right-cover-cancel': {
    says: 'Na verlenging hebt u meestal 14 dagen om op te zeggen. U betaalt dan de dagen en misschien redelijke kosten.',
  },
  'gb.price-rise.right-unfair': {
    says: 'Een bepaling waarmee het bedrijf naar eigen wens verhoogt terwijl u niet weg kunt, kan oneerlijk zijn. Ze bindt u dan niet.',
  },
  'gb.price-rise.right-agreed': {
    says: 'Een prijs voor een vaste tijd geldt die hele tijd. Eerder verhogen kan alleen met een duidelijke bepaling.',
  },
  'gb.price-rise.right-pressure': {
    says: 'Ze mogen een verhoging niet verstoppen, u niet misleiden en weggaan niet moeilijk maken.',
  },
  'gb.price-rise.step-contract': {
    says: 'Zoek uw contract of de eerste e-mail. Kijk naar de prijs, de genoemde verhogingen en het einde van de looptijd.',
  },
  'gb.price-rise.step-day': {
    says: 'Noteer twee dagen: wanneer de prijs ingaat en de laatste dag om gratis weg te gaan. Doe iets vóór de eerste.',
  },
  'gb.price-rise.step-compare': {
    says: 'Vergelijk prijzen van andere bedrijven. Zeg pas op als het nieuwe rond is, als u de dienst nodig hebt.',
  },
  'gb.price-rise.option-deal': {
    says: 'Bel, noem een goedkoper aanbod en vraag wat ze kunnen doen. Laat het op papier zetten.',
    title: 'Om een betere prijs vragen',
    cost: 'Niets.',
    time: 'Een half uur.',
    risk: 'Een nieuwe deal kan een nieuwe looptijd geven.',
    bestFor: 'U wilt blijven.',
  },
  'gb.price-rise.option-leave': {
    says: 'Schrijf dat u de verhoging niet aanneemt. Vraag welke bepaling het toestaat en om gratis weg te mogen.',
    title: 'Bezwaar maken en gratis weggaan',
    cost: 'Niets.',
    time: 'Een tot twee weken.',
    risk: 'Blijf de oude prijs betalen, anders lijdt uw kredietgegeven.',
    bestFor: 'De verhoging staat niet in het contract.',
  },
  'gb.price-rise.option-phone-complain': {
    says: 'Klaag eerst. Ga na zes weken of een slotbrief (deadlock letter) naar de Communications Ombudsman of CISAS.',
    title: 'Klagen, dan de gratis dienst',
    cost: 'Niets.',
    time: 'Zes weken en wat langer.',
    risk: 'Geen.',
    bestFor: 'Ze laten u niet weg.',
  },
  'gb.price-rise.option-power-complain': {
    says: 'Klaag bij de leverancier. Ga na acht weken of het laatste antwoord naar de Energy Ombudsman.',
    title: 'Klagen, dan de Energy Ombudsman',
    cost: 'Niets.',
    time: 'Acht weken en wat langer.',
    risk: 'Geen.',
    bestFor: 'Een vaste prijs ging omhoog of kosten kloppen niet.',
  },
  'gb.price-rise.option-cover-complain': {
    says: 'Klaag bij de verzekeraar. Ga na acht weken of het laatste antwoord naar de Financial Ombudsman Service.',
    title: 'Klagen, dan de ombudsman',
    cost: 'Niets.',
    time: 'Acht weken en wat langer.',
    risk: 'Geen.',
    bestFor: 'U betaalt meer dan een nieuwe klant of wist van niets.',
  },
}
