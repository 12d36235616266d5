/** Questions about divorce, contact, custody, maintenance and violence, and the care of parents: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_NL: Words = {
  'de.ask-family.contact': {
    says: 'Beide ouders en het kind hebben recht op omgang (Umgang). Het Jugendamt helpt gratis. Lukt dat niet, dan beslist de familierechter.',
  },
  'de.ask-family.custody': {
    says: 'Getrouwde ouders delen het gezag (Sorgerecht), ook na een scheiding. Ongetrouwde ouders delen het na een gezamenlijke verklaring of een bevel van de rechter.',
  },
  'de.ask-family.maintenance': {
    says: 'Het hangt af van inkomen en de leeftijd van het kind. Er geldt een minimum, de helft van de kinderbijslag gaat eraf, en wie betaalt, houdt genoeg om te leven.',
  },
  'de.ask-family.advance': {
    says: 'Vraag voorschot op alimentatie (Unterhaltsvorschuss) bij het Jugendamt, tot 18 jaar. Het helpt u ook gratis bij de eis tegen de andere ouder.',
  },
  'de.ask-family.grown-child': {
    says: 'Nee. De alimentatie loopt na 18 door zolang uw kind naar school gaat, een vak leert of serieus studeert. Nu betalen beide ouders naar inkomen. Het kind krijgt en eist het zelf: bedragen staan in de Düsseldorfer Tabelle, kinderbijslag gaat er helemaal af. Een oude titel geldt meestal door. BAföG gaat voor. Het Jugendamt geeft gratis raad tot 21.',
  },
  'de.ask-family.violence': {
    says: 'Bel in gevaar 110. De politie kan de persoon meteen wegsturen. De familierechter kan hem of haar uit de woning houden. Hulplijn: 116 016, gratis, dag en nacht.',
  },
  'de.ask-family.step-advice': {
    says: 'Het Jugendamt geeft ouders gratis advies over omgang, gezag en alimentatie.',
  },
  'de.ask-family.parents': {
    says: 'U bent het sociaal bureau niets schuldig zolang u € 100.000 per jaar of minder verdient, vóór belasting. Alleen uw eigen inkomen telt, niet spaargeld, woning of loon van uw partner. Vraagt men ernaar, schrijf dan dat u eronder zit.',
  },
}
