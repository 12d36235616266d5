/** Questions about wages that are not paid or taken off, and about hours: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_AND_HOURS_WORDS: Words = {
  'nl.ask.unpaid-wages': {
    says: 'Vraag uw loon schriftelijk, met een laatste dag. Bij te laat betaald loon kunt u tot 50% extra eisen. Bij de kantonrechter hebt u geen advocaat nodig, en het Juridisch Loket helpt gratis.',
  },
  'nl.ask.unpaid-wages-what-now': {
    says: 'Vraag uw loon schriftelijk, met een laatste dag. Bij te laat betaald loon kunt u tot 50% extra eisen. Bij de kantonrechter hebt u geen advocaat nodig.',
  },
  'nl.ask.wage-deductions': {
    says: 'Zolang u er werkt, mag de werkgever alleen inhouden wat de wet noemt, zoals een lening die op papier staat. Het minimumloon moet overblijven. Vraag de reden op papier en eis de rest op.',
  },
  'nl.ask.roster-changed': {
    dependsOn: 'uw contract en cao',
    says: 'De werkgever moet uw arbeidspatroon 28 dagen vooraf melden, tenzij de cao anders zegt. Kan dat niet, dan moeten de uren vier dagen vooraf bekend zijn. Afgesproken uren wijzigen vraagt uw ja of een zwaarwegende reden.',
  },
  'nl.ask.zero-hours': {
    says: 'Na drie maanden gelden uw gemiddelde uren als afgesproken, en kunt u daar loon voor vragen. Na twaalf maanden moet uw werkgever vaste uren aanbieden. U moet vier dagen vooraf worden opgeroepen. Schrijf uw uren op.',
  },
  'nl.ask.overtime': {
    says: 'In uw contract of cao staat of overuren betaald worden. Voor elk uur krijgt u ten minste het minimumloon. Schrijf uw uren op en vraag ze op, tot vijf jaar terug.',
    dependsOn: 'uw contract en cao',
  },
}
