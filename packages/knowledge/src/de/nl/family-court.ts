/** The Dutch words of the rows in ../family-court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_COURT_NL: Words = {
  'de.famcourt.want': {
    says: 'Iemand, meestal de andere ouder, vraagt de familierechter wie voor uw kind zorgt of hoe vaak u elkaar ziet.',
  },
  'de.famcourt.reality': {
    says: 'De rechter zoekt wat goed is voor het kind, hoort u beiden, het kind en het Jugendamt, en zoekt eerst een akkoord.',
  },
  'de.famcourt.right-care': {
    says: 'Hebben beiden het gezag, dan krijgt één het alleen als u instemt of als dat het beste is voor het kind. Vanaf 14 jaar kan het kind zich verzetten.',
  },
  'de.famcourt.right-contact': {
    says: 'Uw kind heeft recht op beide ouders, en u hebt het recht en de plicht het te zien. Voor lange tijd wordt dat alleen beperkt als het kind anders schade lijdt.',
  },
  'de.famcourt.right-month': {
    says: 'Gaat het om omgang of waar het kind woont, dan hoort de eerste zitting binnen een maand te zijn. Een advocaat is meestal niet nodig, alleen binnen een scheiding. Bij weinig inkomen kan de rechter die betalen (Verfahrenskostenhilfe).',
  },
  'de.famcourt.protection-want': {
    says: 'De rechter beveelt, of moet bevelen, dat u uit de buurt blijft of voorlopig de woning verlaat (Gewaltschutz). Een bevel geldt uiterlijk vanaf het moment dat u het krijgt.',
  },
  'de.famcourt.protection-obey': {
    says: 'Volg een bevel precies op, ook als de ander u belt: een overtreding is strafbaar en kan daarnaast een boete kosten (Ordnungsgeld).',
  },
  'de.famcourt.protection-hearing': {
    says: 'Kwam een spoedbevel zonder u te horen? Vraag schriftelijk een zitting: dan moet de rechter opnieuw beslissen. Na een zitting hebt u twee weken voor beroep.',
  },
  'de.famcourt.step': {
    says: 'Schrijf met data op wat telt voor het kind of de feiten. Praat vooraf met het Jugendamt of een advocaat en antwoord de rechter.',
  },
}
