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
  'nl.ask.holiday-pay': {
    says: 'U hebt recht op ten minste 8% van uw loon als vakantiegeld. Het komt meestal in mei of juni, en als de baan eindigt. Vraag het schriftelijk met een laatste dag. Bij te late betaling kunt u tot 50% meer vragen.',
  },
  'nl.ask.fixed-job': {
    says: 'Na meer dan drie tijdelijke contracten achter elkaar, of meer dan drie jaar, hebt u een vaste baan. Pauzes tot zes maanden tellen niet. Een cao kan andere regels geven.',
    dependsOn: 'het aantal, de duur en de pauzes',
  },
  'nl.ask.no-compete': {
    says: 'Zo’n verbod moet op papier staan. In een tijdelijk contract is een geschreven zwaarwegende reden nodig, anders geldt het niet. Een rechter kan het beperken of schrappen. Vraag eerst uw werkgever om u te laten gaan.',
    dependsOn: 'wat u tekende en wat de nieuwe baan is',
  },
  'nl.ask.work-accident': {
    says: 'Uw werkgever is aansprakelijk, tenzij hij alles deed voor uw veiligheid. Meld het schriftelijk, ga naar een arts en bewaar namen en foto’s. U houdt ten minste 70% van uw loon tijdens ziekte. Schade kunt u vijf jaar lang vorderen.',
  },
  'nl.ask.holiday-days': {
    says: 'U hebt per jaar ten minste vier keer uw uren per week: 20 dagen bij een volle week. Uw contract of cao kan meer geven. Uw loon loopt door. De wettelijke dagen vervallen meestal zes maanden na het jaar.',
  },
  'nl.ask.pay-slip': {
    says: 'Uw werkgever moet een loonstrook geven bij elke wijziging, op papier of online. Daarop staan loon, uren en wat er af gaat. Vraag die schriftelijk met een laatste dag. U kunt het ook melden bij de Arbeidsinspectie.',
  },
  'nl.ask.pay-cut': {
    says: 'Uw loon hoort bij uw contract. Het gaat alleen omlaag als u ja zegt, of met een schriftelijk wijzigingsbeding en een zwaarwegende reden. Schrijf dat u het niet eens bent en vraag het volle loon. Teken niets.',
  },
  'nl.ask.agency-job': {
    says: 'Met een uitzendbeding in uw contract kan het werk eindigen als de inlener stopt. Zonder dat beding gelden de gewone ontslagregels. Vraag uw contract en fase op. U krijgt meestal een transitievergoeding. Vraag binnen een week WW aan.',
    dependsOn: 'uw contract en fase',
  },
}
