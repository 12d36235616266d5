/** The Dutch words of the rows in ../enquiry-bank.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_NL: Words = {
  'it.ask.identity-loan': {
    says: 'Doe aangifte en stuur die naar de kredietgever. U hebt niets afgesproken, dus u bent niets schuldig. Laat de melding daar en bij CRIF wissen.',
  },
  'it.ask.account-closed': {
    says: 'De bank moet twee maanden vooraf schrijven, behalve bij ernstige reden. Uw geld moet zij uitbetalen. U hebt recht op een basisrekening (conto di base). Klaag, ga dan naar de ABF voor € 20.',
    dependsOn: 'waarom de bank haar sluit en wat het contract zegt',
  },
  'it.ask.sold-debt': {
    says: 'Vraag de nieuwe schuldeiser om het contract en bewijs van de koop. Al uw verweren blijven: betaald, te oud, fout bedrag. Betaal niets zonder bewijs.',
  },
  'it.ask.credit-refused': {
    says: 'Was een kredietbestand als CRIF de reden, dan moet de kredietgever dat direct en gratis zeggen. Vraag CRIF gratis uw gegevens en laat fouten of oude gegevens wissen.',
  },
  'it.ask.wrong-transfer': {
    says: 'Bel nu de bank: misschien kan het nog worden gestopt. Een foute IBAN is niet haar schuld, maar zij moet helpen en zeggen wie het kreeg. Die persoon moet het teruggeven; anders kunt u naar de rechter.',
  },
  'it.ask.mortgage-arrears': {
    says: 'Schrijf de bank: zij moet met u een weg zoeken voor zij de woning verkoopt. Vraag het fonds Gasparrini, dat een lening voor de eerste woning tot 18 maanden pauzeert. Opzeggen mag pas na zeven late termijnen of één die 180 dagen open is.',
  },
}
