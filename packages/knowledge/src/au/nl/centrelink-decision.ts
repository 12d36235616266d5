/** The Dutch words of the rows in ../centrelink-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CENTRELINK_DECISION_NL: Words = {
  'au.centrelink.deadline': {
    says: 'U kunt ook later een herziening (review) vragen. Maar binnen 13 weken kunt u al het gemiste geld terugkrijgen.',
    action: 'Vraag een herziening (review) van de beslissing',
    consequence: 'Een latere herziening telt meestal pas vanaf de dag waarop u het vroeg.',
  },
  'au.centrelink.right-review': {
    says: 'Een andere medewerker kijkt er gratis opnieuw naar. U kunt de redenen vragen en de papieren die ze gebruikten.',
  },
  'au.centrelink.right-tribunal': {
    says: 'Zegt die ook nee? Dan kijkt het Administrative Review Tribunal er gratis naar.',
  },
  'au.centrelink.step-call': {
    says: 'Vraag uitleg en zeg: ik wil een formele herziening (formal review). Schrijf de dag en het ontvangstnummer op.',
  },
  'au.centrelink.step-proof': {
    says: 'Stuur bewijs dat antwoord geeft op de reden, zoals loonstroken of een verslag van uw arts.',
  },
  'au.centrelink.option-review': {
    says: 'Vraag het online, per telefoon of per brief. Een welfare rights centre helpt u gratis.',
    title: 'Een formele herziening (formal review) vragen',
    cost: 'Gratis.',
    time: 'Enkele weken of maanden.',
    risk: 'Klein.',
    bestFor: 'U denkt dat een feit of een regel verkeerd is gelezen.',
  },
  'au.centrelink.reality': {
    says: 'Een controle (review) is gewoon werk. Het is geen beschuldiging, en uw betaling gaat voorlopig door.',
  },
  'au.centrelink.right-time': {
    says: 'Hebt u meer tijd nodig voor formulieren of verslagen? Vraag het vóór de laatste dag en zeg waarom.',
  },
  'au.centrelink.right-after': {
    says: 'Stopt de betaling daarna? Dan kunt u gratis een herziening (review) vragen. Binnen 13 weken kunt u al het gemiste geld terugkrijgen.',
  },
  'au.centrelink.step-form': {
    says: 'Vul het formulier eerlijk in en stuur het uiterlijk op de dag in de brief. Bewaar een kopie en het ontvangstnummer.',
  },
  'au.centrelink.step-doctor': {
    says: 'Ga snel naar uw arts voor nieuwe verslagen, en zeg hoe het met u gaat op slechte dagen.',
  },
  'au.centrelink.warn': {
    says: 'Antwoordt u niet? Dan kan de betaling worden gestopt. Gebeurt dat, bel dan meteen en stuur het formulier.',
  },
}
