/** A letter on deductions from a tenancy deposit in England and Wales, and what holds in each nation: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_PROTECTION_NL: Words = {
  'gb.deposit.reality': {
    says: 'Deze lijst is wat ze vragen, nog niet wat u schuldig bent. De borg is uw geld tot u akkoord gaat of iemand beslist.',
  },
  'gb.deposit.right-wear': {
    says: 'Gewone slijtage betaalt u niet. Ook niet nieuw voor oud: alleen de waarde die er nog was.',
  },
  'gb.deposit.right-proof': {
    says: 'De verhuurder moet elke schade en de prijs aantonen. Zonder rapport of foto’s van het begin is dat moeilijk.',
  },
  'gb.deposit.right-ten-days': {
    says: 'Bent u het eens over het bedrag, dan moet het binnen tien dagen bij u zijn.',
  },
  'gb.deposit.right-protected-england': {
    says: 'De verhuurder moest de borg binnen 30 dagen bij een dienst (scheme) zetten en zeggen welke. Zo niet, dan kan de rechter u één tot drie keer de borg geven.',
  },
  'gb.deposit.right-cleaning-england': {
    says: 'Een schoonmaak door een bedrijf mag niet verplicht zijn. De woning hoeft alleen zo schoon te zijn als bij het begin.',
  },
  'gb.deposit.right-protected-wales': {
    says: 'De verhuurder moest de borg binnen 30 dagen bij een dienst (scheme) zetten en zeggen welke. Zo niet, dan kan de rechter u één tot drie keer de borg geven.',
  },
  'gb.deposit.right-fees-wales': {
    says: 'Ze mogen geen kosten vragen die de wet niet toestaat, zoals een vast bedrag voor het vertrek.',
  },
  'gb.deposit.step-soon': {
    says: 'Zoek uit welke dienst (scheme) de borg heeft en vraag hoe lang u hebt. Er kan een grens zijn.',
  },
  'gb.deposit.other-answer': {
    says: 'Antwoord op tijd. Zeg bij elk bedrag ja of nee, met reden, en vraag nu het deel dat niet betwist is.',
  },
  'gb.deposit.other-proof': {
    says: 'Vraag het beginrapport, foto’s en rekeningen. Verzamel eigen foto’s, berichten en bonnen.',
  },
  'gb.deposit.other-scheme': {
    says: 'Weiger bedragen die niet kloppen en laat de borgdienst (deposit scheme) op papier beslissen.',
    title: 'De gratis borgdienst gebruiken',
    cost: 'Niets.',
    time: 'Enkele weken.',
    risk: 'Beide moeten akkoord zijn en de beslissing is definitief.',
    bestFor: 'De bedragen zijn te hoog of zonder bewijs.',
  },
  'gb.deposit.option-court-england': {
    says: 'Heeft geen dienst de borg, of kan die niet helpen? Vraag de borg via de rechter, en ook de boete als ze niet beschermd was.',
    title: 'Naar de rechter',
    cost: 'Griffierecht. Bij een laag inkomen kunt u hulp vragen.',
    time: 'Enkele maanden.',
    risk: 'Verliest u, dan bent u dat kwijt. Vraag eerst advies.',
    bestFor: 'De borg is nooit beschermd.',
  },
}
