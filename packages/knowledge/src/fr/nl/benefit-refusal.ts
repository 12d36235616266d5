/** The Dutch words of the rows in ../benefit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSAL_NL: Words = {
  'fr.refused.want': {
    says: 'De dienst weigert uw aanvraag voor een uitkering. Men vraagt geen geld terug.',
  },
  'fr.refused.reality': {
    says: 'Een nee kan veranderen. Vaak ontbreekt een papier of is een inkomen verkeerd geteld.',
  },
  'fr.refused.deadline': {
    says: 'U hebt twee maanden na ontvangst. Voor de zekerheid is vanaf de datum van de brief geteld.',
    action: 'Schriftelijk tegen de weigering ingaan',
    consequence: 'De weigering blijft. U kunt alleen opnieuw aanvragen.',
  },
  'fr.refused.right-reasons': { says: 'U mag de reden, de regel en de getelde inkomens weten.' },
  'fr.refused.right-free': {
    says: 'Het bezwaar is gratis en zonder advocaat. Pas na het antwoord, of twee maanden stilte, kunt u naar de rechter.',
  },
  'fr.refused.step-check': {
    says: 'Vergelijk de reden met uw papieren: inkomens, huur, mensen in huis, status. Vraag de berekening.',
  },
  'fr.refused.step-write': {
    says: 'Schrijf naar de plaats in de brief, met bewijs. Stuur meteen mee wat ontbrak.',
  },
  'fr.refused.option-appeal': {
    says: 'Zeg wat fout is en voeg bewijs bij.',
    title: 'Tegen de weigering ingaan',
    cost: 'Gratis.',
    time: 'Binnen twee maanden.',
    risk: 'Geen.',
    bestFor: 'De feiten of de berekening kloppen niet.',
  },
  'fr.refused.option-help': {
    says: 'Een maatschappelijk werker of France services leest de brief en schrijft met u.',
    title: 'Hulp bij het dossier vragen',
    cost: 'Gratis.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'U weet niet wat ontbreekt.',
  },
}
