/** The Dutch words of the rows in ../school-discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_DISCIPLINE_NL: Words = {
  'fr.school.want': {
    says: 'De school roept uw kind voor een tuchtraad (conseil de discipline), of zegt u wat die besliste.',
  },
  'fr.school.reality': {
    says: 'U en uw kind mogen spreken, iemand meebrengen om u te verdedigen, en getuigen noemen. De zwaarste straf is van school gestuurd worden.',
  },
  'fr.school.right-file': {
    says: 'De oproep moet minstens vijf dagen vooraf komen. U mag het dossier op school lezen.',
  },
  'fr.school.right-list': {
    says: 'Alleen straffen van de lijst mogen, van waarschuwing tot verwijdering. De raad moet redenen geven; een voorwaardelijke straf (sursis) kan.',
  },
  'fr.school.right-appeal': {
    says: 'Tegen de beslissing van de raad schrijft u binnen acht dagen aan de rector (recteur). Het stopt de straf niet. Een rechter komt pas daarna.',
  },
  'fr.school.right-place': {
    says: 'Een kind tot zestien moet een school hebben. De rector (recteur) moet een nieuwe plaats vinden.',
  },
  'fr.school.step': {
    says: 'Vraag deze week het dossier te zien. Schrijf op wat er gebeurde, met namen van mensen die het zagen. Ga met uw kind naar de zitting.',
  },
  'fr.school.option': {
    says: 'Vraag een oudervereniging (FCPE, PEEP) met u mee te gaan.',
    title: 'Hulp vragen voor de zitting',
    cost: 'Gratis.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'De dag van de zitting is dichtbij.',
  },
}
