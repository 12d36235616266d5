/** Questions of a few words that name a matter and no detail: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BARE_MATTERS_NL: Words = {
  'gb.ask-first.refund': {
    says: 'Kapot of niet zoals gezegd: u hebt 30 dagen om het terug te geven voor al uw geld. Daarna mag de verkoper eerst een keer repareren. Online of per telefoon gekocht: u kunt meestal binnen 14 dagen na levering annuleren. Bent u in een winkel alleen van gedachten veranderd, dan gelden haar regels. Schrijf de verkoper, en de firma van uw kaart. Zeg ons wat u kocht, wanneer, en wat er mis is.',
    dependsOn: 'van wat er mis is en waar u het kocht',
  },
  'gb.ask-first.landlord': {
    says: 'Schrijf eerst de verhuurder, met data en foto’s, en bewaar een kopie. Een council of housing association heeft stappen voor klachten. Daarna kijkt de Housing Ombudsman gratis. Bij een particuliere verhuurder belt u de council over reparaties, vocht of dreigen. Een makelaar moet in een redress scheme zijn. Blijf de huur betalen. Zeg ons wat er mis is.',
  },
  'gb.ask-first.job-lost': {
    says: 'Vraag vandaag Universal Credit of New Style Jobseeker’s Allowance aan: die tellen meestal vanaf de aanvraag. Kijk uw laatste loon na: loon, vakantie, opzegtermijn, en na twee jaar een vergoeding (redundancy pay). Was het oneerlijk, bel dan snel Acas. Sinds 1 oktober 2026 hebt u meestal zes maanden, daarvoor vaak drie. Zeg ons waarom het eindigde en hoe lang u er werkte.',
  },
  'gb.ask-first.record-boss': {
    says: 'Een gesprek waaraan u meedoet voor uzelf opnemen is geen misdrijf. Maar in het geheim is het meestal een fout op het werk, vooral als de regels het verbieden. Een rechter (tribunal) kan er toch naar luisteren als het telt. Laat nooit een telefoon lopen als u er niet bij bent. Beter: vraag het, of maak meteen notities en mail ze. Zeg ons waar het over gaat.',
    dependsOn: 'van de regels van uw bedrijf en waarom u het doet',
  },
  'gb.ask-first.notice': {
    says: 'Een baan: volgens de wet een week als u er een maand werkt, tenzij het contract meer zegt. Een huis van een particulier: in Engeland twee maanden, tot het einde van een huurperiode, tenzij het contract minder toestaat. In Schotland vier weken, en in Wales ook als er geen vaste termijn loopt. Doe het schriftelijk en bewaar een kopie. Zeg ons of het een baan of een huis is, en wat het contract zegt.',
    dependsOn: 'van of het een baan of een huis is, en waar',
  },
}
