/** The Dutch words of the rows in ../bank-letters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_LETTERS_NL: Words = {
  'fr.bank.ended-right': {
    says: 'Uw bank moet u schriftelijk twee maanden vooraf zeggen dat zij de rekening opzegt. De opzegging kost u niets.',
  },
  'fr.bank.ended-account': {
    says: 'U hebt recht op een rekening (droit au compte). Weigert een bank, dan wijst de Banque de France gratis een bank aan die u moet nemen.',
  },
  'fr.bank.ended-step': {
    says: 'Open nu een andere rekening. De nieuwe bank verhuist uw betalingen gratis als u dat vraagt. Geef het nieuwe nummer aan uw werkgever en de CAF.',
  },
  'fr.bank.cheque-right': {
    says: 'Betaal de cheque, of zet het geld ervoor opzij, en zeg het de bank. Dan eindigt het verbod meteen. Anders duurt het vijf jaar.',
  },
  'fr.bank.cheque-fee': {
    says: 'Voor een geweigerde cheque tot €50 mag de bank hoogstens €30 nemen. Daarboven is het hoogstens €50. Al haar brieven zitten in dat bedrag.',
  },
  'fr.bank.cheque-file': {
    says: 'Voor de weigering moest de bank u waarschuwen. U staat in een bestand (FCC) tot het geregeld is; de bank moet dat binnen twee dagen melden.',
  },
  'fr.bank.cheque-step': {
    says: 'Geef de chequeboekjes terug. Betaal de cheque en breng het bewijs, of de cheque zelf, naar uw bank.',
  },
  'fr.bank.filed-right': {
    says: 'Voor u op de lijst van leenproblemen (FICP) komt, krijgt u 30 dagen om het te regelen. Betaalt u alles, dan wordt u geschrapt. Anders eindigt het na vijf jaar.',
  },
  'fr.bank.option-mediator': {
    says: 'Schrijf naar de klachtendienst. Ga na twee maanden naar de bemiddelaar (médiateur) van de bank.',
    title: 'Gratis een klacht indienen',
    cost: 'Gratis.',
    time: 'Enkele maanden.',
    risk: 'Geen.',
    bestFor: 'De bank brak een regel.',
  },
  'fr.bank.want': { says: 'Uw bank zegt de rekening op, of verbiedt u cheques te gebruiken.' },
  'fr.bank.reality': {
    says: 'U houdt recht op een rekening en een kaart. Het meeste kunt u snel in orde brengen.',
  },
  'fr.bank.ended-not-yet': {
    says: 'De rekening werkt tot de twee maanden om zijn. Het geld erop blijft van u.',
  },
  'fr.bank.ended-reasons': {
    says: 'Meestal hoeft een bank geen reden te geven. Een rekening via het recht op een rekening (droit au compte) eindigt alleen om redenen in de wet, op papier.',
  },
  'fr.bank.ended-list': {
    says: 'Bewaar uw afschriften. Noteer elke incasso en elke open cheque, en laat daar geld voor staan.',
  },
  'fr.bank.ended-cheques': {
    says: 'Een cheque zonder geld erachter kan een chequeverbod geven.',
    actionable: 'Betaal die mensen anders voordat de rekening eindigt.',
  },
  'fr.bank.ended-option': {
    says: 'Weigert een bank, vraag het dan online aan de Banque de France. Die wijst een bank aan die u moet nemen.',
    title: 'Het recht op een rekening gebruiken',
    cost: 'Gratis, met gratis basisdiensten.',
    time: 'Ongeveer een week na een volledig dossier.',
    risk: 'Niet rood staan en geen cheques.',
    bestFor: 'Geen bank wil een rekening voor u openen.',
  },
  'fr.credit-no.want': {
    says: 'Een kredietgever weigert uw kredietaanvraag.',
  },
  'fr.credit-no.right': {
    says: 'Geen bank hoeft te lenen of te zeggen waarom. U mag vragen welke gegevens zij gebruikte. Besliste alleen een score, vraag dan dat een mens opnieuw kijkt. De Banque de France zegt u gratis wat in haar bestand (FICP) staat.',
  },
  'fr.credit-no.step': {
    says: 'Schrijf de bank: welke gegevens gebruikte zij, en besliste alleen een score?',
  },
}
