/** Questions about fixed and agency jobs, a ban on rival work, and accidents at work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_CONTRACTS_WORDS: Words = {
  'nl.ask.fixed-job': {
    says: 'Tel uw contracten. Na meer dan drie op rij, of meer dan drie jaar samen, hebt u een baan zonder einddatum. Die loopt dan niet af, en voor ontslag is een wettelijke grond nodig. Pauzes tot zes maanden tellen niet. Een cao kan het anders regelen. Schrijf binnen twee maanden dat u in vaste dienst bent.',
    dependsOn: 'het aantal, de duur en de pauzes',
  },
  'nl.ask.no-compete': {
    says: 'Zo’n verbod moet op papier staan. In een tijdelijk contract is een geschreven zwaarwegende reden nodig, anders geldt het niet. Een rechter kan het beperken of schrappen. Vraag eerst uw werkgever om u te laten gaan.',
    dependsOn: 'wat u tekende en wat de nieuwe baan is',
  },
  'nl.ask.work-accident': {
    says: 'Uw werkgever is aansprakelijk, tenzij hij alles deed voor uw veiligheid. Meld het schriftelijk, ga naar een arts en bewaar namen en foto’s. U houdt ten minste 70% van uw loon tijdens ziekte. Schade kunt u vijf jaar lang vorderen.',
  },
  'nl.ask.agency-job': {
    says: 'Met een uitzendbeding in uw contract kan het werk eindigen als de inlener stopt. Zonder dat beding gelden de gewone ontslagregels. Vraag uw contract en fase op. U krijgt meestal een transitievergoeding. Vraag binnen een week WW aan.',
    dependsOn: 'uw contract en fase',
  },
}
