/** The Dutch words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_WORDS: Words = {
  'be.fine.want': {
    says: 'De politie of het parket stelt voor een verkeerszaak te sluiten als u betaalt.',
  },
  'be.fine.want-order': {
    says: 'Dit is een bevel tot betalen. Zonder beroep kan het worden uitgevoerd als een vonnis.',
  },
  'be.fine.who': {
    says: 'Een boete komt van een gemeente, de politie of het parket. Een politierechtbank kan ernaar kijken.',
  },
  'be.fine.reality': {
    says: 'U kunt zich gratis schriftelijk verdedigen. Klopt het, dan is op tijd betalen het goedkoopst.',
  },
  'be.fine.rights-summary': {
    says: 'U mag het proces-verbaal zien en zeggen waarom het fout is. Tegen een beslissing kunt u naar de politierechtbank.',
  },
  'be.fine.not-yet': {
    says: 'Een eerste betaalvoorstel kan niet door een deurwaarder worden uitgevoerd. Eerst moet er een bevel of beslissing komen.',
  },
  'be.fine.deadline-order': {
    says: 'U hebt 30 dagen vanaf de ontvangst om in beroep te gaan of te betalen. De wet neemt de tiende werkdag als ontvangst. Wij tellen vanaf de datum, voor de zekerheid.',
    action: 'In beroep gaan bij de politierechtbank, of betalen',
    consequence:
      'Het bevel kan worden uitgevoerd, ook door een teruggave van belasting in te houden.',
  },
  'be.fine.right-appeal': {
    says: 'Tegen de beslissing van de gemeente kunt u binnen een maand naar de politierechtbank.',
  },
  'be.fine.right-contest': {
    says: 'U mag een eerste voorstel betwisten, of zeggen wie reed. Gebruik het formulier of de website in de brief.',
  },
  'be.fine.right-report': {
    says: 'De politie moet het proces-verbaal binnen 14 dagen na de overtreding versturen. Is het later verstuurd, dan bewijst het minder.',
  },
  'be.fine.step-check': {
    says: 'Controleer de nummerplaat, dag, uur en plaats. Vraag het proces-verbaal en de foto’s.',
  },
  'be.fine.step-answer': {
    says: 'Betaal of antwoord schriftelijk voor de laatste dag. Doe niet allebei.',
  },
  'be.fine.step-proof': {
    says: 'Bewaar foto’s van borden, tickets en bewijzen.',
  },
  'be.fine.option-defend': {
    says: 'Zeg schriftelijk wat fout is en voeg bewijs toe.',
    title: 'Zich schriftelijk verdedigen',
    cost: 'Gratis',
    time: 'Uiterlijk op de laatste dag in de brief',
    risk: 'Verliest u, dan kan het bedrag hoger zijn.',
    bestFor: 'Het is fout, of u reed niet.',
  },
  'be.fine.option-pay': {
    says: 'Betaal met de mededeling in de brief. Dan eindigt de zaak meestal.',
    title: 'Op tijd betalen',
    cost: 'Het bedrag',
    time: 'Uiterlijk op de laatste dag in de brief',
    risk: 'U aanvaardt het.',
    bestFor: 'Het klopt en u kunt betalen.',
  },
  'be.fine.option-plan': {
    says: 'Vraag het kantoor in de brief om een plan.',
    title: 'Vragen om gespreid te betalen',
    cost: 'Het bedrag, in delen',
    time: 'Vandaag.',
    risk: 'Zij kunnen nee zeggen.',
    bestFor: 'Het klopt maar is te veel in één keer.',
  },
}
