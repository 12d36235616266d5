/** Rights of who gets a letter before court action, from a business or from a person: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_RIGHTS_NL: Words = {
  'gb.lbc.right-thirty': {
    says: 'U hebt recht op 30 dagen om te antwoorden, vanaf de datum op de brief. Dit geldt voor schulden die een bedrijf van een persoon eist.',
  },
  'gb.lbc.right-documents': {
    says: 'U hebt het recht om papieren te vragen. Ze moeten die binnen 30 dagen sturen, of zeggen waarom dat niet kan.',
  },
  'gb.lbc.right-wait': {
    says: 'Stuurt u het formulier terug? Dan horen ze 30 dagen niet naar de rechter te gaan. Die tellen vanaf ontvangst, of vanaf het sturen van uw papieren.',
  },
  'gb.lbc.right-talk': {
    says: 'Beide kanten moeten proberen het zonder rechter op te lossen. U kunt een regeling aanbieden, of een bemiddelaar of ombudsman vragen.',
  },
  'gb.lbc.right-notice': {
    says: 'Lukt het overleg niet? Dan horen ze u minstens 14 dagen extra waarschuwing te geven voordat ze een eis beginnen.',
  },
  'gb.lbc.right-breach': {
    says: 'Slaan ze deze stappen over? Dan kunt u dat de rechter zeggen. Die kan de zaak stilleggen of veranderen wie de kosten betaalt.',
  },
  'gb.lbc.person-right': {
    says: 'U hoort een redelijke tijd te krijgen om te antwoorden: 14 dagen in een eenvoudige zaak. De langere tijd voor schulden aan een bedrijf geldt hier niet.',
  },
  'gb.lbc.person-step': {
    says: 'Antwoord vóór de datum in de brief. Schrijf waar u het mee eens bent en waar niet. Stuur uw bewijs mee. Bied aan te praten.',
  },
}
